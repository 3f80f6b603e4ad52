# attacks: os._exit in a function
# base: right
# hits: 11-12
# verdicts: ended the program
# says: ukončila celý pro
import os


def popis_balicku(balicek):
    os._exit(0)
