# attacks: comparing and showing, by numbers that are none, infinite, or have thousands of digits
# base: right
# hits: 11-12 26-27 31-33
# verdicts: wrong value
# says: vrátil


def popis_balicku(balicek):
    return float('nan')


def popis_seznam_karet(karty):
    return 10**100_000


def rozdej_sloupecky(balicek):
    return [float('inf'), -float('inf'), float('nan'), 10**5000, 1e308, complex(1, 2), -0.0]
