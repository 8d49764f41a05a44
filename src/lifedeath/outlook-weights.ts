/**
 * Weights of `Outlook`, in hundredths of a natural logarithm of the odds that the attacker wins. They were fitted to some hundred
 * thousand solved positions (docs/notes.md).
 *
 * A pattern is the content of a cell and then of the four cells around it, clockwise: `.` empty, `O` the defender's, `X` the attacker's,
 * `#` the attacker's for ever, `-` beyond the board. Of the eight ways to turn and mirror a pattern one is listed; what
 * is not listed weighs nothing.
 */
export const BIAS = [40, 49] as const;

/** The cell and its neighbours; the weight where the defender is to move, and where the attacker is. */
export const CROSSES = `
..... 5 17  ....O -16 0  ....X -1 44  ....# 15 27  ....- -26 -16  ...OO -45 -19
...OX -15 17  ...O# 20 33  ...O- -18 4  ...XX 16 44  ...X# -10 63  ...X- -55 -24
...## 1 -17  ...#- 139 192  ...-- 0 27  ..O.O -44 -38  ..O.X 15 12  ..O.# 21 11
..O.- -82 -98  ..OOO -93 -56  ..OOX -21 -9  ..OO# 36 28  ..OO- -104 -63  ..OXO -34 -22
..OXX 1 33  ..OX# 22 48  ..OX- -100 -87  ..O#O -33 -16  ..O#X 44 57  ..O## 15 35
..O#- 41 86  ..O-O -34 -4  ..O-X -10 4  ..O-# 79 114  ..O-- -83 20  ..X.X 28 41
..X.# -40 -40  ..X.- 13 -11  ..XOX -5 33  ..XO# 74 93  ..XO- 9 13  ..XXX 52 47
..XX# 16 24  ..XX- -15 -33  ..X#X 16 28  ..X## 3 -1  ..X#- 196 199  ..X-X -88 -60
..X-# 165 182  ..X-- -2 22  ..#.# 0 19  ..#.- 25 23  ..#O# -27 -25  ..#O- -9 5
..#X# 46 67  ..#X- -15 -69  ..### 51 55  ..##- 122 126  ..#-# 12 -4  ..#-- 117 120
.OOOO -112 -100  .OOOX 8 -11  .OOO# 43 28  .OOO- -106 -88  .OOXX -20 -9  .OOX# 71 53
.OOX- -30 -37  .OO## 29 34  .OO#- 63 99  .OO-- -104 -56  .OXOX 8 33  .OXO# 60 151
.OXO- 54 52  .OXXX 40 34  .OXX# 43 51  .OXX- 3 -12  .OX#X -26 10  .OX## 113 88
.OX#- 188 216  .OX-X -87 -88  .OX-# 146 213  .OX-- 39 38  .O#O# -65 -72  .O#O- -39 -48
.O#X# -48 -86  .O#X- 31 -51  .O### 21 24  .O##- 27 80  .O#-# 45 -28  .O#-- 170 102
.XXXX 147 37  .XXX# 43 -29  .XXX- -12 -23  .XX## 62 19  .XX#- 220 216  .XX-- 11 8
.X#X- -75 -35  .X### 111 61  .X##- 129 130  .X#-# 11 1  .X#-- 162 83  .#### 47 26
.###- 88 21  .##-- -8 -10  O.... -121 -68  O...O -72 -72  O...X -88 -47  O...# -32 -4
O...- -101 -104  O..OO -31 -37  O..OX -103 -82  O..O# -50 -33  O..O- -57 -64  O..XX -12 8
O..X# 18 58  O..X- -95 -95  O..## 60 81  O..#- 35 98  O..-- -54 -40  O.O.O -24 -39
O.O.X -59 -26  O.O.# -12 -9  O.O.- -103 -123  O.OOO 46 31  O.OOX -63 -50  O.OO# -1 11
O.OO- -58 -59  O.OXO -100 -97  O.OXX -52 -12  O.OX# -33 0  O.OX- -138 -142  O.O#O -85 -91
O.O#X -6 16  O.O## 16 40  O.O#- -37 2  O.O-O -9 -2  O.O-X -36 -11  O.O-# 55 100
O.O-- 10 8  O.X.X -96 -23  O.X.# -10 28  O.X.- -63 -55  O.XOX -91 -106  O.XO# -37 -3
O.XO- -77 -59  O.XXX 62 207  O.XX# 45 190  O.XX- 3 39  O.X#X 111 76  O.X## 69 115
O.X#- 137 226  O.X-X -76 13  O.X-# 78 145  O.X-- -66 -19  O.#.# 76 59  O.#.- 46 64
O.#O# 39 47  O.#O- 31 5  O.#X# 38 20  O.#X- -8 82  O.### 89 125  O.##- 135 186
O.#-# 45 21  O.#-- 145 138  OOOOO 135 129  OOOOX -28 -32  OOOO# 25 32  OOOO- 17 22
OOOXX -52 -36  OOOX# -1 21  OOOX- -58 -39  OOO## 34 56  OOO#- 60 96  OOO-- 71 77
OOXOX -131 -169  OOXO# -76 -73  OOXO- -60 -40  OOXXX -15 24  OOXX# 37 75  OOXX- -12 23
OOX#X -40 -49  OOX## 66 100  OOX#- 155 177  OOX-X -140 -111  OOX-# 21 68  OOX-- 26 52
OO#O# -27 -16  OO#O- -36 10  OO#X# 17 73  OO#X- -1 -48  OO### 36 55  OO##- 78 132
OO#-# 82 117  OO#-- 122 79  X.... 60 88  X...O 44 62  X...X 101 97  X...- 56 68
X..OO -31 -12  X..OX 102 92  X..O- 20 37  X..XX 90 58  X..X- 59 31  X..-- 20 83
X.O.O -12 24  X.O.X 59 48  X.O.- -26 7  X.OOO -128 -82  X.OOX 6 3  X.OO- -92 -61
X.OXO 60 96  X.OXX 74 53  X.OX- 43 39  X.O-O -73 -18  X.O-X -4 11  X.O-- -67 14
X.X.X 137 85  X.X.- 77 57  X.XOX 139 79  X.XO- 22 20  X.XXX 114 -11  X.XX- 13 -15
X.X-X 22 -1  X.X-- 13 17  XOOOX -72 -18  XOOXX -21 -5  XOOX- -80 -25  XOXOX 127 104
XOXO- -41 13  XOXXX 74 66  XOXX- -47 7  XOX-X 41 71  XOX-- -23 24  XXXXX -4 -63
XXXX- -75 -69  XXX-- -74 -40  #...# 13 30  #..O# 24 24  #..## 7 -5  #..#- 36 61
#.O.# 16 21  #.OO# 6 -24  #.O#O 20 23  #.O## 2 8  #.O#- 28 56  #.O-# -5 -7
#.#.# -56 -78  #.#.- -69 -53  #.#O# -6 -14  #.#O- -71 -59  #.### 14 2  #.##- 2 17
#.#-# -29 -42  #.#-- -6 59  #OOO# 8 -29  #OO## 8 -5  #OO#- 6 -5  #O#O# -30 -28
#O#O- -94 -72  #O### 14 3  #O##- 2 -31  #O#-# 47 34  #O#-- 76 32  ##### -5 12
####- 44 -7  ###-- 63 -49
`;

