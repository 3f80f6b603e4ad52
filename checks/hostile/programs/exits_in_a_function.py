# attacks: sys.exit in a function that is otherwise never wrong
# base: right
# hits: 11-12
# verdicts: ended the program
# says: chce ukončit celý pro
import sys


def popis_balicku(balicek):
    sys.exit(0)
