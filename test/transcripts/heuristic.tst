# The heuristic search, and what it sees.

# No problem, nothing to see.
boardsize 9
1 gold-evaluate
#? [\? no valid problem: no keystones; no region]

2 gold-patterns
#? [\? no valid problem: no keystones; no region]

3 gold-relevance b
#? [\? no valid problem: no keystones; no region]

gold-load sgf/corner.sgf
10 gold-evaluate
#? [score -\d+\neyes_defender_first 2\neyes_attacker_first 1\neyes -?\d+\noutlook -?\d+\nexits 0\ncontacts -?\d+\nliberties \d+]

11 gold-evaluate b
#? [score \d+\neyes_defender_first 2\n.*]

12 gold-evaluate red
#? [\? syntax error.*]

13 gold-patterns
#? [black straight-three corner points A9 B9 C9 vital B9 wall complete eyes 1 2]

14 gold-relevance w
#? [B9 \d+ near 400\n[AC]9 \d+ near 400\n[AC]9 \d+ near 400]

15 gold-relevance
#? [\? syntax error.*]

# A verdict by depth and breadth.
20 gold-solve depth 6 breadth 8
#? [status dead\nproved true\nto_move white\nwinner attacker\nmoves B9\npv B9( \w+)*\ndepth \d+\nnodes \d+\nseconds \d+\.\d+\nmoves_complete false\nscore loss\nregion A9:C9]

21 gold-solve b depth 6
#? [status alive\nproved true\nto_move black\nwinner defender\nmoves B9\n.*score win\nregion A9:C9]

22 gold-solve w depth 1 breadth 1
#? [status (unknown|dead)\n.*]

23 gold-status depth 6
#? [unsettled\nproved true\n.*]

# One move of it, and then all of them by the parameter.
24 gold-genmove w depth 6 breadth 8
#? [B9]

undo
gold-param search heuristic
25 gold-solve
#? [status dead\n.*score loss\n.*]

26 reg_genmove b
#? [B9]

27 genmove b
#? [B9]

# Nothing has to be done any more.
28 genmove w
#? [pass]

29 genmove b
#? [pass]

# What is not proved is unknown, with a guess and a score; the same number of nodes every time.
gold-load sgf/large.sgf
30 gold-solve depth 3
#? [status unknown\nproved false\nto_move black\nwinner unknown\nmoves\npv \w+( \w+)*\ndepth 3\nnodes \d+\nseconds .*\nmoves_complete false\nguess (attacker|defender)\nscore -?\d+\nregion .*]

31 gold-solve depth 40 breadth 0 nodes 2000
#? [status unknown\n.*\nnodes 2000\n.*]

32 gold-genmove b nodes 10
#? [[A-HJ][1-9]|pass]

# A file may bring its own depth and breadth.
gold-load sgf/deep.sgf
40 gold-param depth
#? [10]

41 gold-param breadth
#? [5]

gold-load sgf/corner.sgf
42 gold-param depth
#? [6]