/** The cell and its diagonal neighbours; one weight. */
export const DIAGONALS = `
..... 6  ....O -28  ....X 36  ....# 31  ...OO -46  ...OX -11  ...O# 25  ...XX 77
...X# 58  ...## 26  ...-- 1  ..O.O -50  ..O.X -15  ..O.# -3  ..OOO -49  ..OOX -39
..OO# -8  ..OXO -51  ..OXX 14  ..OX# 12  ..O#O -1  ..O#X 42  ..O## 39  ..O-- 1
..X.X 73  ..X.# 42  ..XOX 12  ..XO# 59  ..XXX 84  ..XX# 52  ..X#X 29  ..X## 24
..X-- 19  ..#.# -2  ..#O# 55  ..#X# 55  ..### 31  ..#-- 48  ..--- 8  .OOOO -31
.OOOX -55  .OOO# -28  .OOXX -30  .OOX# 17  .OO## 37  .OO-- 7  .OXOX -40  .OXO# 32
.OXXX 78  .OXX# 93  .OX#X 44  .OX## 45  .OX-- 32  .O#O# 4  .O#X# 30  .O### 15
.O#-- 61  .O--- 51  .XXXX 141  .XXX# 121  .XX## 38  .XX-- 39  .X#X# 11  .X### 48
.X#-- 65  .X--- 20  .#### -19  .##-- -1  .#--- 145  O.... -65  O...O -86  O...X -17
O...# -20  O..OO -109  O..OX -49  O..O# -39  O..XX 13  O..X# -54  O..## 47  O..-- -33
O.O.O -102  O.O.X -60  O.O.# -21  O.OOO -134  O.OOX -72  O.OO# -41  O.OXO -67  O.OXX -18
O.OX# -44  O.O#O -55  O.O#X -71  O.O## 37  O.O-- -26  O.X.X 4  O.X.# 2  O.XOX -16
O.XO# -18  O.XXX 64  O.XX# -14  O.X#X -102  O.X## 28  O.X-- -3  O.#.# 48  O.#O# 19
O.#X# 18  O.### 101  O.#-- 51  O.--- 63  OOOOO -155  OOOOX -83  OOOO# -83  OOOXX -43
OOOX# -59  OOO## 4  OOO-- -21  OOXOX -35  OOXO# -25  OOXXX 43  OOXX# -46  OOX#X -73
OOX## 18  OOX-- 14  OO#O# -37  OO#X# 20  OO### 58  OO#-- 40  OO--- 85  OXXXX 52
OXXX# -17  OXX## 5  OXX-- 8  OX### 68  OX#-- 50  OX--- 52  O#### 28  O##-- 33
O#--- 132  X.... 13  X...O -12  X...X 67  X...# 85  X..OO -39  X..OX 16  X..O# 81
X..XX 75  X..X# 71  X..## 44  X..-- 14  X.O.O -19  X.O.X 13  X.O.# 55  X.OOO -43
X.OOX -33  X.OO# 34  X.OXO -4  X.OXX 36  X.OX# 45  X.O#O 28  X.O#X 95  X.O## 92
X.O-- -14  X.X.X 101  X.X.# 87  X.XOX 38  X.XO# 92  X.XXX 101  X.XX# 86  X.X#X 149
X.X## 62  X.X-- 18  X.#.# 30  X.#O# 73  X.#X# -4  X.### -18  X.#-- 63  X.--- -3
XOOOO -24  XOOOX -70  XOOO# -7  XOOXX -32  XOOX# 59  XOO## 128  XOO-- -49  XOXOX 5
XOXO# 74  XOXXX 60  XOXX# 105  XOX#X 69  XOX## 87  XOX-- 2  XO#O# 87  XO#X# -55
XO### 23  XO#-- 71  XO--- -34  XXXXX 89  XXXX# 96  XXX## 28  XXX-- 16  XX### 7
XX#-- 114  XX--- -39  X##-- -124  X#--- 108  #.... 47  #...O 13  #...X 39  #...# 22
#..OO 20  #..OX 9  #..O# 6  #..XX -7  #..X# -17  #..## 25  #..-- 32  #.O.O -13
#.O.X 48  #.O.# -41  #.OOO 7  #.OOX 35  #.OO# -15  #.OXO -21  #.OXX 7  #.OX# -94
#.O#O -22  #.O#X 10  #.O## -2  #.O-- 5  #.X.# 33  #.XO# -24  #.XX# -41  #.X## -6
#.X-- -10  #.#.# -24  #.#O# -56  #.#X# -33  #.### 20  #.#-- 16  #.--- 112  #OOOO -8
#OOOX -4  #OOXX 55  #OOX# -22  #OO## 14  #OO-- -23  #OXO# -20  #OXX# 52  #OX## 13
#OX-- 17  #O#O# -58  #O#X# -2  #O### 13  #O#-- -6  #O--- 21  #XX## -2  #X### -14
#X#-- -16  ##### 30  ###-- 11  ##--- 47
`;
