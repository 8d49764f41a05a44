# What people and test suites look at.

1 cputime
#? [\d+\.\d+]

rectangular_boardsize 5 3
gogui-play_sequence b B2 w C2

2 showboard
#? [\n   A B C D E\n 3 [^\n]* 3\n 2 \. X\(O\)\. \. 2\n 1 [^\n]* 1\n   A B C D E\n.*black to play.*]

3 printsgf
#? [\(;.*SZ\[5:3\].*;B\[bb\].*;W\[cb\].*\)]

4 printsgf -
#? [\(;.*SZ\[5:3\].*\)]

5 printsgf no/such/directory/file.sgf
#? [\? cannot save file.*]

# The handicap and the side to move are in it.
boardsize 9
set_free_handicap C3 G7
6 printsgf
#? [\(;.*HA\[2\].*PL\[W\].*AB\[.*\).*]

# The verdict stands below the board where it was asked for, and only there.
boardsize 5
set_position b A2 b B2 b C2 b C1 w A3 w B3 w C3 w D3 w D2 w D1
gold-keystones A2 B2 C2 C1
gold-region A1:B1
gold-turn white
10 gold-solve
#? [status dead\n.*]

11 showboard
#? [.*\nwhite to play, move 1, komi 0\ncaptured by black 0, by white 0\nverdict with white to move: Black dies]

play w pass
12 showboard
#? [.*\nblack to play, move 2, komi 0, white has passed\ncaptured by black 0, by white 0\nverdict with white to move: Black dies]

play b A1
13 showboard
#? [.*\ncaptured by black 0, by white 0]
