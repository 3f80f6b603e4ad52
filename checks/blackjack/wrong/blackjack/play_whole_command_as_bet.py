"""level 150: gives the whole command to zmen_sazku, so the bet is always 0"""


def hraj():
    hra = nova_hra()  # noqa: F821
    prikaz = input('Příkaz: ')
    while prikaz != 'konec':
        try:
            if prikaz == 'nová':
                hra = zacni_hru(hra)  # noqa: F821
            elif prikaz == 'ber':
                hra = ber(hra)  # noqa: F821
            elif prikaz == 'stůj':
                hra = stuj(hra)  # noqa: F821
            elif prikaz == 'dobij':
                hra = dobij_penize(hra)  # noqa: F821
            elif prikaz.startswith('sázka'):
                hra = zmen_sazku(hra, prikaz)  # noqa: F821
        except ValueError as chyba:
            print(chyba)
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))  # noqa: F821
        print(hra['zprava'], hra['penize'])
        prikaz = input('Příkaz: ')
