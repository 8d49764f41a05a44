# The editor: problems are made, turned about, described and saved.

boardsize 5
1 gold-place black A2:C2 C1
#? []

2 gold-place white A3 B3 C3 D3 D2 D1
#? []

3 gold-chains
#? [A3 B3 C3 D3 D2 D1\nA2 B2 C2 C1]

# Each edit is one step of undo.
4 undo
#? []

5 gold-chains
#? [A2 B2 C2 C1]

6 gold-redo
#? []

7 gold-chains
#? [A3 B3 C3 D3 D2 D1\nA2 B2 C2 C1]

# Captured stones vanish; what has no liberty is refused, and nothing is changed.
8 gold-place white A1:B1
#? [captured A2 B2 C2 C1]

undo
9 gold-place black E3 A4:D4 A5:E5 E4 E2 E1
#? [captured A3 B3 C3 D3 D2 D1]

undo
10 gold-place black A1:E5
#? [\? illegal position: the chain at A5 has no liberty]

11 gold-chains
#? [A3 B3 C3 D3 D2 D1\nA2 B2 C2 C1]

12 gold-place black
#? [\? syntax error.*]

13 gold-place red A1
#? [\? syntax error.*]

14 gold-place black A6
#? [\? syntax error.*]

15 gold-place black pass
#? [\? bad vertex list.*]

16 gold-remove A1
#? [\? bad vertex list: there is no stone on A1]

17 gold-remove A4:E5
#? [\? bad vertex list: there is no stone on A4:E5]

18 gold-remove
#? [\? syntax error.*]

# Keystones that are taken off are keystones no more, until that is undone.
gold-keystones A2 B2 C2 C1
gold-region A1:B1
gold-turn white
19 gold-remove A2:B3 D1
#? []

20 gold-keystones
#? [C2 C1]

undo
21 gold-keystones
#? [A2 B2 C2 C1]

# Turned about, with everything.
gold-threats 2 1
22 gold-rotate 90
#? []

23 showboard
#? [\n   A B C D E\n 5 : # O \. \. 5\n 4 : # O \. \. 4\n 3 # # O \. \. 3\n 2 O O O \. \. 2\n 1 \. .*]

24 gold-flip horizontal
#? []

25 gold-keystones
#? [D5 D4 D3 E3]

26 gold-region
#? [E5 E4]

27 gold-invert
#? []

28 gold-problem
#? [goal black to move and kill\nto_move black\nattacker black\ndefender white\nkeystones D5 D4 D3 E3\nregion E5:E4\nthreats black 1 white 2\n.*]

29 gold-flip vertical
#? []

30 gold-rotate 180
#? []

31 gold-shift right 4
#? [\? .* would fall off the board]

32 gold-shift up 4
#? [\? .* would fall off the board]

33 gg-undo 5
#? []

34 gold-problem
#? [goal white to move and kill\nto_move white\nattacker white\ndefender black\nkeystones A2 B2 C2 C1\nregion A1:B1\nthreats black 2 white 1\n.*]

35 gold-shift right
#? []

36 gold-region
#? [B1 C1]

37 gold-shift left
#? []

38 gold-problem
#? [goal white to move and kill\n.*\nkeystones A2 B2 C2 C1\nregion A1:B1\n.*]

39 gold-rotate 45
#? [\? syntax error.*]

40 gold-rotate
#? [\? syntax error.*]

41 gold-flip sideways
#? [\? syntax error.*]

42 gold-shift
#? [\? syntax error.*]

43 gold-shift north
#? [\? syntax error.*]

44 gold-shift left -1
#? [\? syntax error.*]

45 gold-solve
#? [status dead\nproved true\nto_move white\n.*]

# The moves turn with the board, and undo turns it back before it takes them back.
play w A1
gold-rotate 180
46 showboard
#? [\n   A B C D E\n 5 \. O # :\(O\)5\n.*]

undo
47 gold-chains
#? [A3 B3 C3 D3 D2 D1\nA2 B2 C2 C1\nA1]

undo
48 gold-chains
#? [A3 B3 C3 D3 D2 D1\nA2 B2 C2 C1]

# A board that is not square turns, too.
rectangular_boardsize 3 7
gold-place black A1
49 gold-rotate 270
#? []

50 gold-chains
#? [G1]

51 undo
#? []

52 gold-chains
#? [A1]

# Words.
53 gold-describe White to play and kill. Where?
#? []

54 gold-describe
#? [White to play and kill. Where\?]

55 gold-describe name Two eyes or one
#? []

56 gold-describe rank 12k
#? []

57 gold-problem
#? [.*\nname Two eyes or one\nrank 12k\ntext White to play and kill. Where\?]

58 gold-describe rank -
#? []

59 gold-describe rank
#? []

gold-invert
60 gold-describe
#? [Black to play and kill. Where\?]

# Saved as a whole, never over another file by accident.
61 gold-load sgf/solution.sgf
#? [goal white to move and kill\n.*]

62 gold-save ../../dist/saved.sgf overwrite
#? []

63 gold-save ../../dist/saved.sgf
#? [\? cannot save file: it exists; add the word overwrite to replace it]

64 gold-load ../../dist/saved.sgf
#? [goal white to move and kill\nto_move white\nattacker white\ndefender black\nkeystones A8 B8 C8 D8\nregion A9:C9\nthreats black 0 white 1\nko none\nstate going on\nname Black cannot answer\nrank 25k\ntext White to play and kill. Black has three points in a row.]

65 gold-param depth
#? [5]

66 gold-place black J1
#? []

67 gold-save ../../dist/saved.sgf overwrite
#? [note the position has changed: the solution is left out]

68 gold-save sgf/collection.sgf overwrite
#? [\? cannot save file: it is a collection of 2, which one problem cannot replace]

69 gold-save no/such/folder/file.sgf
#? [\? cannot save file: .*]

70 gold-save sgf
#? [\? cannot save file: not a regular file]

71 gold-save
#? [\? syntax error.*]

72 gold-save ../../dist/saved.sgf please
#? [\? syntax error.*]

gold-keystones clear
gold-region clear
73 gold-save ../../dist/saved.sgf overwrite
#? [note no keystones are set.*\nnote no region is set.*]
