# What becomes of the keystones.

# No problem, no answer.
boardsize 9
1 gold-solve
#? [\? no valid problem: no keystones; no region]

2 gold-status
#? [\? no valid problem: no keystones; no region]

3 gold-genmove b
#? [\? no valid problem: no keystones; no region]

gold-load sgf/corner.sgf
10 gold-solve
#? [status dead\nproved true\nto_move white\nwinner attacker\nmoves B9\npv B9( \w+)*\ndepth \d+\nnodes \d+\nseconds \d+\.\d+\nregion A9:C9]

11 gold-solve black
#? [status alive\nproved true\nto_move black\nwinner defender\nmoves B9\npv B9( \w+)*\ndepth \d+\nnodes \d+\nseconds \d+\.\d+\nkind two-eyes\nregion A9:C9]

# Nothing was played.
12 undo
#? [\? cannot undo]

13 gold-solve verify
#? [status dead\n.*\nregion A9:C9\nverified true\nstates \d+]

14 gold-solve b nodes 100000 time 10 verify
#? [status alive\n.*\nverified true\nstates \d+]

15 gold-status
#? [unsettled\nproved true\ndefender black\nblack_first alive two-eyes\nblack_first_moves B9\nwhite_first dead\nwhite_first_moves B9\nnodes \d+\nseconds \d+\.\d+\nregion A9:C9]

16 gold-status time 10 nodes 100000
#? [unsettled\n.*]

# Limits that are none.
20 gold-solve time
#? [\? syntax error.*]

21 gold-solve time soon
#? [\? syntax error.*]

22 gold-solve w nodes -5
#? [\? syntax error.*]

23 gold-solve w nodes 1e3
#? [\? syntax error.*]

24 gold-solve quickly
#? [\? syntax error.*]

25 gold-solve time 1 w
#? [\? syntax error.*]

26 gold-solve depth
#? [\? syntax error.*]

27 gold-status soon
#? [\? syntax error.*]

28 gold-genmove
#? [\? syntax error.*]

29 gold-genmove red
#? [\? syntax error.*]

30 gold-genmove w time soon
#? [\? syntax error.*]

31 gold-genmove w depth 6 breadth -8
#? [\? syntax error.*]

33 gold-genmove w depth deep
#? [\? syntax error.*]

# The winner wins, the loser resists, and all of it is played.
40 reg_genmove w
#? [B9]

41 reg_genmove b
#? [B9]

42 undo
#? [\? cannot undo]

43 gold-genmove w time 10 nodes 100000
#? [B9]

44 gold-solve
#? [status dead\nproved true\nto_move black\nwinner attacker\nmoves\npv.*]

45 undo
#? []

46 genmove b
#? [B9]

47 gold-status
#? [alive\nproved true\ndefender black\nblack_first alive.*\nwhite_first alive two-eyes\nwhite_first_moves\n.*]

# There is nothing to do any more, for either side.
48 genmove w
#? [pass]

49 genmove b
#? [pass]

gg-undo 3
play w B9
50 gold-status
#? [dead\nproved true\ndefender black\nblack_first dead\nblack_first_moves\nwhite_first dead\n.*]

# The end of it: the keystones are gone, and the problem with them.
play b A9
play w C9
51 gold-validate
#? [all keystones have been captured]

52 gold-solve
#? [\? no valid problem: all keystones have been captured]

53 genmove b
#? [pass]

54 gold-genmove b
#? [pass]

# A ko, and who needs how many threats for it.
gold-load sgf/corner-ko.sgf
60 gold-solve w
#? [status ko\nproved true\nto_move white\nwinner attacker\nthreats 1 defender\n.*]

61 gold-status
#? [ko\nproved true\n.*\nwhite_first ko 1 defender\n.*]

# With a threat the defender wins.
gold-threats 1 0
62 gold-solve w verify
#? [status ko\nproved true\nto_move white\nwinner defender\nthreats 1 defender\n.*verified true.*]

gold-threats 0 0

# A seki.
gold-load sgf/seki.sgf
65 gold-solve w
#? [status alive\n.*\nkind seki\n.*]

# A group with a liberty outside the region has escaped.
gold-load sgf/corner.sgf
gold-region A9:B9
66 gold-solve
#? [status alive\nproved true\nto_move white\nwinner defender\nmoves\npv\n.*\nkind escape\n.*]

# When the limits end first: unknown, with a guess, and the same number of nodes every time.
gold-load sgf/large.sgf
70 gold-solve nodes 20000
#? [status unknown\nproved false\nto_move black\nwinner unknown\nmoves\npv.*\ndepth \d+\nnodes 20\d\d\d\nseconds .*\nmoves_complete false\nguess (attacker|defender)\nregion .*]

71 gold-genmove b nodes 5000
#? [[A-HJ][1-9]]
