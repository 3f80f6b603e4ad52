# attacks: the C stack, with Python's own limit taken away
# base: right
# hits: 11-12
# verdicts: ended the program, raised, too much memory
# says: ukončila celý proces|volá sama sebe|Došla paměť
import sys


class Deep:
    def __getattr__(self, name):
        return getattr(self, name + 'x'[:0])


def popis_balicku(balicek):
    sys.setrecursionlimit(2**31 - 1)
    return Deep().anything
