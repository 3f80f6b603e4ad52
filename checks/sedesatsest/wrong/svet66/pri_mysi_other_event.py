"""level 431: another word for the event"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'click' and je_konec(svet.stav):
        return svet, ['znovu']
    return svet
