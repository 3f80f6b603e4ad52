"""level 150: a refused command ends the program
says: ValueError"""


def hraj():
    hra = nova_hra()  # noqa: F821
    prikaz = input('Příkaz: ')
    while prikaz != 'konec':
        if prikaz == 'nová':
            hra = zacni_hru(hra)  # noqa: F821
        elif prikaz == 'ber':
            hra = ber(hra)  # noqa: F821
        elif prikaz == 'stůj':
            hra = stuj(hra)  # noqa: F821
        elif prikaz == 'dobij':
            hra = dobij_penize(hra)  # noqa: F821
        elif prikaz.startswith('sázka '):
            hra = zmen_sazku(hra, prikaz[6:])  # noqa: F821
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))  # noqa: F821
        print(hra['zprava'], hra['penize'])
        prikaz = input('Příkaz: ')
