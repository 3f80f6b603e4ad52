# attacks: nothing: a program that says it has failed
# verdicts: raised
# says: SystemExit: 3
# walls: no
sys.exit(3)
