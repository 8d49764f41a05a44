# Problems to be solved by people: open, try, ask, begin again.

1 gold-open
#? [1 .*]

2 gold-open
#? [.*[0-9]+ one-point-to-live 9k One point to live.*]

3 gold-open one-point-to-live
#? [goal black to move and live\n.*\nstate going on\nname One point to live\nrank 9k\ntext .*]

4 gold-open 0
#? [\? unknown problem 0: there are [0-9]+]

5 gold-open one-piont-to-live
#? [\? unknown problem: did you mean one-point-to-live.*]

6 gold-open nothing-like-this-at-all
#? [\? unknown problem: gold-open lists all]

7 gold-keystones
#? [B18 C18 D18 A17 B17]

# Right and wrong, by proof, and nothing is played.
10 gold-judge A19
#? [verdict right\nproved true\nmove A19\nresult alive two-eyes\nbest alive two-eyes\nmoves A19\nline B19 C19\ntext Right: Black lives with two eyes. No other move does it.]

11 gold-judge B19
#? [verdict wrong\nproved true\nmove B19\nresult dead\nbest alive two-eyes\nmoves A19\nrefutation D19.*\ntext Wrong: Black dies. There is a move to live.]

# A move elsewhere, and a pass.
12 gold-judge T1
#? [verdict wrong\nproved true\nmove T1\nresult dead\n.*]

13 gold-judge pass
#? [verdict wrong\nproved true\nmove pass\nresult dead\n.*]

14 gold-judge B18
#? [\? illegal move: black B18 \(occupied\)]

15 gold-judge
#? [\? syntax error.*]

16 gold-judge Z1
#? [\? syntax error.*]

17 gold-judge A19 quickly
#? [\? syntax error.*]

18 gold-judge A19 nodes 1
#? [verdict unknown\nproved false\n.*text Not known: the limits came before a proof.]

19 gold-chains
#? [E19 E18 C17 D17 E17\nB18 C18 D18 A17 B17\nA16 B16 C16|.*]

# The other side: two moves are right.
gold-turn white
20 gold-judge A19
#? [verdict right\nproved true\nmove A19\nresult dead\nbest dead\nmoves [A-D]19 [A-D]19\nline .*\ntext Right: Black dies. Right as well: [A-D]19.]

gold-turn black

# Hints, one after the other, and from the beginning after the board has changed.
30 gold-hint
#? [hint 1\nproved true\nresult alive two-eyes\ntext Black to move can live: Black lives with two eyes.]

31 gold-hint
#? [hint 2\nproved true\narea A19:C19 A18\ntext .*]

32 gold-hint
#? [hint 3\nproved true\nmove A19\nline A19 B19 C19\ntext Black plays A19.]

33 gold-hint
#? [hint 3\n.*]

play b B19
34 gold-hint
#? [hint 1\nproved true\nresult dead\ntext White to move can kill: Black dies.]

undo
35 gold-hint 2
#? [hint 2\n.*]

36 gold-hint 4
#? [\? syntax error.*]

# The engine answers the side that has to solve the problem, on the board.
40 gold-auto
#? [off]

41 gold-auto perhaps
#? [\? syntax error.*]

42 gold-reply
#? [reply none]

43 gold-auto on
#? [on]

44 play b B19
#? []

45 gold-reply
#? [reply D19\nstate failed]

46 gold-problem
#? [goal .*\nstate failed\n.*]

undo
47 gold-reply
#? [reply none]

undo
48 gold-problem
#? [goal .*\nstate going on\n.*]

play b A19
49 gold-reply
#? [reply B19\nstate going on]

50 play b A19
#? [\? illegal move.*]

play b C19
51 gold-reply
#? [reply none\nstate solved]

52 gold-problem
#? [goal .*\nstate solved\n.*]

# Moves of the other side are the user's, too.
53 play w B18
#? [\? illegal move.*]

54 play w T1
#? []

55 gold-reply
#? [reply none]

