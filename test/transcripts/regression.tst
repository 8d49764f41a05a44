# Positions from files, and moves that are not played.

# No number: the end of the game, with the colour to play.
1 loadsgf sgf/game.sgf
#? [black]

2 gold-chains
#? [E5\nG5\nG4]

# The number is that of the move before which it stops.
3 loadsgf sgf/game.sgf 1
#? [black]

4 gold-chains
#? []

5 loadsgf sgf/game.sgf 2
#? [white]

6 gold-chains
#? [E5]

7 loadsgf sgf/game.sgf 99
#? [black]

8 undo
#? []

9 loadsgf sgf/problem.sgf 1
#? [white]

10 undo
#? [\? cannot undo]

11 loadsgf sgf/problem.sgf
#? [black]

12 gg-undo 4
#? [\? cannot undo]

13 gg-undo 3
#? []

14 loadsgf sgf/rectangle.sgf
#? [black]

15 gold-chains
#? [A7\nN1]

16 loadsgf sgf/handicap.sgf 1
#? [white]

17 loadsgf sgf/collection.sgf
#? [black]

18 play b E5
#? []

# Stones set up in mid-game cannot be taken back.
20 loadsgf sgf/mid-setup.sgf
#? [black]

21 undo
#? []

22 undo
#? [\? cannot undo]

# The komi of the file.
23 loadsgf sgf/game.sgf 1
#? [black]

24 final_score
#? [W\+6\.5]

# Failures leave everything as it was.
play b A1
30 loadsgf
#? [\? syntax error.*]

31 loadsgf sgf/problem.sgf x
#? [\? syntax error.*]

32 loadsgf sgf/problem.sgf -1
#? [\? syntax error.*]

33 loadsgf no-such-file.sgf
#? [\? cannot load file.*]

34 loadsgf sgf
#? [\? cannot load file.*]

35 loadsgf sgf/empty.sgf
#? [\? cannot load file.*]

36 loadsgf sgf/broken.sgf
#? [\? cannot load file.*]

37 loadsgf sgf/binary.sgf
#? [\? cannot load file.*]

38 loadsgf sgf/illegal.sgf
#? [\? cannot load file.*move 2.*]

39 loadsgf sgf/no-liberty.sgf
#? [\? cannot load file.*]

40 loadsgf sgf/too-large.sgf
#? [\? cannot load file.*]

41 loadsgf /dev/zero
#? [\? cannot load file.*]

42 gold-chains
#? [A1]

# reg_genmove answers and does not play, and always the same.
boardsize 9
gold-param playouts 200
50 reg_genmove b
#? [[A-HJ][1-9]]

51 undo
#? [\? cannot undo]

52 reg_genmove
#? [\? syntax error.*]

53 reg_genmove red
#? [\? syntax error.*]

boardsize 5
set_position w A1 w B1 w C1 w D1 w E1 b A2 b B2 b C2 b D2 w A3 w B3 w C3 w D3 w E3 w A5 w B4 w D4 w E5
54 reg_genmove w
#? [E2]

55 reg_genmove w
#? [E2]

56 gold-chains
#? [A5\n(.*\n)+A2 B2 C2 D2\nA1 .*]
