"""Piškvorky naslepo: pravidla a hra v konzoli.

Plán je seznam devíti řad, řada je seznam devíti polí a pole je 'x', 'o', nebo '_',
když je prázdné. Pozice je dvojice (řada, sloupec), obojí od 0 do 8. Hra je slovník:
'plan' je plán, 'hrac' je hráč na tahu a 'konec' říká, jestli je dohráno.
"""

RADY = 'abcdefghi'
SLOUPCE = '123456789'

# O kolik řad a o kolik sloupců vede jeden krok: po řadě, po sloupci a po obou úhlopříčkách.
SMERY = [(0, 1), (1, 0), (1, 1), (1, -1)]

NAPOVEDA = """\
Vítej v piškvorkách naslepo!
Vyhrává, kdo má jako první pět kamenů vedle sebe: v řadě, ve sloupci nebo šikmo.
Začíná hráč x. Plán nevidíš, musíš si ho pamatovat.

e5     tah na pole: řada a (dole) až i (nahoře), sloupec 1 až 9
board  ukáže plán
new    začne novou hru
quit   konec"""


def vytvor_plan():
    """Vrátí nový prázdný plán: devět řad a v každé devět polí '_'.

    >>> plan = vytvor_plan()
    >>> len(plan)
    9
    >>> plan[0]
    ['_', '_', '_', '_', '_', '_', '_', '_', '_']
    """
    plan = []
    for _ in range(9):
        plan.append(['_'] * 9)
    return plan


def pozice_z_prikazu(prikaz):
    """Vrátí pozici (řada, sloupec) pro příkaz jako e5; na cokoli jiného vyhodí ValueError.

    >>> pozice_z_prikazu('a1')
    (0, 0)
    >>> pozice_z_prikazu('b7')
    (1, 6)
    """
    if len(prikaz) != 2 or prikaz[0] not in RADY or prikaz[1] not in SLOUPCE:
        raise ValueError('Tah je písmenko a až i a za ním číslice 1 až 9.')
    return RADY.index(prikaz[0]), SLOUPCE.index(prikaz[1])


def je_obsazeno(plan, pozice):
    """Vrátí True, když na pozici leží kámen, a False, když je pole prázdné.

    >>> plan = vytvor_plan()
    >>> plan[4][2] = 'x'
    >>> je_obsazeno(plan, (4, 2))
    True
    >>> je_obsazeno(plan, (4, 3))
    False
    """
    rada, sloupec = pozice
    return plan[rada][sloupec] != '_'


def tah(plan, hrac, pozice):
    """Vrátí nový plán, na kterém přibyl kámen hráče; původní plán nezmění.

    >>> plan = vytvor_plan()
    >>> novy_plan = tah(plan, 'x', (0, 2))
    >>> novy_plan[0]
    ['_', '_', 'x', '_', '_', '_', '_', '_', '_']
    >>> plan[0]
    ['_', '_', '_', '_', '_', '_', '_', '_', '_']
    """
    novy_plan = []
    for policka in plan:
        novy_plan.append(policka.copy())
    rada, sloupec = pozice
    novy_plan[rada][sloupec] = hrac
    return novy_plan


def pet_v_rade(policka):
    """Vrátí True, když je v seznamu políček vedle sebe aspoň pět stejných kamenů, jinak False.

    >>> pet_v_rade(['_', 'x', 'x', 'x', 'x', 'x', 'o'])
    True
    >>> pet_v_rade(['x', 'x', 'x', 'x', '_', 'x'])
    False
    """
    for zacatek in range(len(policka) - 4):
        petice = policka[zacatek : zacatek + 5]
        if petice.count('x') == 5 or petice.count('o') == 5:
            return True
    return False


def okoli(plan, pozice, smer):
    """Vrátí políčka od čtyř kroků před pozicí po čtyři kroky za ní, jen ta, která jsou na plánu.

    >>> plan = tah(vytvor_plan(), 'x', (0, 2))
    >>> okoli(plan, (0, 0), (0, 1))
    ['_', '_', 'x', '_', '_']
    """
    rada, sloupec = pozice
    o_kolik_rad, o_kolik_sloupcu = smer
    policka = []
    for krok in range(-4, 5):
        kde_rada = rada + krok * o_kolik_rad
        kde_sloupec = sloupec + krok * o_kolik_sloupcu
        if 0 <= kde_rada <= 8 and 0 <= kde_sloupec <= 8:
            policka.append(plan[kde_rada][kde_sloupec])
    return policka


def vyhral(plan, hrac, pozice):
    """Vrátí True, když má hráč pětici, která vede přes pozici, jinak False.

    >>> plan = vytvor_plan()
    >>> plan[2] = ['_', 'o', 'o', 'o', 'o', 'o', '_', '_', '_']
    >>> vyhral(plan, 'o', (2, 4))
    True
    >>> vyhral(plan, 'x', (2, 4))
    False
    """
    rada, sloupec = pozice
    if plan[rada][sloupec] != hrac:
        return False
    for smer in SMERY:
        # V okolí je pozice nejvýš pátá od kraje: každá pětice v něm vede přes ni.
        if pet_v_rade(okoli(plan, pozice, smer)):
            return True
    return False


