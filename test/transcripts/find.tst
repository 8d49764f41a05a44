# The problem is found where nothing is set.

# An empty board has none.
boardsize 19
1 gold-problem
#? [goal none: no keystones; no region\nto_move black\nkeystones none\nregion none\nthreats black 0 white 0\nko none]

2 gold-keystones auto
#? [\? cannot find the keystones: no group on the board is in question]

3 gold-region auto
#? [\? cannot find the region: no group on the board is in question]

# A book problem as Sabaki sends it: the black stones as one handicap, then the white ones as moves; who is to move comes last.
komi 0
boardsize 19
clear_board
set_free_handicap A17 B18 B17 C18 D18
play W E19
play W E18
play W C17
play W D17
play W E17
play W A16
play W B16
play W C16
10 reg_genmove B
#? [A19]

11 gold-keystones
#? [B18 C18 D18 A17 B17]

12 gold-solve white
#? [status dead\nproved true\nto_move white\nwinner attacker\nmoves .*\nregion [^\n]*\nregion_confirmed [0-9]+]

# The user steps through the game and back, and the problem is the same.
13 play W T1
play B T2
14 gold-problem
#? [goal white to move and kill\n(.*\n)*defender black\n(.*\n)*found keystones and region; .*(.*\n)*.*]

15 undo
undo
16 reg_genmove B
#? [A19]

# Every part can be set.
20 gold-keystones D18 auto
#? [B18 C18 D18 A17 B17]

21 gold-region auto
#? [A19 B19 C19 D19 A18]

22 gold-problem
#? [goal black to move and live\nto_move black\nattacker white\ndefender black\nkeystones .*\nregion .*\nthreats black 0 white 0\nko none\nstate going on]

# What is set stays when the stones are sent again.
clear_board
set_free_handicap A17 B18 B17 C18 D18
gogui-play_sequence W E19 W E18 W C17 W D17 W E17 W A16 W B16 W C16
23 gold-solve black
#? [status alive\nproved true\n(.*\n)*moves A19\n(.*\n)*.*]

24 gold-keystones A10 auto
#? [\? bad vertex list: A10 is not a stone]

25 gold-keystones Z1 auto
#? [\? syntax error.*]

# Two living groups are no problem.
boardsize 13
clear_board
set_position b A2 b B2 b C2 b D2 b D1 b B1 w M13 w M12 w M11 w N11 w L13 w L11 w L10
30 gold-problem
#? [goal none: .*]

31 genmove b
#? [[A-HJ-N][0-9]+]

# A file without marks.
32 gold-load sgf/unmarked.sgf
#? [goal black to move and live\n(.*\n)*keystones .*\nregion .*\nfound keystones and region; .*\n(.*\n)*.*]
