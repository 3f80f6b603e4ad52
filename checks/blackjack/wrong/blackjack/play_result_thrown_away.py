"""level 150: calls the functions, but keeps the old game"""


def hraj():
    hra = nova_hra()  # noqa: F821
    while True:
        prikaz = input('Příkaz: ')
        if prikaz == 'konec':
            return
        try:
            if prikaz == 'nová':
                zacni_hru(hra)  # noqa: F821
            elif prikaz == 'ber':
                ber(hra)  # noqa: F821
            elif prikaz == 'stůj':
                stuj(hra)  # noqa: F821
            elif prikaz == 'dobij':
                dobij_penize(hra)  # noqa: F821
            elif prikaz.startswith('sázka '):
                zmen_sazku(hra, prikaz[6:])  # noqa: F821
        except ValueError as chyba:
            print(chyba)
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))  # noqa: F821
        print(hra['zprava'], hra['penize'])
