# The end of the game: who has what.

boardsize 9
komi 7.5
# Black has the left, White the right; C7 and G3 are dead, and so is nobody else.
set_position b B9 b D9 b F9 b B8 b C8 b E8 b F8 b A7 b D7 b F7 b B6 b C6 b E6 b F6 b A5 b B5 b D5 b E5 b B4 b C4 b D4 b A3 b B3 b C3 w G9 w J9 w G8 w G7 w H7 w J7 w G6 w F5 w G5 w J5 w E4 w F4 w H4 w D3 w E3 w H3 w J3 w A2 w B2 w C2 w D2 w F2 w G2 w B1 w D1 w E1 w G1 w H1 w C7 b G3

1 final_status_list dead
#? [C7\nG3]

2 final_status_list seki
#? []

3 final_status_list alive
#? [(B9.*\n)(.*\n)+.*H1]

4 final_score
#? [W\+16\.5]

# Territory: the same stones, counted in another way.
5 gold-param scoring territory
#? []

6 final_score
#? [W\+\d+\.5]

7 kgs-rules chinese
#? []

8 gold-param scoring
#? [area]

9 gold-param superko
#? [positional]

10 kata-set-rules japanese
#? []

11 gold-param scoring
#? [territory]

12 gold-param superko
#? [simple]

13 kgs-rules new_zealand
#? []

14 kgs-rules klingon
#? [\? syntax error: unknown rules.*]

15 kata-set-rules
#? [\? syntax error.*]

# Pictures, for people and for GoGui.
20 gold-territory
#? [\n   A B C D E F G H J\n 9 x X x X x X O o O 9\n 8 x X X x X X O o o 8\n 7 X x @ X x X O O O 7\n(.*\n)+.*# O O 3\n(.*\n)+.*]

21 gold-territory bwboard
#? [b b b b b b w w w\n(.*\n){7}w w w w w w w w w]

22 gold-territory dboard
#? [(-?[01]\.\d\d ){8}-?[01]\.\d\d\n(.*\n){7}(-?[01]\.\d\d ){8}-?[01]\.\d\d]

23 gold-territory cboard
#? [\? syntax error.*]

24 gold-benson
#? [black_alive B9 .*\nblack_territory .*\nwhite_alive G9 .*\nwhite_territory .*]

25 gold-benson bwboard
#? [b b b b b b w n n\n(.*\n){7}.*]

26 gold-benson dboard
#? [\? syntax error.*]

# A game that is over is left alone, but where the dead stones have to go they go.
gold-param playouts 300
30 reg_genmove b
#? [pass]

31 reg_genmove w
#? [pass]

32 kgs-genmove_cleanup b
#? [[A-D][5-9]]

33 kgs-genmove_cleanup
#? [\? syntax error.*]

# An empty board.
boardsize 5
komi 0
40 final_score
#? [0]

41 final_status_list dead
#? []

42 gold-benson
#? [black_alive\nblack_territory\nwhite_alive\nwhite_territory]

# Superko: a position may not come again.
boardsize 5
43 gold-param superko positional
#? []

set_position b B1 b A2 b B3 w C1 w D2 w C3 b C2
44 play w B2
#? []

45 play b pass
#? []

46 play w pass
#? []

47 play b C2
#? [\? illegal move.*superko.*]

48 gold-param superko simple
#? []

49 play b C2
#? []
