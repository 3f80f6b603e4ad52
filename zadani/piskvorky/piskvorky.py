"""Piškvorky naslepo: pravidla a hra v konzoli.

Co má která funkce dělat a v jakém pořadí je psát, najdeš v lekci (lekce.md).
Každá funkce tu už má hlavičku a popis. Její kód piš pod ten popis
a odsaď ho o čtyři mezery, stejně jako je odsazený popis.
"""


def vytvor_plan():
    """Vrátí nový prázdný plán: devět řad a v každé devět polí '_'.

    >>> plan = vytvor_plan()
    >>> len(plan)
    9
    >>> plan[0]
    ['_', '_', '_', '_', '_', '_', '_', '_', '_']
    """


def pozice_z_prikazu(prikaz):
    """Vrátí pozici (řada, sloupec) pro příkaz jako e5; na cokoli jiného vyhodí ValueError.

    >>> pozice_z_prikazu('a1')
    (0, 0)
    >>> pozice_z_prikazu('b7')
    (1, 6)
    """


def je_obsazeno(plan, pozice):
    """Vrátí True, když na pozici leží kámen, a False, když je pole prázdné.

    >>> plan = vytvor_plan()
    >>> plan[4][2] = 'x'
    >>> je_obsazeno(plan, (4, 2))
    True
    >>> je_obsazeno(plan, (4, 3))
    False
    """


def tah(plan, hrac, pozice):
    """Vrátí nový plán, na kterém přibyl kámen hráče; původní plán nezmění.

    >>> plan = vytvor_plan()
    >>> novy_plan = tah(plan, 'x', (0, 2))
    >>> novy_plan[0]
    ['_', '_', 'x', '_', '_', '_', '_', '_', '_']
    >>> plan[0]
    ['_', '_', '_', '_', '_', '_', '_', '_', '_']
    """


def pet_v_rade(policka):
    """Vrátí True, když je v seznamu políček vedle sebe aspoň pět stejných kamenů, jinak False.

    >>> pet_v_rade(['_', 'x', 'x', 'x', 'x', 'x', 'o'])
    True
    >>> pet_v_rade(['x', 'x', 'x', 'x', '_', 'x'])
    False
    """


def okoli(plan, pozice, smer):
    """Vrátí políčka od čtyř kroků před pozicí po čtyři kroky za ní, jen ta, která jsou na plánu.

    >>> plan = tah(vytvor_plan(), 'x', (0, 2))
    >>> okoli(plan, (0, 0), (0, 1))
    ['_', '_', 'x', '_', '_']
    """


def vyhral(plan, hrac, pozice):
    """Vrátí True, když má hráč pětici, která vede přes pozici, jinak False.

    >>> plan = vytvor_plan()
    >>> plan[2] = ['_', 'o', 'o', 'o', 'o', 'o', '_', '_', '_']
    >>> vyhral(plan, 'o', (2, 4))
    True
    >>> vyhral(plan, 'x', (2, 4))
    False
    """


def je_plno(plan):
    """Vrátí True, když na plánu není žádné prázdné pole, jinak False.

    >>> je_plno(vytvor_plan())
    False
    """


def dalsi_hrac(hrac):
    """Vrátí druhého hráče: po x hraje o, po o hraje x.

    >>> dalsi_hrac('x')
    'o'
    """


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


def nova_hra():
    """Vrátí slovník nové hry: plán je prázdný, na tahu je x a konec ještě není.

    >>> hra = nova_hra()
    >>> hra['hrac']
    'x'
    >>> hra['konec']
    False
    """


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


def hraj():
    """Vypíše nápovědu a pak plní příkazy z klávesnice, dokud nepřijde quit nebo konec vstupu."""


def navrhni_tah(plan, hrac):
    """Vrátí pozici volného pole, na které má hráč táhnout.

    >>> plan = vytvor_plan()
    >>> plan[4] = ['_', 'x', 'x', 'x', 'x', 'o', '_', '_', '_']
    >>> navrhni_tah(plan, 'x')
    (4, 0)
    """


# Tohle je hotové, nech to na konci souboru. Když soubor spustíš jako program, začne se hrát.
# Dokud ve funkci hraj žádný kód není, nestane se nic.
if __name__ == '__main__':
    hraj()
