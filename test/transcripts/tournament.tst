# Handicap, time, score.

# fixed_handicap
boardsize 19
1 fixed_handicap 2
#? [(D4 Q16|Q16 D4)]

2 undo
#? [\? cannot undo]

3 fixed_handicap 2
#? [\? board not empty]

clear_board
4 fixed_handicap 9
#? [([A-T]\d+ ){8}[A-T]\d+]

clear_board
5 fixed_handicap 10
#? [\? invalid number of stones]

6 fixed_handicap 1
#? [\? invalid number of stones]

7 fixed_handicap 0
#? [\? invalid number of stones]

8 fixed_handicap
#? [\? syntax error.*]

9 fixed_handicap two
#? [\? syntax error.*]

# A failure has left the board empty.
10 fixed_handicap 5
#? [.*K10.*]

boardsize 9
11 fixed_handicap 4
#? [([CG][37] ){3}[CG][37]]

boardsize 8
12 fixed_handicap 5
#? [\? invalid number of stones]

13 fixed_handicap 4
#? [([CF][36] ){3}[CF][36]]

boardsize 7
14 fixed_handicap 5
#? [\? invalid number of stones]

15 fixed_handicap 4
#? [([CE][35] ){3}[CE][35]]

boardsize 6
16 fixed_handicap 2
#? [\? invalid number of stones]

# place_free_handicap
boardsize 19
20 place_free_handicap 2
#? [[A-T]\d+ [A-T]\d+]

21 place_free_handicap 2
#? [\? board not empty]

22 undo
#? [\? cannot undo]

clear_board
23 place_free_handicap 1
#? [\? invalid number of stones]

24 place_free_handicap 361
#? [\? invalid number of stones]

25 place_free_handicap many
#? [\? syntax error.*]

26 place_free_handicap
#? [\? syntax error.*]

# More than asked for is never placed, fewer may be.
27 place_free_handicap 12
#? [([A-T]\d+ ){1,11}[A-T]\d+]

boardsize 2
28 place_free_handicap 3
#? [([AB][12] ){1,2}[AB][12]]

# set_free_handicap: all or nothing.
boardsize 9
30 set_free_handicap A1
#? [\? bad vertex list.*]

31 set_free_handicap
#? [\? bad vertex list.*]

32 set_free_handicap A1 pass
#? [\? bad vertex list.*]

33 set_free_handicap A1 a1
#? [\? bad vertex list.*]

34 set_free_handicap A1 Z9
#? [\? syntax error.*]

35 set_free_handicap A8 B9 B8 C9 C8 D9
#? []

36 gold-chains
#? [B9 .*]

37 undo
#? [\? cannot undo]

38 set_free_handicap E5 E6
#? [\? board not empty]

39 play w E9
#? []

40 undo
#? []

41 undo
#? [\? cannot undo]

boardsize 2
42 set_free_handicap A1 A2 B1 B2
#? [\? bad vertex list.*]

43 set_free_handicap A1 A2 B1
#? []

44 play w B2
#? []

45 gold-chains
#? [B2]

# time
50 time_settings 1800 30 5
#? []

51 time_settings 0 0 0
#? []

52 time_settings 0 1 0
#? []

53 time_settings 1800 30
#? [\? syntax error.*]

54 time_settings a b c
#? [\? syntax error.*]

55 time_settings -1 0 0
#? [\? syntax error.*]

60 time_left b 100 0
#? []

61 time_left white 10 3
#? []

62 time_left b 100
#? [\? syntax error.*]

63 time_left 100 0
#? [\? syntax error.*]

64 time_left b x 0
#? [\? syntax error.*]

# final_score: stones and what they alone surround.
boardsize 5
komi 0
70 final_score
#? [0]

73 gogui-play_sequence b C1 w E1 b C2 w D1 b C3 w D2 b C4 w D3 b C5 w D4 b pass w D5
#? []

74 final_score
#? [B\+5]

komi 5
75 final_score
#? [0]

komi 7.5
76 final_score
#? [W\+2\.5]

# final_status_list
80 final_status_list alive
#? [C5 .*\nD5 .*|D5 .*]

81 final_status_list dead
#? []

82 final_status_list seki
#? []

83 final_status_list
#? [\? syntax error.*]

84 final_status_list sleeping
#? [\? syntax error.*]
