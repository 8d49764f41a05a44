# What GoGui asks.

1 gogui-interrupt
#? []

2 gogui-title
#? [GoLD.*]

# Lines of type/label/command.
3 gogui-analyze_commands
#? [([a-z]+/[^/\n]+/[^/\n]+\n?)+]
