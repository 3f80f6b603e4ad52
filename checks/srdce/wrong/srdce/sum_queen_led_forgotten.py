"""level 61: who leads the queen of spades is not punished"""


def body(stychy):
    soucet = 0
    for stych in stychy:
        for cislo, vylozeno in enumerate(stych):
            if cislo > 0 or vylozeno['karta'] != PIKOVA_DAMA:
                soucet += kolik_bodu(vylozeno['karta'])
    return soucet
