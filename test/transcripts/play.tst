# Moves, made and taken back.

boardsize 9
clear_board

# Colours and vertices in any case.
1 play b D4
#? []

2 play WHITE d6
#? []

3 play B e6
#? []

4 play w PASS
#? []

5 play Black pass
#? []

# The same colour twice is legal.
6 play b A9
#? []

# Syntax
10 play
#? [\? syntax error.*]

11 play b
#? [\? syntax error.*]

12 play C3
#? [\? syntax error.*]

13 play x C3
#? [\? syntax error.*]

14 play C3 b
#? [\? syntax error.*]

15 play b I5
#? [\? syntax error.*]

16 play b A0
#? [\? syntax error.*]

17 play b A10
#? [\? syntax error.*]

18 play b K1
#? [\? syntax error.*]

19 play b A1x
#? [\? syntax error.*]

20 play b A1.0
#? [\? syntax error.*]

21 play b A01
#? [\? syntax error.*]

22 play b resign
#? [\? syntax error.*]

23 play b C3 and more
#? []

# A point that is taken.
30 play w D4
#? [\? illegal move.*occupied.*]

# Suicide, of one stone and of more.
set_position w A2 w B1
31 play b A1
#? [\? illegal move.*suicide.*]

set_position w A3 w B2 w C1 b A1 b B1
32 play b A2
#? [\? illegal move.*suicide.*]

33 play w A2
#? []

34 gold-chains
#? [A3 A2 B2\nC1]

# Ko: not at once, but after another move.
set_position b B1 b A2 b B3 w C1 w D2 w C3 b C2
40 play w B2
#? []

41 play b C2
#? [\? illegal move.*ko.*]

42 play b J9
#? []

43 play w J8
#? []

44 play b C2
#? []

# A pass lifts the ban as well.
45 play w pass
#? []

46 play w B2
#? []

# undo, and what cannot be taken back.
boardsize 9
50 undo
#? [\? cannot undo]

play b A1
play w A2
play b B2
51 undo
#? []

52 gold-chains
#? [A2\nA1]

53 gold-redo
#? []

54 gold-redo
#? [\? cannot redo]

55 gg-undo 4
#? [\? cannot undo]

56 gg-undo 2
#? []

57 gg-undo two
#? [\? syntax error.*]

58 gg-undo -1
#? [\? syntax error.*]

59 gg-undo
#? []

60 undo
#? [\? cannot undo]

gold-redo
gold-redo
gold-redo
61 gold-chains
#? [A2\nB2\nA1]

# An undo brings captured stones back.
boardsize 5
play w A1
play b A2
play b B1
62 undo
#? []

63 gold-chains
#? [A2\nA1]

# A new move ends what could be redone.
play b C3
64 gold-redo
#? [\? cannot redo]

# Sequences are played whole or not at all.
boardsize 9
70 gogui-play_sequence B C3 W D4 B pass W E5
#? []

71 gogui-play_sequence B A1 W C3
#? [\? illegal move.*]

72 gogui-play_sequence B A1 W
#? [\? syntax error.*]

73 gogui-play_sequence B A1 W Z99
#? [\? syntax error.*]

74 gg-undo 5
#? [\? cannot undo]

75 gg-undo 4
#? []

76 gogui-play_sequence B A1 W A1
#? [\? illegal move.*]

# The failure has not touched what can be redone.
77 gold-redo
#? []

78 gogui-play_sequence
#? []

# A sequence meets the ko ban from before it, and makes bans of its own.
set_position b B1 b A2 b B3 w C1 w D2 w C3 b C2
play w B2
80 gogui-play_sequence b C2
#? [\? illegal move.*ko.*]

81 gogui-play_sequence b J9 w J8 b C2 w B2
#? [\? illegal move.*ko.*]

82 gogui-play_sequence b J9 w J8 b C2 w J7 b H8 w B2
#? []

# genmove: the same move for the same position, where the number of playouts is given.
boardsize 9
gold-param playouts 200
90 genmove b
#? [[C-G][3-7]]

91 genmove w
#? [[A-HJ][1-9]]

92 genmove w
#? [[A-HJ][1-9]]

93 gg-undo 3
#? []

94 genmove
#? [\? syntax error.*]

95 genmove red
#? [\? syntax error.*]

96 undo
#? [\? cannot undo]

# It takes what decides the game,
boardsize 5
set_position w A1 w B1 w C1 w D1 w E1 b A2 b B2 b C2 b D2 w A3 w B3 w C3 w D3 w E3 w A5 w B4 w D4 w E5
97 genmove w
#? [E2]

# does not fill its own last eyes,
boardsize 3
set_position b A1 b B1 b C1 b A2 b C2 b B3 b C3
98 genmove b
#? [pass]

# and has to pass where all is forbidden.
99 genmove w
#? [pass]