56 gold-auto off
#? [off]

# Back to the problem as it was loaded, which can be taken back.
57 gold-reset
#? []

58 gold-problem
#? [goal black to move and live\n.*\nstate going on\n.*]

59 undo
#? []

60 gold-problem
#? [goal .*\nstate solved\n.*]

61 gold-redo
#? []

62 gold-redo
#? [\? cannot redo]

gold-keystones A17
gold-region A19:B19
gold-turn white
63 gold-reset
#? []

64 gold-keystones
#? [B18 C18 D18 A17 B17]

65 gold-region
#? [A19 B19 C19 D19 A18]

66 gold-turn
#? [black]

# A problem that was never loaded begins where it was set.
boardsize 9
gogui-setup b A8 b B8 b C8 b D8 b D9 w A7 w B7 w C7 w D7 w E7 w E8 w E9
gold-turn white
gold-keystones A8 B8 C8 D8
gold-region A9:C9
70 gold-problem
#? [goal white to move and kill\n.*\nstate going on]

gogui-play_sequence w B9 b C9 w A9
71 gold-problem
#? [goal none: all keystones have been captured\n.*\nstate solved]

72 gold-reset
#? []

73 gold-turn
#? [white]

74 gold-legal white
#? [A9 B9 C9]

75 gold-judge A9
#? [verdict wrong\nproved true\nmove A9\nresult alive two-eyes\nbest dead\nmoves B9\nrefutation B9\ntext Wrong: Black lives with two eyes. There is a move to kill.]

gogui-play_sequence w A9 b B9
76 gold-problem
#? [goal .*\nstate failed]

# Nothing had to be played, and nothing helps.
77 gold-judge J1
#? [verdict wrong\nproved true\nmove J1\nresult alive two-eyes\nbest alive two-eyes\nmoves\nrefutation( .*)?\ndecided lost\ntext No move helps White: Black lives with two eyes.]

gold-turn black
79 gold-judge C9
#? [verdict wrong\n.*\ndecided won\ntext Wrong: Black dies. Black need not move here.]

78 gold-judge J1
#? [verdict right\n.*\ndecided won\ntext Right, though Black did not have to move here: Black lives with two eyes.]

# A ko instead of life: a bulky five in the corner.
rectangular_boardsize 6 5
gold-place b D5 C4 D4 A3 B3 C3
gold-place w E5 E4 D3 E3 A2 B2 C2 D2
gold-keystones D5 C4 D4 A3 B3 C3
gold-region A5:C5 A4 B4
gold-turn black
82 gold-judge A5
#? [verdict wrong\nproved true\nmove A5\nresult ko 1 defender\nbest alive two-eyes\nmoves .*\nrefutation .*\ntext Not the best: it is a ko: Black lives if it has 1 ko threat more than White. There is a move to live.]

play b A5
83 gold-problem
#? [goal white to move and kill\n.*\nstate failed]

# What White can get now is the ko, and it has it as soon as it is fought.
gold-turn white
gold-keystones D5 C4 D4 A3 B3 C3
84 gold-hint 1
#? [hint 1\nproved true\nresult ko 1 defender\ntext White to move can make a ko: it is a ko: Black lives if it has 1 ko threat more than White.]

85 gold-auto on
#? [on]

86 gold-hint 3
#? [hint 3\nproved true\nmove .*]

gold-auto off
80 gold-load sgf/corner-ko.sgf
#? [goal .*]

81 gold-hint 1
#? [hint 1\nproved true\nresult ko 1 (attacker|defender)\ntext .* can make a ko: it is a ko: .*]

# No problem: nothing to judge.
boardsize 7
90 gold-judge A1
#? [\? no valid problem: .*]

91 gold-hint
#? [\? no valid problem: .*]

92 gold-reset
#? [\? no valid problem: .*]

93 gold-auto on
#? [on]

94 play b A1
#? []

95 gold-reply
#? [reply none]
