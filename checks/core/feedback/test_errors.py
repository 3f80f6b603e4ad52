"""The Czech line under an exception of the student's code: true of that exception, and leading on."""

import pytest

from rozdej.core.feedback.errors import explain_error

CASES = {
    'two dictionaries compared': (
        "max([{'hrac': 'Petr'}, {'hrac': 'Pavel'}])",
        'Podle velikosti se takové hodnoty porovnat nedají: slovník (dict).',
    ),
    'a word and a number compared': (
        "'kluk' > 10",
        'Podle velikosti se tyhle dvě hodnoty porovnat nedají: řetězec (str) a celé číslo (int).',
    ),
    'a list asked like a dictionary': (
        "[{'karta': 1}]['karta']",
        'V hranatých závorkách je řetězec, ale místa tu mají čísla: tohle je seznam (list).',
    ),
    'a card asked like a dictionary': (
        "('Sr', 9)['karta']",
        'V hranatých závorkách je řetězec, ale místa tu mají čísla: tohle je n-tice (tuple).',
    ),
    'a pair as an index': (
        '[1, 2][(0, 1)]',
        'V hranatých závorkách má být celé číslo, ale je tam n-tice (tuple).',
    ),
    'a set asked for its first': (
        '{1, 2}[0]',
        'Prvky množiny nemají čísla ani pořadí.',
    ),
    'a number looked for in a word': (
        "5 in '123'",
        'V řetězci jde hledat zase jen řetězec, ale před in je celé číslo (int).',
    ),
    'a module of Python that is missing here': (
        "raise ModuleNotFoundError(\"No module named 'turtle'\", name='turtle')",
        'Takový modul tu není.',
    ),
    'a list as a key': (
        "{}[['Kr', 2]] = 0",
        'Klíčem slovníku ani prvkem množiny nemůže být seznam (list).',
    ),
    'a dictionary as a key': (
        "{}[{'karta': 1}]",
        'Klíčem slovníku ani prvkem množiny nemůže být slovník (dict).',
    ),
    'a number added to a word': (
        "'Kr' + 2",
        'Přičíst jde zase jen řetězec (str), ale tohle je celé číslo (int).',
    ),
    'a range added to a list': (
        '[1] + range(3)',
        'Přičíst jde zase jen seznam (list), ale tohle je řada čísel (range).',
    ),
    'a list added to a range': (
        'range(3) + [1]',
        'Tyhle dvě hodnoty dohromady nejdou: řada čísel (range) a seznam (list).',
    ),
    'an empty dictionary taken for a set': (
        '{}.add(1)',
        'Slovník nemá add. Prázdná množina se píše set(), {} je slovník. Metodu add má množina (set).',
    ),
    'a set changed while it is walked through': (
        'ruka = {1, 2}\nfor karta in ruka:\n    ruka.remove(karta)',
        'Co prochází cyklus for, to v něm nezvětšuj ani nezmenšuj. Vytvoř novou hodnotu.',
    ),
    'a card removed that is not there': (
        '{1}.remove(2)',
        'Takový klíč ve slovníku není, nebo takový prvek v množině.',
    ),
    'None as a key': ('{}[None]', 'Klíč je tu None.'),
    'a choice of nothing': (
        'from random import choice\nchoice([])',
        'Vybírá se z něčeho prázdného.',
    ),
    'None taken apart': (
        'hraci, kdo = None',
        'Na víc jmen se tu rozděluje None.',
    ),
    'keys of a dictionary taken apart': (
        "for jmeno, hrac in {'Petr': 1}:\n    pass",
        'Hodnot je víc než jmen, do kterých se mají uložit (2).',
    ),
    'a pair taken apart into three': (
        'a, b, c = 1, 2',
        'Hodnot je míň (2) než jmen, do kterých se mají uložit (3).',
    ),
    'a variable that hides a function': (
        "def barva(karta):\n    pass\n\n\ndef body():\n    for barva in ['Kr']:\n        barva(1)\n\n\nbody()",
        'Jméno barva tu patří proměnné a zakrylo funkci barva. Pojmenuj tu proměnnou jinak.',
    ),
    'a function that its own result hides': (
        'def kolo():\n    return 1\n\n\ndef hra():\n    kolo = kolo()\n\n\nhra()',
        'Jméno kolo tu patří proměnné a zakrylo funkci kolo. Pojmenuj tu proměnnou jinak.',
    ),
    'a variable read before it is written': (
        'def hra():\n    print(bodu)\n    bodu = 1\n\n\nhra()',
        'Proměnná bodu se čte dřív, než do ní funkce něco uloží.',
    ),
    'an item of a record written to': (
        "from typing import NamedTuple\n\n\nclass Karta(NamedTuple):\n    barva: str\n\n\nKarta('Sr').barva = 'Kr'",
        'N-tice se změnit nedá, ani když má pojmenované prvky. Novou z ní udělá metoda _replace.',
    ),
    'a card taken away that is not in the hand': (
        "['Sr'].remove(None)",
        'Taková hodnota v seznamu není.',
    ),
    'the place of a card that is not in the hand': (
        "['Sr'].index('Kr')",
        'Taková hodnota v seznamu není.',
    ),
    'one number taken apart': ('a, b = 5', 'Na víc jmen se tu rozděluje jediná hodnota: celé číslo (int).'),
    'a place beyond the end of a card': ("('Sr', 9)[2]", 'Saháš na místo, které v n-tici není: je kratší.'),
    'a list of cards joined': (
        "''.join([(1, 'Sr')])",
        'Metoda join spojuje jen řetězce, ale na místě 0 je n-tice (tuple).',
    ),
    'a walk through a number': (
        'for i in 7:\n    pass',
        'Tohle se nedá procházet po prvcích: celé číslo (int).',
    ),
    'an item assigned to None': ('karty = None\nkarty[0] = 1', 'Pracuje se tu s hodnotou None.'),
    'an item assigned to a set': (
        'karty = {1}\nkarty[0] = 1',
        'Do téhle hodnoty na místo v závorkách ukládat nejde: množina (set).',
    ),
    'an item assigned to a card': (
        "karta = ('Sr', 9)\nkarta[1] = 8",
        'Tohle je n-tice (tuple). Co je uvnitř, se změnit nedá.',
    ),
    'a function in place of what it returns': (
        'def balicek():\n    return []\n\n\nbalicek.pop()',
        'Tohle je funkce sama, ne to, co vrací. Zavolají ji až kulaté závorky za jejím jménem.',
    ),
    'a method of another language': (
        '[].push(1)',
        'Tahle hodnota nic jménem push nemá, je to seznam (list). Nemáš na mysli append?',
    ),
    'a misspelt method': (
        '[].apend(1)',
        'Tahle hodnota nic jménem apend nemá, je to seznam (list). Nemáš na mysli append?',
    ),
    'a list as a number': ('range([1])', 'Má tu být celé číslo, ale je tu seznam (list).'),
    'a method of a list on a set': (
        '{1}.append(2)',
        'Tahle hodnota nic jménem append nemá, je to množina (set). Nemáš na mysli add?',
    ),
    'an item called': (
        'karty = [1]\nkarty(0)',
        'Volá se tu hodnota, která není funkce: seznam (list).',
    ),
    'two arguments too few': (
        'def tah(hra, odkud, kam):\n    pass\n\n\ntah(1)',
        'Volané funkci (tah) chybí argumenty: odkud a kam.',
    ),
    'an argument too many': (
        'def tah(hra):\n    pass\n\n\ntah(1, 2)',
        'Volaná funkce (tah) dostala víc argumentů, než bere: 2 místo 1.',
    ),
    'a wrong value that no sentence is about': ("raise ValueError('nejde')", ''),
    'two signs swapped': (
        "plan = []\nplan =+ ['_']",
        'Znaménko + tu stojí před hodnotou, která není číslo: seznam (list).',
    ),
    'a text times a text': ("'_' * '9'", 'Seznam i řetězec jde násobit jen celým číslem.'),
    'an operation that no sentence is about': ("'%d' % 'a'", ''),
    'a name that is only like one of Python itself': ('import_x', 'Takové jméno Python nezná.'),
    'a named value for a method that takes none': (
        '[].append(x=1)',
        'Volané funkci (list.append) se hodnoty dávají beze jmen.',
    ),
    'a value without a name for sort': (
        '[].sort(True)',
        'Volané funkci (sort) se hodnoty dávají se jmény, třeba reverse=True.',
    ),
    'a name that print does not know': ("print('a', konec='')", 'Volaná funkce (print) parametr konec nemá.'),
    'a name that a function of the file does not know': (
        'def tah(hra):\n    pass\n\n\ntah(kam=1)',
        'Volaná funkce (tah) parametr kam nemá.',
    ),
    'a name that choice does not know': (
        'from random import choice\nchoice([1], k=5)',
        'Volaná funkce (choice) parametr k nemá.',
    ),
    'a name that a class does not know': (
        'from typing import NamedTuple\n\n\nclass Karta(NamedTuple):\n    barva: str\n\n\nKarta(jmeno=1)',
        'Volaná funkce (Karta) parametr jmeno nemá.',
    ),
    'a parameter given twice': (
        'def tah(hra):\n    pass\n\n\ntah(1, hra=1)',
        'Parametr hra dostal při volání dvě hodnoty.',
    ),
    'a sample without a size': ('from random import sample\nsample([1])', 'Volané funkci (sample) chybí argument k.'),
    'a number too many for randint': (
        'from random import randint\nrandint(1, 2, 3)',
        'Volaná funkce (randint) dostala víc argumentů, než bere.',
    ),
    'a step of nothing': ('range(1, 5, 0)', 'Krok v range nemůže být 0.'),
    'a list made a number': ('int([1])', 'Na číslo převede int řetězec nebo jiné číslo, ale tohle je seznam (list).'),
    'the size of a text': ("abs('a')", 'Funkce abs bere číslo, ale tohle je řetězec (str).'),
    'two signs for ord': ("ord('10')", 'Funkce ord bere jediný znak, tady jich je 2.'),
    'a sample of a set': (
        'from random import sample\nsample({1}, 1)',
        'Funkce sample vybírá jen z řady prvků, jako je seznam.',
    ),
    'a number for ord': ('ord(1)', 'Funkce ord bere jediný znak, ale tohle je celé číslo (int).'),
    'a list of beginnings': (
        "'Sr'.startswith(['S'])",
        'Metoda startswith bere řetězec nebo n-tici řetězců, ale tohle je seznam (list).',
    ),
    'a text split by a number': ("'a b'.split(1)", 'Má tu být řetězec, ale je tu celé číslo (int).'),
    'a text split by nothing': ("'ab'.split('')", 'Podle prázdného řetězce se dělit nedá. Jednotlivé znaky dá list.'),
    'a number between what is printed': ("print('a', sep=1)", 'Za sep= má být řetězec, ale je tu celé číslo (int).'),
    'a type in quotes': (
        "isinstance(1, 'int')",
        'Funkce isinstance chce za čárkou typ nebo n-tici typů, třeba int.',
    ),
    'the width of a card': (
        "f'{(1, 2):>5}'",
        'Formát za dvojtečkou mají jen řetězce a čísla, ale tohle je n-tice (tuple).',
    ),
    'the remainder of a text': (
        "'10' % 2",
        'Před % je řetězec, a tak do něj % doplňuje hodnoty. Na všechny v něm ale značky nejsou.',
    ),
    'too few values for format': (
        "'{} {}'.format(1)",
        'Metoda format dostala méně hodnot, než kolik má text složených závorek.',
    ),
    'a text among the ends of a part': (
        "[1]['a':]",
        'Kolem dvojtečky v hranatých závorkách mají být celá čísla.',
    ),
    'a window where there is no screen': (
        'raise Exception("no display name and no $DISPLAY environment variable")',
        'Okno se tu otevřít nedá: program tu běží bez obrazovky.',
    ),
    'a file that is not there': ("open('neni.txt')", 'Takový soubor tu není.'),
    'a file imported with its ending': (
        'import random.py',
        'Jméno souboru se při importu píše bez .py, tady jen random.',
    ),
    'a number called': (
        '7(1)',
        'Volá se tu hodnota, která není funkce: celé číslo (int).',
    ),
}


