"""Piškvorky z cyklů while, počítadel a sčítání řetězců, bez vyhledávání a bez výjimek navíc."""


def vytvor_plan():
    plan = []
    while len(plan) < 9:
        plan.append(list('_' * 9))
    return plan


def pozice_z_prikazu(prikaz):
    rada = 0
    while rada < 9:
        sloupec = 0
        while sloupec < 9:
            if prikaz == chr(ord('a') + rada) + str(sloupec + 1):
                return rada, sloupec
            sloupec += 1
        rada += 1
    raise ValueError


def je_obsazeno(plan, pozice):
    rada, sloupec = pozice
    if plan[rada][sloupec] == 'x' or plan[rada][sloupec] == 'o':
        return True
    return False


def tah(plan, hrac, pozice):
    rada, sloupec = pozice
    stara = plan[rada]
    nova = stara[:sloupec] + [hrac] + stara[sloupec + 1 :]
    # Ostatní řady se nemění, a tak mohou být v obou plánech tytéž.
    return plan[:rada] + [nova] + plan[rada + 1 :]


def pet_v_rade(policka):
    text = ''
    for policko in policka:
        text = text + policko
    return 'xxxxx' in text or 'ooooo' in text


def okoli(plan, pozice, smer):
    rada, sloupec = pozice
    kroky = 0
    while kroky < 4 and na_planu(rada - smer[0], sloupec - smer[1]):
        rada -= smer[0]
        sloupec -= smer[1]
        kroky += 1
    policka = []
    zbyva = kroky + 5
    while zbyva > 0 and na_planu(rada, sloupec):
        policka.append(plan[rada][sloupec])
        rada += smer[0]
        sloupec += smer[1]
        zbyva -= 1
    return policka


def na_planu(rada, sloupec):
    return rada > -1 and rada < 9 and sloupec > -1 and sloupec < 9


def vyhral(plan, hrac, pozice):
    for krok_rady, krok_sloupce in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        pocet = kolik_za_sebou(plan, hrac, pozice, krok_rady, krok_sloupce)
        pocet += kolik_za_sebou(plan, hrac, pozice, -krok_rady, -krok_sloupce)
        # Kámen na pozici se započítal dvakrát.
        if pocet - 1 >= 5:
            return True
    return False


def kolik_za_sebou(plan, hrac, pozice, krok_rady, krok_sloupce):
    rada, sloupec = pozice
    pocet = 0
    while na_planu(rada, sloupec) and plan[rada][sloupec] == hrac:
        pocet += 1
        rada += krok_rady
        sloupec += krok_sloupce
    return pocet


def je_plno(plan):
    prazdnych = 0
    for rada in plan:
        prazdnych += rada.count('_')
    return prazdnych == 0


def dalsi_hrac(hrac):
    hraci = 'xo'
    return hraci[1 - hraci.index(hrac)]


def popis_plan(plan):
    text = ''
    cislo = 8
    while cislo >= 0:
        sloupec = 0
        while sloupec < 9:
            text += plan[cislo][sloupec]
            if sloupec < 8:
                text += ' '
            sloupec += 1
        if cislo > 0:
            text += '\n'
        cislo -= 1
    return text


def nova_hra():
    hra = {}
    hra['plan'] = vytvor_plan()
    hra['hrac'] = 'x'
    hra['konec'] = False
    return hra


def zpracuj_prikaz(hra, prikaz):
    vysledek = dict(hra)
    pozice = None
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        zprava = 'Tah ve špatném formátu'
    if prikaz == 'quit':
        vysledek = None
        zprava = 'Na shledanou'
    elif prikaz == 'new':
        vysledek = nova_hra()
        zprava = 'Nová hra'
    elif prikaz == 'board':
        zprava = popis_plan(hra['plan'])
    elif pozice is not None and hra['konec'] == True:
        zprava = 'Hra je dokončená, dej "new" pro novou'
    elif pozice is not None and je_obsazeno(hra['plan'], pozice):
        zprava = 'Pole je zabrané, hraj znovu'
    elif pozice is not None:
        vysledek['plan'] = tah(hra['plan'], hra['hrac'], pozice)
        if vyhral(vysledek['plan'], hra['hrac'], pozice):
            vysledek['konec'] = True
            zprava = 'Výhra! Gratuluji hráči ' + hra['hrac'] + '\n' + popis_plan(vysledek['plan'])
        elif je_plno(vysledek['plan']):
            vysledek['konec'] = True
            zprava = 'Remíza, hrací plán je zaplněný'
        else:
            vysledek['hrac'] = dalsi_hrac(hra['hrac'])
            zprava = 'Ok'
    return vysledek, zprava


def hraj():
    print('Ahoj! Piš tahy jako e5, plán ukáže board, novou hru začne new a konec je quit.')
    hra = nova_hra()
    while True:
        print('Hraje', hra['hrac'])
        try:
            prikaz = input()
        except EOFError:
            return
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
        if hra is None:
            break


def navrhni_tah(plan, hrac):
    """Položí kámen vedle svých kamenů; pětici dokončí a soupeřovu zabrání."""
    nejlepsi = None
    nejvic = -1
    rada = 0
    while rada < 9:
        sloupec = 0
        while sloupec < 9:
            if plan[rada][sloupec] == '_':
                body = body_za_pole(plan, hrac, (rada, sloupec))
                if body > nejvic:
                    nejvic = body
                    nejlepsi = (rada, sloupec)
            sloupec += 1
        rada += 1
    return nejlepsi


def body_za_pole(plan, hrac, pozice):
    souper = dalsi_hrac(hrac)
    if vyhral(tah(plan, hrac, pozice), hrac, pozice):
        return 1000
    if vyhral(tah(plan, souper, pozice), souper, pozice):
        return 500
    body = 0
    for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        for policko in okoli(plan, pozice, smer):
            if policko == hrac:
                body += 3
            if policko == '_':
                body += 1
    return body


if __name__ == '__main__':
    hraj()
