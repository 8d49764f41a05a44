# What steers the searches.

1 gold-param
#? [search exact\ndepth 6\nbreadth 8\niterative on\ntime 0\nnodes 0\nmemory 256\nmax_threats 5\ntree rave\nplayouts 0\nseed 1\nsafe_weight 4\nresign 0\nscoring area\nsuperko simple\nlive_gfx off]

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
#? [search exact\ndepth 6\nbreadth 8\niterative on\ntime 2\.5\nnodes 100000\nmemory 64\nmax_threats 3\ntree rave\nplayouts 0\nseed 1\nsafe_weight 4\nresign 0\nscoring area\nsuperko simple\nlive_gfx off]

# What cannot be, one by one.
11 gold-param search quick
#? [\? syntax error: search must be exact or heuristic.*]

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

21 gold-param depth deep
#? [\? syntax error: depth must be a whole number from 0 to 250.*]

22 gold-param breadth -1
#? [\? syntax error: breadth must be a whole number.*]

23 gold-param iterative true
#? [\? syntax error: iterative must be on or off.*]

24 gold-param colour blue
#? [\? syntax error: unknown parameter "colour", there are search, depth, breadth, iterative, time, nodes, memory, max_threats, .*]

25 gold-param toString
#? [\? syntax error: unknown parameter.*]

26 gold-param
#? [search exact\ndepth 6\nbreadth 8\niterative on\ntime 2\.5\nnodes 100000\nmemory 64\nmax_threats 3\ntree rave\nplayouts 0\nseed 1\nsafe_weight 4\nresign 0\nscoring area\nsuperko simple\nlive_gfx off]

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
#? [(.*\n)+tree ucb\nplayouts 1000\nseed 7\nsafe_weight 4\nresign 5\nscoring area\nsuperko simple\nlive_gfx off]

39 gold-param scoring area
#? []

40 gold-param scoring stones
#? [\? syntax error: scoring must be area or territory.*]

41 gold-param superko natural
#? [\? syntax error: superko must be simple or positional or situational.*]

# The heuristic search, and what would take too long: by a guess, then by what a search has shown.
gold-param time 0
gold-param nodes 0
50 gold-param search heuristic
#? []

51 gold-param iterative off
#? []

52 gold-param depth 4
#? []

53 gold-param breadth 12
#? []

54 gold-param depth 40
#? [warning: depth 40 with breadth 12 may take about [^,]*, each depth being 3\.5 times the work of the one before \(by a rough guess\)]

55 gold-param breadth 0
#? [warning: depth 40 with all moves may take about more than a lifetime, .*]

56 gold-param depth 0
#? [warning: without a depth .*]

57 gold-param time 5
#? []

58 gold-param depth 40
#? []

gold-param time 0
gold-param depth 6
gold-param breadth 8
gold-param iterative on
gold-load sgf/large.sgf
59 reg_genmove b
#? [[A-HJ][1-9]|pass]

60 gold-param depth 40
#? [warning: depth 40 with breadth 8 may take about [^,]*, each depth being \d+\.\d times the work of the one before \(as seen so far\)]

gold-param depth 6

# A file may bring its depth and breadth; what the user has set counts more.
gold-load sgf/deep.sgf
61 gold-param depth
#? [6]

62 gold-param breadth
#? [8]