@pytest.mark.parametrize('name', CASES)
@pytest.mark.filterwarnings('ignore::SyntaxWarning')
def test_the_hint_fits_the_error(name):
    program, hint = CASES[name]
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one it is, is Python's business
        exec(compile(program, 'student.py', 'exec'), {})
    assert explain_error(caught.value) == hint


FILES = {
    'an index with a comma in it': (
        'plan = [[1]]\n\n\ndef f():\n    rada = 0\n    return plan[rada, 0]\n',
        'Každý index má vlastní hranaté závorky: plan[rada][0]',
    ),
    'a pair in a variable as an index': (
        'plan = [[1]]\n\n\ndef f():\n    kde = 0, 0\n    return plan[kde]\n',
        'V hranatých závorkách má být celé číslo, ale je tam n-tice (tuple).',
    ),
    'a module that was not imported': (
        'def f():\n    return random.choice([1])\n',
        'Takové jméno Python nezná. Je to modul, napřed ho importuj: import random',
    ),
    'a module that only a function was imported from': (
        'from random import choice\n\n\ndef f():\n    return random.choice([1])\n',
        'Takové jméno Python nezná. '
        'Soubor už z modulu random importuje choice, a tak piš jen choice, bez random a tečky.',
    ),
    'a module that a function was imported from by another name': (
        'from random import choice as vyber\n\n\ndef f():\n    return random.choice([1])\n',
        'Takové jméno Python nezná. '
        'Soubor už z modulu random importuje choice, a tak piš jen vyber, bez random a tečky.',
    ),
    'a module that another function imports from': (
        'def f():\n    return random.choice([1])\n\n\ndef g():\n    from random import choice\n    return choice\n',
        'Takové jméno Python nezná. Je to modul, napřed ho importuj: import random',
    ),
    'another function of a module that one was imported from': (
        'from random import choice\n\n\ndef f():\n    return random.shuffle([1])\n',
        'Takové jméno Python nezná. Je to modul, napřed ho importuj: import random',
    ),
    'a key that is not there, and one much like it': (
        "def f():\n    hrac = {'ruka': 1}\n    return hrac['ruky']\n",
        "Takový klíč ve slovníku není. Nemáš na mysli 'ruka'?",
    ),
    'a key that is not there but elsewhere, and so is no slip': (
        "def f():\n    hraci, stul = {'hraci': 1}, [{'hrac': 1}, {'jmeno': 1}]\n    return stul[1]['hrac']\n",
        'Takový klíč ve slovníku není.',
    ),
    'a dictionary shuffled': (
        'from random import shuffle\n\n\ndef f():\n    shuffle({5: 1, 6: 2})\n',
        'Funkce shuffle chce seznam, ale tohle je slovník.',
    ),
    'a value that format was not given': (
        "def f():\n    return '{hrac} {ruka}'.format(hrac=1)\n",
        'Metoda format nedostala hodnotu, které se v textu říká ruka.',
    ),
    'a key that is not there beside format': (
        "def f():\n    hra = {'x': 1}\n    return '{hrac}'.format(hrac=hra['hrac'])\n",
        'Takový klíč ve slovníku není, nebo takový prvek v množině.',
    ),
    'a choice that is not among what it is taken from': (
        'from random import choice\n\n\ndef f():\n    {5}.remove(choice([1]))\n',
        'Takový klíč ve slovníku není, nebo takový prvek v množině.',
    ),
    'a method behind key of a name that is not there': (
        'def f():\n    return sorted([1], key=vahy.index)\n',
        'Takové jméno Python nezná.',
    ),
    'a function behind key that makes one out of a name that is not there': (
        'def podle(trumf):\n    return lambda karta: trumf\n\n\ndef f():\n    return sorted([1], key=podle(barva))\n',
        'Takové jméno Python nezná.',
    ),
    'what a function says of a name, behind key': (
        'def vaha(karta):\n    return 1\n\n\ndef f():\n    return sorted([1], key=vaha(prvek))\n',
        'Takové jméno Python nezná. Za key= patří funkce: key=lambda prvek: vaha(prvek)',
    ),
    'a variable of another function': (
        'def f():\n    return ruka\n\n\ndef g(ruka):\n    pass\n',
        'Takové jméno Python nezná. Ve funkci g takové je, ale na její proměnné a parametry odtud vidět není.',
    ),
    'a global variable that another function has not made yet': (
        'def f():\n    return ruka\n\n\ndef g():\n    global ruka\n    ruka = 1\n',
        'Takové jméno Python nezná.',
    ),
    'a key out of a variable that is not there': (
        "def f():\n    hrac, klic = {'ruka': 1}, 'ruky'\n    return hrac[klic]\n",
        'Takový klíč ve slovníku není.',
    ),
    'two indices of the same variable': (
        'def f():\n    plan, pozice = [[1]], (0, 0)\n    return plan[pozice[0], pozice[1]]\n',
        'Každý index má vlastní hranaté závorky: plan[pozice[0]][pozice[1]]',
    ),
    'the ends of a part': (
        'def f():\n    karty, i = [1], 1\n    return karty[i * 13, i * 13 + 13]\n',
        'Kus od do se píše s dvojtečkou: karty[i * 13:i * 13 + 13]',
    ),
    'two numbers, which may be either': (
        'def f():\n    karty = [1]\n    return karty[0, 2]\n',
        'Každý index má vlastní hranaté závorky: karty[0][2]. Kus od do se píše s dvojtečkou: karty[0:2]',
    ),
    'a function of one value as a method': (
        'def f():\n    karty = [1]\n    return karty.len()\n',
        'Tahle hodnota nic jménem len nemá, je to seznam (list). Je to funkce, volá se takhle: len(karty).',
    ),
    'a function that takes more than the value': (
        'def f():\n    karty = [1]\n    return karty.sorted(key=len)\n',
        'Tahle hodnota nic jménem sorted nemá, je to seznam (list). Nemáš na mysli sort?',
    ),
    'a dictionary that is written there and called': (
        "def f():\n    return {'a': 1}('a')\n",
        "Hodnota {'a': 1} není funkce, je to slovník (dict). Prvek z ní vyberou hranaté závorky.",
    ),
    'a name of an item, of what is no named tuple': (
        "def f():\n    jmeno: str = 'a'\n    par = (jmeno, 1)\n    return par['jmeno']\n",
        'V hranatých závorkách je řetězec, ale místa tu mají čísla: tohle je n-tice (tuple).',
    ),
    'a function as a key': (
        "def f():\n    return {'a': 1}[f]\n",
        'Klíč je tu funkce f sama. Nechybí za jejím jménem závorky ()?',
    ),
    'a function that is called as a type is': (
        'def module(*, a):\n    pass\n\n\ndef f():\n    module(1)\n',
        'Volaná funkce (module) dostala víc argumentů, než bere: 1 místo 0.',
    ),
    'what a set does not have, beside a key that is the same': (
        "def f():\n    x = {'ruka': {1}}\n    x['ruka'].remove('ruka')\n",
        'Takový klíč ve slovníku není, nebo takový prvek v množině.',
    ),
    'a key without quotes': (
        'def f():\n    return {\n        plan: [],\n    }\n',
        "Takové jméno Python nezná. Klíč slovníku patří do uvozovek, když je to text: 'plan'",
    ),
    'too few values for a function of the file': (
        'def okoli(plan, pozice, smer):\n    pass\n\n\ndef f():\n    return okoli(1, 2)\n',
        'Funkce okoli čeká hodnoty do parametrů (plan, pozice, smer), ale tady dostala jen 2.',
    ),
    'no value for a function of the file': (
        'def okoli(plan):\n    pass\n\n\ndef f():\n    return okoli()\n',
        'Funkce okoli čeká hodnoty do parametrů (plan), ale tady nedostala nic.',
    ),
    'too few values for a function inside another': (
        'def f():\n    def okoli(plan):\n        pass\n\n    return okoli()\n',
        'Volané funkci (okoli) chybí argument plan.',
    ),
    'a function called where it is to be given': (
        'def vyska(karta):\n    return karta\n\n\ndef f():\n    return max([1], key=vyska())\n',
        'Za key=vyska závorky nepatří: key chce funkci samotnou, zavolá si ji sám.',
    ),
    'keys taken apart in a loop': (
        "def f():\n    hraci = {'Petr': 1}\n    for jmeno, hrac in hraci:\n        pass\n",
        'Hodnot je víc než jmen, do kterých se mají uložit (2). '
        'Jestli je hraci slovník, bere z něj cyklus for jen klíče. Klíč i hodnotu dá hraci.items().',
    ),
    'what a function gives taken apart in a loop': (
        "def f():\n    for jmeno, hrac in sorted(['Petr']):\n        pass\n",
        'Hodnot je víc než jmen, do kterých se mají uložit (2).',
    ),
    'a function of a module that was not imported': (
        'def f():\n    return shuffle([1])\n',
        'Takové jméno Python nezná. Je v modulu random: from random import shuffle',
    ),
    'a text without quotes': (
        "def f():\n    return [Sr]\n\n\ndef g():\n    return ['Sr']\n",
        "Takové jméno Python nezná. Jinde v souboru je v uvozovkách: 'Sr'",
    ),
    'a function of another file': (
        'def f():\n    return hotova()\n',
        'Takové jméno Python nezná. Je v souboru dane.py: from dane import hotova',
    ),
    'a division as an index': (
        'barvy = [1, 2]\n\n\ndef f():\n    return barvy[2 / 2]\n',
        'V hranatých závorkách má být celé číslo. Dělení / dává desetinné, celé dává //.',
    ),
    'an item as an index': (
        'def f():\n    karty = [(1, 2)]\n    for i in karty:\n        return karty[i]\n',
        'Proměnná i tu není číslo, ale sám prvek: karty prochází cyklus for.',
    ),
    'a loop over a length': (
        'def f():\n    for i in len([1]):\n        pass\n',
        'Celé číslo se procházet nedá. Řadu čísel dává range.',
    ),
    'a number added to a list in place': (
        'def f():\n    soucet = []\n    soucet += 1\n',
        'Vlevo od += je seznam. Přičíst k němu jde zase jen seznam, celé číslo ne.',
    ),
    'a number that a function of Python goes through': (
        'def f():\n    soucet = 0\n    soucet += sum(5)\n',
        'Tohle se nedá procházet po prvcích: celé číslo (int).',
    ),
    'a function called like a method': (
        'from random import shuffle\n\n\ndef f():\n    [].shuffle()\n',
        'Tahle hodnota nic jménem shuffle nemá, je to seznam (list). Je to funkce, volá se takhle: shuffle(…).',
    ),
    'an item called': (
        'def f():\n    karty = [1]\n    return karty(0)\n',
        'Hodnota karty není funkce, je to seznam (list). Prvek z ní vyberou hranaté závorky.',
    ),
    'a function that is called behind key=': (
        'def cena(x):\n    return [x]\n\n\ndef g(cena):\n    pass\n\n\ndef f():\n    return max([1], key=cena(1))\n',
        'Za key=cena závorky nepatří: key chce funkci samotnou, zavolá si ji sám.',
    ),
    'a text in place of a function': (
        "def f():\n    return sorted([1], key='a')\n",
        'Volá se tu hodnota, která není funkce: řetězec (str).',
    ),
    'a method of another type': (
        "def f():\n    return [].join(' ')\n",
        'Tahle hodnota nic jménem join nemá, je to seznam (list). Metodu join má řetězec (str).',
    ),
    'a key of a dictionary behind a dot': (
        "def f():\n    hra = {'plan': 1}\n    return hra.plan\n",
        'Tahle hodnota nic jménem plan nemá, je to slovník (dict). '
        "Jestli je to klíč, patří do hranatých závorek: ['plan'].",
    ),
    'a key of a dictionary behind a dot, stored by its name': (
        "def f():\n    hra = {'plan': 1}\n    plan = hra.plan\n    return plan\n",
        'Tahle hodnota nic jménem plan nemá, je to slovník (dict). '
        "Jestli je to klíč, patří do hranatých závorek: ['plan'].",
    ),
    'a list behind a dot, stored by the name that is missing': (
        'def f():\n    karty = [1]\n    karta = karty.karta\n    return karta\n',
        'Tahle hodnota nic jménem karta nemá, je to seznam (list).',
    ),
    'a variable behind a dot': (
        'def f():\n    hra = {"V": 1}\n    for jmeno in hra:\n        return hra.jmeno\n',
        'Tahle hodnota nic jménem jmeno nemá, je to slovník (dict). '
        'Co je v proměnné jmeno, patří do hranatých závorek: [jmeno].',
    ),
    'a key of a dictionary taken for its value': (
        "def f():\n    hraci = {'Petr': {'ruka': []}}\n    for hrac in hraci:\n        return hrac['ruka']\n",
        'V proměnné hrac je tu řetězec (str). Jestli cyklus for prochází slovník, bere z něj jen klíče.',
    ),
    'a key taken for a value in one line': (
        "def f():\n    hraci = {'Petr': {}}\n    return [\n        hrac['ruka']\n        for hrac in hraci\n    ]\n",
        'V proměnné hrac je tu řetězec (str). Jestli cyklus for prochází slovník, bere z něj jen klíče.',
    ),
    'a text beside the variable of a loop': (
        "def f():\n    jmeno = 'Petr'\n    for hrac in [{'a': 1}]:\n        return hrac['a'] + jmeno['a']\n",
        'Před hranatými závorkami je řetězec (str). Klíče nemá, jeho písmena mají čísla.',
    ),
    'a text of the same name as in a comprehension elsewhere': (
        "def f():\n    x = {}\n    y = [hrac for hrac in x]\n    hrac = 'Petr'\n    return hrac['a']\n",
        'Před hranatými závorkami je řetězec (str). Klíče nemá, jeho písmena mají čísla.',
    ),
    'a text out of a list that stands there': (
        "def f():\n    for hrac in ('Petr', 'Eva'):\n        return hrac['ruka']\n",
        'Před hranatými závorkami je řetězec (str). Klíče nemá, jeho písmena mají čísla.',
    ),
    'a text taken for a dictionary': (
        "def f():\n    hrac = 'Petr'\n    return hrac['ruka']\n",
        'Před hranatými závorkami je řetězec (str). Klíče nemá, jeho písmena mají čísla.',
    ),
    'an addition to nothing': (
        "def f():\n    popis += 'a'\n    return popis\n",
        'Proměnná popis ještě žádnou hodnotu nemá, a tak k ní nejde nic přidat.',
    ),
    'a word without quotes': ('def f():\n    return [Sr]\n', 'Takové jméno Python nezná.'),
    'a variable of the file that the function writes, too': (
        'bodu = 0\n\n\ndef f():\n    bodu += 1\n',
        'Proměnná bodu se čte dřív, než do ní funkce něco uloží. Proměnná stejného jména mimo funkci je jiná.',
    ),
    'an assert of the student': ('def f():\n    assert 1 == 2\n', 'Neplatí podmínka tvého vlastního příkazu assert.'),
    'a function that calls itself': ('def f():\n    return f()\n', 'Funkce f volá sama sebe pořád dokola.'),
    'a function that calls itself, and another that does not': (
        'def g(x):\n    return len(str(x))\n\n\ndef f(x=1):\n    g(x)\n    return f(x)\n',
        'Funkce f volá sama sebe pořád dokola.',
    ),
    'several beginnings of a text': (
        "def f():\n    return 'hraje'.startswith('hlasi', 'hraje')\n",
        "Víc možností se dává do jedné n-tice: startswith(('hlasi', 'hraje')).",
    ),
    'two functions that call each other': (
        'def g():\n    return f()\n\n\ndef f():\n    return g()\n',
        'Funkce se volají pořád dokola: f → g → f.',
    ),
}


@pytest.mark.parametrize('name', FILES)
@pytest.mark.filterwarnings('ignore::SyntaxWarning')
def test_the_file_proves_more(name, program):
    text, hint = FILES[name]
    student = program(text, dane='def hotova():\n    return 1\n')
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one it is, is Python's business
        student.call('pokus', 'f', (), {})
    told = explain_error(caught.value, student.frames(caught.value))
    assert told in (hint, hint.replace('f → g → f', 'g → f → g'))
