# The problem: which stones are in question, where may be played, who moves.

# Nothing is set.
boardsize 9
1 gold-keystones
#? []

2 gold-region
#? []

3 gold-turn
#? [black]

4 gold-threats
#? [0 0]

5 gold-validate
#? [no keystones\nno region]

6 gold-problem
#? [goal none: no keystones; no region\nto_move black\nkeystones none\nregion none\nthreats black 0 white 0\nko none]

7 gold-legal b
#? [\? no valid problem: no keystones; no region]

gogui-setup b A8 b B8 b C8 b D8 b D9 w A7 w B7 w C7 w D7 w E7 w E8 w E9

# Keystones: stones of one colour, once each.
10 gold-keystones A8 b8 C8
#? []

11 gold-keystones
#? [A8 B8 C8]

12 gold-keystones show
#? [A8 B8 C8]

13 gold-keystones A9
#? [\? bad vertex list: A9 is not a stone]

14 gold-keystones A8 A9
#? [\? bad vertex list: A9 is not a stone]

15 gold-keystones A8 A7
#? [\? bad vertex list: keystones of two colors]

16 gold-keystones A8 a8
#? [\? bad vertex list.*twice]

17 gold-keystones pass
#? [\? bad vertex list.*]

18 gold-keystones A8 K1
#? [\? syntax error.*]

19 gold-keystones A8 A10
#? [\? syntax error.*]

20 gold-keystones A8:B8
#? [\? syntax error.*]

# The old ones are untouched by all that.
22 gold-keystones show
#? [A8 B8 C8]

# The region is found where none is set, and keystones where there are none.
23 gold-validate
#? [valid]

24 gold-keystones clear
#? []

25 gold-keystones
#? []

26 gold-region A9:C9
#? []

27 gold-validate
#? [valid]

gold-keystones A8 B8 C8 D8
28 gold-validate
#? [valid]

# Regions: points, rectangles from any corner to any corner, all points.
30 gold-region
#? [A9 B9 C9]

31 gold-region C9:A9 B9 J1
#? []

32 gold-region show
#? [A9 B9 C9 J1]

33 gold-region A8:D8
#? [\? bad vertex list: no playable point in the region]

34 gold-region A7:K9
#? [\? syntax error.*]

35 gold-region A9:B9:C9
#? [\? syntax error.*]

36 gold-region A9:
#? [\? syntax error.*]

37 gold-region pass
#? [\? bad vertex list.*]

38 gold-region A9:pass
#? [\? bad vertex list.*]

40 gold-region nowhere
#? [\? syntax error.*]

41 gold-region
#? [A9 B9 C9 J1]

42 gold-region clear
#? []

43 gold-region
#? []

44 gold-validate
#? [valid]

45 gold-region all
#? []

46 gold-region
#? [A9 B9 .* H1 J1]

gold-region A9:C9

# The side to move.
50 gold-turn white
#? [white]

51 gold-turn
#? [white]

52 gold-turn red
#? [\? syntax error.*]

53 gold-problem
#? [goal white to move and kill\nto_move white\nattacker white\ndefender black\nkeystones A8 B8 C8 D8\nregion A9:C9\n.*]

54 gold-turn b
#? [black]

55 gold-problem
#? [goal black to move and live\n.*]

# Ko threats.
60 gold-threats 2 1
#? [2 1]

61 gold-threats
#? [2 1]

62 gold-threats 1
#? [\? syntax error.*]

63 gold-threats 1 many
#? [\? syntax error.*]

64 gold-threats 1 -1
#? [\? syntax error.*]

65 gold-threats 51 0
#? [\? syntax error.*]

66 gold-problem
#? [.*\nthreats black 2 white 1\n.*]

gold-threats 0 0

# Legal moves: the attacker may not pass, the defender may.
70 gold-legal w
#? [A9 B9 C9]

71 gold-legal b
#? [A9 B9 C9 pass]

72 gold-legal
#? [\? syntax error.*]

73 gold-legal x
#? [\? syntax error.*]

play w B9
play b C9
74 gold-legal w
#? [A9]

undo
undo

# The board shows it.
75 showboard
#? [\n   A B C D E F G H J\n 9 : : : X O \. \. \. \. 9\n 8 # # # # O \. \. \. \. 8\n.*]

# Cleared and sent again, as front-ends do.
clear_board
80 gold-validate
#? [keystone A8 is not a black stone now\nkeystone B8 .*\nkeystone C8 .*\nkeystone D8 .*]

81 showboard
#? [\n   A B C D E F G H J\n 9 : : : \. \. \. \. \. \. 9\n 8 \. .*]

set_free_handicap A8 B8 C8 D8 D9
gogui-play_sequence w A7 w B7 w C7 w D7 w E7 w E8 w E9
82 gold-validate
#? [valid]

# Files.
90 gold-load sgf/corner.sgf
#? [goal white to move and kill\n.*\nname Three in a row\nrank 20k\ntext White to move. Where\?]

91 gold-keystones
#? [A8 B8 C8 D8]

92 gold-region
#? [A9 B9 C9]

93 gold-load sgf/collection.sgf 2
#? [goal none: no keystones; no region\n.*]

94 gold-load sgf/collection.sgf 3
#? [\? cannot load file: there are 2 games in it, and none is number 3]

95 gold-load sgf/collection.sgf 0
#? [\? cannot load file.*]

96 gold-load sgf/corner.sgf one
#? [\? syntax error.*]

97 gold-load
#? [\? syntax error.*]

98 gold-load no-such-file.sgf
#? [\? cannot load file.*]

99 gold-load sgf/broken.sgf
#? [\? cannot load file.*]

100 gold-load sgf/two-kos.sgf
#? [\? cannot load file: KB: two kos.*]

101 gold-load sgf/bad-limit.sgf
#? [\? cannot load file: SP: nodes must be .*]

# What was there is there still: the second game of the collection.
102 gold-chains
#? [B6]

103 gold-load sgf/marked.sgf
#? [goal black to move and live\n.*\nkeystones A8 B8 C8 D8\nregion A9:C9\n.*\nnote no side to move is given: Black\nnote keystones from TR\nnote region from SQ and CR]

# A ko of the position: banned for the side to move, not for the other.
104 gold-load sgf/ko.sgf
#? [.*\nko C8.*]

105 gold-legal b
#? [(?!.*C8).*]

106 gold-legal w
#? [.*C8.*]

107 loadsgf sgf/corner.sgf
#? [white]

108 gold-validate
#? [valid]

109 loadsgf sgf/problem.sgf
#? [black]

110 gold-keystones
#? []

111 loadsgf sgf/two-kos.sgf
#? [\? cannot load file: KB: two kos.*]
