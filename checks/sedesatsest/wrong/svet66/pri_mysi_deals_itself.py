"""level 431: begins anew in the window"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return novy_svet(), ['znovu']
    return svet
