# What steers the searches.

1 gold-param
#? [search exact\ntime 0\nnodes 0\nmemory 256\nmax_threats 5\ntree rave\nplayouts 0\nseed 1\nsafe_weight 4\nresign 0\nscoring area\nsuperko simple]

2 gold-param time 2.5
#? []

3 gold-param time
#? [2\.5]

4 gold-param nodes 100000
#? []

5 gold-param memory 64
#? []

6 gold-param max_threats 3
#? []

7 gold-param search exact
#? []

8 gold-param
#? [search exact\ntime 2\.5\nnodes 100000\nmemory 64\nmax_threats 3\ntree rave\nplayouts 0\nseed 1\nsafe_weight 4\nresign 0\nscoring area\nsuperko simple]

# What cannot be, one by one.
10 gold-param search heuristic
#? [\? cannot use search heuristic.*]

11 gold-param search quick
#? [\? syntax error: search must be exact.*]

12 gold-param time soon
#? [\? syntax error: time must be a number of seconds.*]

13 gold-param time -1
#? [\? syntax error.*]

14 gold-param time 1e9
#? [\? syntax error.*]

15 gold-param nodes 1.5
#? [\? syntax error: nodes must be a whole number.*]

16 gold-param nodes -1
#? [\? syntax error.*]

17 gold-param nodes many
#? [\? syntax error.*]

18 gold-param memory 0
#? [\? syntax error: memory must be a whole number from 1 to 4096.*]

19 gold-param memory 99999
#? [\? syntax error.*]

20 gold-param max_threats 51
#? [\? syntax error.*]

21 gold-param depth 6
#? [\? cannot use depth.*]

22 gold-param breadth
#? [\? cannot use breadth.*]

23 gold-param iterative true
#? [\? cannot use iterative.*]

24 gold-param colour blue
#? [\? syntax error: unknown parameter "colour", there are search, time, nodes, memory, max_threats, .*]

25 gold-param toString
#? [\? syntax error: unknown parameter.*]

26 gold-param
#? [search exact\ntime 2\.5\nnodes 100000\nmemory 64\nmax_threats 3\ntree rave\nplayouts 0\nseed 1\nsafe_weight 4\nresign 0\nscoring area\nsuperko simple]

# They stay when the board goes.
boardsize 9
clear_board
27 gold-param nodes
#? [100000]

# Those of ordinary Go.
30 gold-param tree ucb
#? []

31 gold-param tree oak
#? [\? syntax error: tree must be rave or ucb.*]

32 gold-param playouts 1000
#? []

33 gold-param playouts -5
#? [\? syntax error.*]

34 gold-param seed 7
#? []

35 gold-param safe_weight 0
#? [\? syntax error: safe_weight must be a whole number from 1 to 100.*]

36 gold-param resign 5
#? []

37 gold-param resign 100
#? [\? syntax error.*]

38 gold-param
#? [(.*\n)+tree ucb\nplayouts 1000\nseed 7\nsafe_weight 4\nresign 5\nscoring area\nsuperko simple]

39 gold-param scoring area
#? []

40 gold-param scoring stones
#? [\? syntax error: scoring must be area or territory.*]

41 gold-param superko natural
#? [\? syntax error: superko must be simple or positional or situational.*]
