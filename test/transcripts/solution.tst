# Solutions in files: writing them, and checking them.

# No problem, no solution.
boardsize 9
1 gold-tree ../../dist/tree.sgf overwrite
#? [\? no valid problem: no keystones; no region]

gold-load sgf/corner.sgf
10 gold-tree ../../dist/tree.sgf overwrite
#? [tree_nodes 5\nright B9\nwrong A9 C9\ncomplete true]

# Nothing was played, and the problem is still there.
11 undo
#? [\? cannot undo]

12 gold-solve
#? [status dead\n.*]

# A file that exists is replaced only if that is asked for.
13 gold-tree ../../dist/tree.sgf
#? [\? cannot save file: it exists.*]

14 gold-tree no/such/directory/tree.sgf
#? [\? cannot save file.*]

15 gold-tree
#? [\? syntax error.*]

16 gold-tree ../../dist/tree.sgf depth
#? [\? syntax error.*]

17 gold-tree ../../dist/tree.sgf width 0
#? [\? syntax error.*]

18 gold-tree ../../dist/tree.sgf breadth 3
#? [\? syntax error.*]

19 gold-tree ../../dist/tree.sgf time soon
#? [\? syntax error.*]

# What was written is right, and can be loaded again.
20 gold-check ../../dist/tree.sgf
#? [1 ok dead B9 "Three in a row"\nproblems 1 ok 1 wrong 0 doubtful 0 undecided 0 unmarked 0]

21 gold-load ../../dist/tree.sgf
#? [goal white to move and kill\n.*keystones A8 B8 C8 D8\nregion A9:C9\n.*]

# The tree of a position in the middle of play: the side to move has lost, and the tree shows why.
play w B9
22 gold-tree ../../dist/tree.sgf overwrite depth 4 width 2 nodes 100000
#? [tree_nodes 2\nright\nwrong A9 C9\ncomplete true]

23 gold-check ../../dist/tree.sgf nodes 100000
#? [1 ok dead.*\nproblems 1 ok 1 .*]

# A ko.
gold-load sgf/corner-ko.sgf
30 gold-tree ../../dist/tree.sgf overwrite time 20
#? [tree_nodes 10\nright B9\nwrong .*\ncomplete true]

31 gold-check ../../dist/tree.sgf time 20
#? [1 ok ko B9 .*]

# When the limits end first there is no tree, rather than one that is not proved.
gold-load sgf/large.sgf
40 gold-tree ../../dist/tree.sgf overwrite nodes 1000
#? [\? no solution: the result is not proved within the limits]

# A collection with planted faults.
50 gold-check ../sgf/planted-faults.sgf
#? [1 ok dead B9\n2 wrong dead B9\n2 wrong wrong-answer: A9 .*\n4 wrong second-solution: D9.*\n5 wrong illegal: .*14 wrong ko: .*\nproblems 18 ok 2 wrong 15 doubtful 0 undecided 0 unmarked 1]

51 gold-check sgf/corner.sgf
#? [1 unmarked dead B9 "Three in a row"\nproblems 1 .*unmarked 1]

# A limit that ends too soon leaves it open.
52 gold-check sgf/large.sgf nodes 100
#? [1 unmarked.*]

# Files that cannot be read.
60 gold-check no/such/file.sgf
#? [\? cannot load file: no such file]

61 gold-check sgf
#? [\? cannot load file: a directory]

62 gold-check sgf/broken.sgf
#? [\? cannot load file.*]

63 gold-check
#? [\? syntax error.*]

64 gold-check sgf/corner.sgf soon
#? [\? syntax error.*]

65 gold-check sgf/corner.sgf depth 3
#? [\? syntax error.*]
