"""level 150: takes the second word of the command sázka even when there is none"""
def hraj():
    hra = nova_hra()
    prikaz = input('Příkaz: ')
    while prikaz != 'konec':
        try:
            if prikaz == 'nová':
                hra = zacni_hru(hra)
            elif prikaz == 'ber':
                hra = ber(hra)
            elif prikaz == 'stůj':
                hra = stuj(hra)
            elif prikaz == 'dobij':
                hra = dobij_penize(hra)
            elif prikaz.startswith('sázka'):
                hra = zmen_sazku(hra, prikaz.split()[1])
        except ValueError as chyba:
            print(chyba)
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))
        print(hra['zprava'], hra['penize'])
        prikaz = input('Příkaz: ')


"""level 150: names all the cards as if they lay face up"""
def hraj():
    hra = nova_hra()
    prikaz = input('Příkaz: ')
    while prikaz != 'konec':
        try:
            if prikaz == 'nová':
                hra = zacni_hru(hra)
            elif prikaz == 'ber':
                hra = ber(hra)
            elif prikaz == 'stůj':
                hra = stuj(hra)
            elif prikaz == 'dobij':
                hra = dobij_penize(hra)
            elif prikaz.startswith('sázka'):
                hra = zmen_sazku(hra, prikaz[6:])
        except ValueError as chyba:
            print(chyba)
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, 'licem'), f'(karta {otoceni} nahoru)')
        print(hra['zprava'], hra['penize'])
        prikaz = input('Příkaz: ')


"""level 150: does not know konec
says: input
"""
def hraj():
    hra = nova_hra()
    while True:
        prikaz = input('Příkaz: ')
        try:
            if prikaz == 'nová':
                hra = zacni_hru(hra)
            elif prikaz == 'ber':
                hra = ber(hra)
            elif prikaz == 'stůj':
                hra = stuj(hra)
            elif prikaz == 'dobij':
                hra = dobij_penize(hra)
            elif prikaz.startswith('sázka '):
                hra = zmen_sazku(hra, prikaz[6:])
        except ValueError as chyba:
            print(chyba)
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))
        print(hra['zprava'], hra['penize'])


"""level 150: refuses without telling why"""
def hraj():
    hra = nova_hra()
    prikaz = input('Příkaz: ')
    while prikaz != 'konec':
        try:
            if prikaz == 'nová':
                hra = zacni_hru(hra)
            elif prikaz == 'ber':
                hra = ber(hra)
            elif prikaz == 'stůj':
                hra = stuj(hra)
            elif prikaz == 'dobij':
                hra = dobij_penize(hra)
            elif prikaz.startswith('sázka'):
                hra = zmen_sazku(hra, prikaz[6:])
        except ValueError:
            print('To teď nejde.')
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))
        print(hra['zprava'], hra['penize'])
        prikaz = input('Příkaz: ')


"""level 150: a refused command ends the program
says: ValueError
"""
def hraj():
    hra = nova_hra()
    prikaz = input('Příkaz: ')
    while prikaz != 'konec':
        if prikaz == 'nová':
            hra = zacni_hru(hra)
        elif prikaz == 'ber':
            hra = ber(hra)
        elif prikaz == 'stůj':
            hra = stuj(hra)
        elif prikaz == 'dobij':
            hra = dobij_penize(hra)
        elif prikaz.startswith('sázka '):
            hra = zmen_sazku(hra, prikaz[6:])
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))
        print(hra['zprava'], hra['penize'])
        prikaz = input('Příkaz: ')


"""level 150: calls the functions, but keeps the old game"""
def hraj():
    hra = nova_hra()
    while True:
        prikaz = input('Příkaz: ')
        if prikaz == 'konec':
            return
        try:
            if prikaz == 'nová':
                zacni_hru(hra)
            elif prikaz == 'ber':
                ber(hra)
            elif prikaz == 'stůj':
                stuj(hra)
            elif prikaz == 'dobij':
                dobij_penize(hra)
            elif prikaz.startswith('sázka '):
                zmen_sazku(hra, prikaz[6:])
        except ValueError as chyba:
            print(chyba)
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))
        print(hra['zprava'], hra['penize'])


"""level 150: turns the bet into a whole number before zmen_sazku can read it"""
def hraj():
    hra = nova_hra()
    prikaz = input('Příkaz: ')
    while prikaz != 'konec':
        try:
            if prikaz == 'nová':
                hra = zacni_hru(hra)
            elif prikaz == 'ber':
                hra = ber(hra)
            elif prikaz == 'stůj':
                hra = stuj(hra)
            elif prikaz == 'dobij':
                hra = dobij_penize(hra)
            elif prikaz.startswith('sázka'):
                hra = zmen_sazku(hra, str(int(prikaz[6:])))
        except ValueError as chyba:
            print(chyba)
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))
        print(hra['zprava'], hra['penize'])
        prikaz = input('Příkaz: ')


"""level 150: gives the whole command to zmen_sazku, so the bet is always 0"""
def hraj():
    hra = nova_hra()
    prikaz = input('Příkaz: ')
    while prikaz != 'konec':
        try:
            if prikaz == 'nová':
                hra = zacni_hru(hra)
            elif prikaz == 'ber':
                hra = ber(hra)
            elif prikaz == 'stůj':
                hra = stuj(hra)
            elif prikaz == 'dobij':
                hra = dobij_penize(hra)
            elif prikaz.startswith('sázka'):
                hra = zmen_sazku(hra, prikaz)
        except ValueError as chyba:
            print(chyba)
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))
        print(hra['zprava'], hra['penize'])
        prikaz = input('Příkaz: ')


"""level 150: prints what a function returns that prints by itself
says: Funkce vypis_stul vypisuje sama a nic nevrací, takže print kolem ní vypíše None.
"""
def hraj():
    hra = nova_hra()
    print(vypis_stul(hra))
    prikaz = nacti_prikaz()
    while prikaz != ['konec']:
        try:
            hra = proved_prikaz(hra, prikaz)
        except ValueError as chyba:
            print('To nejde.', chyba)
        else:
            print(vypis_stul(hra))
        prikaz = nacti_prikaz()
