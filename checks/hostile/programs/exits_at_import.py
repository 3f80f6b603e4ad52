# attacks: sys.exit while the file is imported
# base: wrong
# hits: 1
# verdicts: ended the program
# says: při importu ukončí celý program
import sys

sys.exit(0)
