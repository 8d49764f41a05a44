# Boards, komi and positions.

# boardsize
1 boardsize 9
#? []

2 boardsize 2
#? []

3 boardsize 25
#? []

4 play b Z25
#? []

5 boardsize 1
#? [\? unacceptable size]

6 boardsize 26
#? [\? unacceptable size]

7 boardsize 2147483647
#? [\? unacceptable size]

8 boardsize
#? [\? syntax error.*]

9 boardsize nine
#? [\? syntax error.*]

10 boardsize -9
#? [\? syntax error.*]

11 boardsize 9.0
#? [\? syntax error.*]

# A failure has left the board as it was.
12 play w Z25
#? [\? illegal move.*]

13 boardsize 9 9 9
#? []

14 play b T19
#? [\? syntax error.*]

# rectangular_boardsize
20 rectangular_boardsize 13 7
#? []

21 play b N7
#? []

22 play b A8
#? [\? syntax error.*]

23 rectangular_boardsize 13
#? [\? syntax error.*]

24 rectangular_boardsize 13 26
#? [\? unacceptable size]

25 rectangular_boardsize 1 5
#? [\? unacceptable size]

26 rectangular_boardsize a b
#? [\? syntax error.*]

# clear_board keeps the komi.
boardsize 9
30 komi 6.5
#? []

31 play b E5
#? []

32 clear_board
#? []

33 undo
#? [\? cannot undo]

34 final_score
#? [W\+6\.5]

35 play w E5
#? []

# komi
40 komi -3.5
#? []

41 komi 1000000
#? []

42 komi 0
#? []

43 komi
#? [\? syntax error.*]

44 komi six
#? [\? syntax error.*]

45 komi NaN
#? [\? syntax error.*]

46 komi Infinity
#? [\? syntax error.*]

47 komi 0x10
#? [\? syntax error.*]

48 komi .5
#? []

49 komi 1e1
#? []

# set_position replaces the position, all of it or nothing.
boardsize 9
komi 0
play b J9
50 set_position b A1 w B1 black C3
#? []

51 gold-chains
#? [C3\nA1\nB1]

52 undo
#? [\? cannot undo]

53 set_position b A1 w
#? [\? syntax error.*]

54 set_position b A1 w Z1
#? [\? syntax error.*]

55 set_position A1 b
#? [\? syntax error.*]

56 set_position b A1 w a1
#? [\? bad vertex list.*]

57 set_position b D4 w pass
#? [\? bad vertex list.*]

# A chain without a liberty.
58 set_position b A1 w A2 b B2
#? []

59 set_position b A1 w A2 w B1
#? [\? bad vertex list.*A1.*]

60 gold-chains
#? [A2\nB2\nA1]

61 set_position
#? []

62 gold-chains
#? []

# gogui-setup wants an empty board, and leaves it so if it fails.
70 gogui-setup b A1 w A2 w B1
#? [\? bad vertex list.*]

71 gogui-setup B B9 B B8 B C9 B C8 B D9 B A8 W E9 W E8 W E7 W D7 W C7 W B7 W A7
#? []

72 gogui-setup_player W
#? []

73 gogui-setup b J1
#? [\? board not empty]

74 undo
#? [\? cannot undo]

75 gogui-setup_player
#? [\? syntax error.*]

76 gogui-setup_player green
#? [\? syntax error.*]

77 gold-chains
#? [B9 .*\nE9 .*]