def je_plno(plan):
    """Vrátí True, když na plánu není žádné prázdné pole, jinak False.

    >>> je_plno(vytvor_plan())
    False
    """
    for policka in plan:
        if '_' in policka:
            return False
    return True


def dalsi_hrac(hrac):
    """Vrátí druhého hráče: po x hraje o, po o hraje x.

    >>> dalsi_hrac('x')
    'o'
    """
    if hrac == 'x':
        return 'o'
    return 'x'


def popis_plan(plan):
    """Vrátí plán jako text: řada i je na prvním řádku, řada a na posledním, mezi poli je mezera.

    >>> plan = tah(vytvor_plan(), 'x', (0, 2))
    >>> print(popis_plan(plan))
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ x _ _ _ _ _ _
    """
    radky = []
    for policka in reversed(plan):
        radky.append(' '.join(policka))
    return '\n'.join(radky)


def nova_hra():
    """Vrátí slovník nové hry: plán je prázdný, na tahu je x a konec ještě není.

    >>> hra = nova_hra()
    >>> hra['hrac']
    'x'
    >>> hra['konec']
    False
    """
    return {'plan': vytvor_plan(), 'hrac': 'x', 'konec': False}


def zpracuj_prikaz(hra, prikaz):
    """Vrátí dvojici: hru po příkazu a zprávu pro hráče; hru, kterou dostane, nezmění.

    >>> hra, zprava = zpracuj_prikaz(nova_hra(), 'e5')
    >>> zprava
    'Ok'
    >>> hra['hrac']
    'o'
    >>> zpracuj_prikaz(hra, 'quit')
    (None, 'Na shledanou')
    """
    if prikaz == 'new':
        return nova_hra(), 'Nová hra'
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'board':
        return hra, popis_plan(hra['plan'])
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(hra['plan'], pozice):
        return hra, 'Pole je zabrané, hraj znovu'
    return hra_po_tahu(hra, pozice)


def hra_po_tahu(hra, pozice):
    """Vrátí dvojici: hru po tahu na volné pole a zprávu, jak tah dopadl."""
    hrac = hra['hrac']
    plan = tah(hra['plan'], hrac, pozice)
    if vyhral(plan, hrac, pozice):
        zprava = f'Výhra! Gratuluji hráči {hrac}\n{popis_plan(plan)}'
        return {'plan': plan, 'hrac': hrac, 'konec': True}, zprava
    if je_plno(plan):
        return {'plan': plan, 'hrac': hrac, 'konec': True}, 'Remíza, hrací plán je zaplněný'
    return {'plan': plan, 'hrac': dalsi_hrac(hrac), 'konec': False}, 'Ok'


def hraj():
    """Vypíše nápovědu a pak plní příkazy z klávesnice, dokud nepřijde quit nebo konec vstupu."""
    print(NAPOVEDA)
    hra = nova_hra()
    while hra is not None:
        try:
            prikaz = input(f'Hráč {hra["hrac"]}: ')
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)


def navrhni_tah(plan, hrac):
    """Vrátí pozici volného pole, na které má hráč táhnout.

    >>> plan = vytvor_plan()
    >>> plan[4] = ['_', 'x', 'x', 'x', 'x', 'o', '_', '_', '_']
    >>> navrhni_tah(plan, 'x')
    (4, 0)
    """
    volne = volne_pozice(plan)
    # Napřed vlastní pětice, potom soupeřova: pole, na kterém by vznikla, je potřeba mu zabrat.
    for kdo in hrac, dalsi_hrac(hrac):
        for pozice in volne:
            if vyhral(tah(plan, kdo, pozice), kdo, pozice):
                return pozice

    nejlepsi_pole = volne[0]
    nejvyssi_hodnota = 0
    for pole in volne:
        hodnota = hodnota_pole(plan, hrac, pole)
        if hodnota > nejvyssi_hodnota:
            nejlepsi_pole = pole
            nejvyssi_hodnota = hodnota
    return nejlepsi_pole


def volne_pozice(plan):
    """Vrátí seznam pozic všech prázdných polí."""
    pozice = []
    for rada in range(9):
        for sloupec in range(9):
            if not je_obsazeno(plan, (rada, sloupec)):
                pozice.append((rada, sloupec))
    return pozice


def hodnota_pole(plan, hrac, pozice):
    """Vrátí, jak moc se pole hodí hráči k tomu, aby přes něj postavil pětici."""
    hodnota = 0
    for kudy in SMERY:
        kolem = okoli(plan, pozice, kudy)
        for prvni in range(len(kolem) - 4):
            mozna_petice = kolem[prvni : prvni + 5]
            # Pětice, do které už soupeř položil kámen, nikdy nevznikne.
            if dalsi_hrac(hrac) not in mozna_petice:
                hodnota = hodnota + 10 ** mozna_petice.count(hrac)
    return hodnota


if __name__ == '__main__':
    hraj()
