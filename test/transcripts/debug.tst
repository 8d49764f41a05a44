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
