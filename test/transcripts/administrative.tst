# Who the engine is, what it can do.

1 protocol_version
#? [2]

2 name
#? [GoLD]

3 version
#? [\d+\.\d+\.\d+.*]

10 known_command name
#? [true]

11 known_command gold-help
#? [true]

12 known_command NAME
#? [false]

13 known_command toString
#? [false]

14 known_command
#? [false]

15 known_command play surplus words
#? [true]

20 list_commands
#? [protocol_version\nname\n.*]

# Every line is one name.
21 list_commands
#? [([a-z_-]+\n)+[a-z_-]+]

22 list_commands
#? [!.*gold-sleep.*]

30 help
#? [.*^play COLOR VERTEX$.*]

31 help play
#? [play COLOR VERTEX\nPlays a stone.*]

32 gold-help
#? [.*^genmove COLOR$.*]

33 gold-help komi
#? [komi NUMBER\nSets the komi\.]

34 gold-help nonsense
#? [\? unknown command "nonsense"]

35 gold-help gold-slove
#? [\? unknown command "gold-slove": did you mean gold-solve.*]

# Names are case-sensitive, and the names of object properties are none.
40 NAME
#? [\? unknown command: did you mean name\?]

41 Play b A1
#? [\? unknown command: did you mean play\?]

42 __proto__
#? [\? unknown command]

43 hasOwnProperty
#? [\? unknown command]

# A tab is a space, a comment is nothing.
44 known_command	play# not this
#? [true]

# Leading zeros are no part of the number.
0045 name
#? [GoLD]

50 quit
#? []
