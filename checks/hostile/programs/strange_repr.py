# attacks: feedback, by objects whose repr never ends, raises, or prints gigabytes
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil


class Endless:
    def __repr__(self):
        while True:
            pass


class Loud:
    def __repr__(self):
        while True:
            print('x' * 10_000)


class Ending:
    def __repr__(self):
        raise SystemExit


def popis_balicku(balicek):
    return Endless()


def popis_seznam_karet(karty):
    return Loud()


def rozdej_sloupecky(balicek):
    return [[(Ending(), 'Pi', True)]]
