# What a search thinks of the moves. With a limit of nodes or time an analysis ends by itself; how it ends at a line is for the
# tests of the process.

gold-load sgf/corner.sgf

# The winning move on top, what is proved of it, and its line at the end.
1 analyze w 50 nodes 100000
#? [\n(info move .* pv .*\n)*info move B9 visits \d+ winrate 10000 prior \d+ lcb 10000 status dead order 0 pv B9( \w+)*( info move \w+ visits \d+ winrate 1 prior \d+ lcb 1 status alive order \d+ pv \w+( \w+)*)*]

2 lz-analyze b 50 nodes 100000
#? [\n(info move .* pv .*\n)*info move B9 visits \d+ winrate 10000 .*status alive order 0 pv B9( \w+)*( info move .*)?]

# KataGo's form has fractions.
3 kata-analyze w 50 nodes 100000
#? [\n(info move .* pv .*\n)*info move B9 visits \d+ winrate 1\.0+ utility 1\.0+ prior 0\.\d+ lcb 1\.0+ status dead order 0 pv B9.*]

# Lizzie names no color; others name the interval, or more.
4 lz-analyze 10 nodes 100000
#? [\n(.*\n)*info move B9 visits \d+ winrate 10000 .*status dead order 0 .*]

5 kata-analyze interval 10 black maxmoves 1 nodes 100000
#? [\n(.*\n)*info move B9 visits [^\n]* order 0 pv B9( \w+)*]

6 kata-analyze black interval 10 maxmoves 1 ownership true rootInfo true nodes 100000
#? [\n(.*\n)*info move B9 visits [^\n]* order 0 pv B9( \w+)*]

7 lz-analyze w 10 avoid w B9 1 nodes 100000
#? [\n(.*\n)*info move [AC]9 visits \d+ winrate 1 .*]

8 analyze b 50 time soon
#? [\? syntax error.*]

9 analyze red
#? [\? syntax error.*]

10 analyze b 50 allow b
#? [\? syntax error.*]

# Moves that are played are shown first.
20 genmove_analyze w 50
#? [\n(info move .*\n)+play B9]

21 undo
#? []

22 lz-genmove_analyze w 50
#? [\n(info move .*\n)+play B9]

undo
23 kata-genmove_analyze b 50
#? [\ninfo move B9 visits \d+ winrate \d\.\d+ .*\nplay B9]

24 kata-genmove_analyze b soon
#? [\? syntax error.*]

# Ordinary Go, where there is no problem.
boardsize 7
play b D4
play w C3
30 analyze b 100 nodes 300
#? [\n(info move .*\n)*info move \w+ visits \d+ winrate \d+ prior \d+ lcb \d+ order 0 pv \w+.*]

31 kata-analyze b 100 nodes 300
#? [\n(info move .*\n)*info move \w+ visits \d+ winrate 0\.\d+ utility -?0\.\d+ prior 0\.\d+ lcb 0\.\d+ scoreMean -?\d+\.\d+ scoreLead -?\d+\.\d+ order 0 pv \w+.*]

gold-param playouts 200
32 lz-genmove_analyze b 100
#? [\n(info move .*\n)+play [A-G][1-7]]
