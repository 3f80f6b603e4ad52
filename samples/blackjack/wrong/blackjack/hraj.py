"""level 150: takes the second word of the command sázka even when there is none"""
provedeni_s_castkou = proved_prikaz

def proved_prikaz(hra, prikaz):
    if prikaz[:1] == ['sazka']:
        return zmen_sazku(hra, prikaz[1])
    return provedeni_s_castkou(hra, prikaz)


"""level 150: names all the cards as if they lay face up"""
def vypis_stul(hra):
    for karta, otoceni in hra['krupier'] + hra['hrac']:
        print(jmeno_karty(karta, 'licem'), f'(karta {otoceni} nahoru)')
    print(hra['zprava'], hra['penize'], hra['sazka'])


"""level 150: does not know konec
says: input
"""
def hraj():
    hra = nova_hra()
    while True:
        try:
            hra = proved_prikaz(hra, nacti_prikaz())
        except ValueError as chyba:
            print(chyba)
        vypis_stul(hra)


"""level 150: refuses without telling why"""
def hraj():
    hra = nova_hra()
    prikaz = nacti_prikaz()
    while prikaz != ['konec']:
        try:
            hra = proved_prikaz(hra, prikaz)
        except ValueError:
            print('To teď nejde.')
        vypis_stul(hra)
        prikaz = nacti_prikaz()


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
        else:
            print('Tenhle příkaz neznám.')
        for karta, otoceni in hra['krupier'] + hra['hrac']:
            print(jmeno_karty(karta, otoceni))
        print(hra['zprava'], hra['penize'], hra['sazka'])
        prikaz = input('Příkaz: ')


"""level 150: calls the functions, but keeps the old game"""
provedeni_s_novou_hrou = proved_prikaz

def proved_prikaz(hra, prikaz):
    provedeni_s_novou_hrou(hra, prikaz)
    return hra


"""level 150: turns the bet into a whole number before zmen_sazku can read it"""
provedeni_s_textem = proved_prikaz

def proved_prikaz(hra, prikaz):
    if prikaz[:1] == ['sazka']:
        return zmen_sazku(hra, str(int(' '.join(prikaz[1:]))))
    return provedeni_s_textem(hra, prikaz)


"""level 150: gives the whole command to zmen_sazku, so the bet is always 0"""
provedeni_s_castkou = proved_prikaz

def proved_prikaz(hra, prikaz):
    if prikaz[:1] == ['sazka']:
        return zmen_sazku(hra, ' '.join(prikaz))
    return provedeni_s_castkou(hra, prikaz)


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


"""level 150: a message that is the same as the last one is not printed again"""
posledni_zprava = ''

def vypis_stul(hra):
    global posledni_zprava
    print('Krupiér:', popis_ruku(hra['krupier']))
    print('Ty:     ', popis_ruku(hra['hrac']))
    if hra['zprava'] and hra['zprava'] != posledni_zprava:
        print(hra['zprava'])
        posledni_zprava = hra['zprava']
    print(f'Peníze: {hra["penize"]:.2f}, sázka: {hra["sazka"]:.2f}')


"""level 150: shows whole coins only
says: 1012.5
"""
def vypis_stul(hra):
    print('Krupiér:', popis_ruku(hra['krupier']))
    print('Ty:     ', popis_ruku(hra['hrac']))
    print(hra['zprava'])
    print('Peníze:', int(hra['penize']), 'sázka:', int(hra['sazka']))


"""level 150: does not show the bet
says: 37
"""
def vypis_stul(hra):
    print('Krupiér:', popis_ruku(hra['krupier']))
    print('Ty:     ', popis_ruku(hra['hrac']))
    print(hra['zprava'])
    print(f'Peníze: {hra["penize"]:.2f}')


"""level 150: tells how a game ended only after ber and stůj"""
provedeni_se_zpravou = proved_prikaz

def proved_prikaz(hra, prikaz):
    nova = provedeni_se_zpravou(hra, prikaz)
    if prikaz == ['nova']:
        return {**nova, 'zprava': ''}
    return nova


"""level 150: a command that it does not know is passed over in silence
says: neodpověděl
"""
provedeni_se_slovy = proved_prikaz

def proved_prikaz(hra, prikaz):
    if prikaz[:1] in (['nova'], ['ber'], ['stuj'], ['dobij'], ['sazka']):
        return provedeni_se_slovy(hra, prikaz)
    return hra


"""level 150: the end of the last game ends the next one, too"""
konec = False

def hraj():
    global konec
    hra = nova_hra()
    vypis_stul(hra)
    while not konec:
        prikaz = nacti_prikaz()
        if prikaz == ['konec']:
            konec = True
        else:
            try:
                hra = proved_prikaz(hra, prikaz)
                vypis_stul(hra)
            except ValueError as chyba:
                print('To nejde.', chyba)


"""level 150: returns the game in the end"""
def hraj():
    hra = nova_hra()
    vypis_stul(hra)
    prikaz = nacti_prikaz()
    while prikaz != ['konec']:
        try:
            hra = proved_prikaz(hra, prikaz)
            vypis_stul(hra)
        except ValueError as chyba:
            print('To nejde.', chyba)
        prikaz = nacti_prikaz()
    return hra


"""level 150: shows the bet as a whole number
says: Program nevypsal sázku 37.5.
"""
def vypis_stul(hra):
    if hra['hrac']:
        print('Krupiér:', popis_ruku(hra['krupier']))
        print('Ty:', popis_ruku(hra['hrac']))
    print(hra['zprava'])
    print('Peníze:', hra['penize'], 'sázka:', int(hra['sazka']))


"""level 150: shows the bet only when it is another one
says: Program nevypsal sázku 37. Po příkazu
"""
minula = [None]

def vypis_stul(hra):
    if hra['hrac']:
        print('Krupiér:', popis_ruku(hra['krupier']))
        print('Ty:', popis_ruku(hra['hrac']))
    print(hra['zprava'])
    print('Peníze:', hra['penize'])
    if hra['sazka'] != minula.pop():
        print('Sázka:', hra['sazka'])
    minula.append(hra['sazka'])


"""level 150: says nothing of a refusal when it is the last one again
says: Po druhém příkazu ber program nevypsal větu
"""
def hraj():
    hra = nova_hra()
    vypis_stul(hra)
    minula = ''
    prikaz = nacti_prikaz()
    while prikaz != ['konec']:
        try:
            hra = proved_prikaz(hra, prikaz)
        except ValueError as chyba:
            if str(chyba) != minula:
                print(chyba)
            minula = str(chyba)
        else:
            vypis_stul(hra)
        prikaz = nacti_prikaz()
