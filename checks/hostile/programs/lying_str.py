# attacks: comparing, by a string with lying methods
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil


class Lying(str):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __hash__(self):
        return 0

    def split(self, *args):
        return self

    def __getitem__(self, key):
        return self

    strip = rstrip = replace = lower = lambda self, *args: self


def popis_balicku(balicek):
    return Lying('balíček')


def popis_seznam_karet(karty):
    return Lying('seznam')
