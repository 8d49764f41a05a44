# What GoGui asks.

1 gogui-interrupt
#? []

2 gogui-title
#? [GoLD.*]

# Lines of type/label/command.
3 gogui-analyze_commands
#? [([a-z]+/[^/\n]+/[^/\n]+\n?)+]

# The problem, what comes of its moves, and the solution, in forms that GoGui draws.
4 gold-moves
#? [\? no valid problem.*]

5 gold-line
#? [\? no valid problem.*]

gold-load sgf/corner.sgf
6 gold-show
#? [TRIANGLE( \w\d)+\nSQUARE A9 B9 C9\nTEXT white to kill]

7 gold-moves
#? [B9 dead(\n[AC]9 alive)*]

8 gold-moves b
#? [B9 alive\n[AC]9 (dead|ko)\n[AC]9 (dead|ko)]

9 gold-moves b gfx
#? [COLOR #30c030 B9\nCOLOR #e04040 [AC]9 [AC]9\nLABEL B9 alive [AC]9 dead [AC]9 dead\nTEXT 1 of 3 moves live]

10 gold-moves b quickly
#? [\? syntax error.*]

11 gold-line w
#? [B9( \w+)*]

12 gold-line w nodes 1e3
#? [\? syntax error.*]

13 gold-patterns gfx
#? [COLOR #70b0f0 .*\nTEXT \d+ eye shapes]

14 gold-patterns svg
#? [\? syntax error.*]

15 gold-relevance b dboard
#? [(0\.00 1\.00|0\.\d\d 1\.00) 0\.\d\d( 0\.00){6}(\n0\.00( 0\.00){8}){8}]

16 gold-relevance b csv
#? [\? syntax error.*]

17 gold-legal b points
#? [A9 B9 C9]

18 gold-legal b all
#? [\? syntax error.*]

# Parameters as a dialog asks for them.
20 gold-param gogui
#? [\[list/exact/heuristic\] search exact\n\[string\] depth \d+\n.*\[list/off/on\] live_gfx off.*]

21 gold-param gogui live_gfx on
#? []

22 gold-param live_gfx
#? [on]

23 gold-param gogui live_gfx maybe
#? [\? syntax error.*]
