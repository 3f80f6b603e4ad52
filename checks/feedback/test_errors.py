"""The Czech line under an exception of the student's code: true of that exception, and leading on."""

import pytest

from rozdej.feedback.errors import explain_error

CASES = {
    'two dictionaries compared': (
        "max([{'hrac': 'Petr'}, {'hrac': 'Pavel'}])",
        'Hodnoty typu slovník (dict) porovnat nejde. Řekni, podle čeho se mají porovnávat.',
    ),
    'a word and a number compared': ("'kluk' > 10", 'Tyhle dvě hodnoty porovnat nejde: jsou různého typu.'),
    'a list asked like a dictionary': (
        "[{'karta': 1}]['karta']",
        'Klíč v závorkách patří slovníku, ale tohle je seznam (list). Nechybí tu cyklus nebo číslo?',
    ),
    'a card asked like a dictionary': (
        "('Sr', 9)['karta']",
        'Klíč v závorkách patří slovníku, ale tohle je n-tice (tuple). Nemá tu být slovník?',
    ),
    'a pair as an index': (
        '[1, 2][(0, 1)]',
        'V hranatých závorkách má být celé číslo. Dvojici nejdřív rozlož, dělí se pomocí //.',
    ),
    'a set asked for its first': (
        '{1, 2}[0]',
        'Prvky množiny nemají čísla. Projdi je cyklem, nebo z ní udělej seznam funkcí list.',
    ),
    'a list as a key': (
        "{}[['Kr', 2]] = 0",
        'Klíč slovníku ani prvek množiny nemůže být seznam (list). Nemá to být n-tice?',
    ),
    'a dictionary as a key': (
        "{}[{'karta': 1}]",
        'Klíč slovníku ani prvek množiny nemůže být slovník (dict). Nemá to být n-tice?',
    ),
    'a number added to a word': (
        "'Kr' + 2",
        'K řetězci jde přičíst zase jen řetězec. Číslo na něj převede funkce str.',
    ),
    'a range added to a list': (
        '[1] + range(3)',
        'K seznamu jde přičíst zase jen seznam. Z jiných hodnot ho udělá funkce list.',
    ),
    'a list added to a range': (
        'range(3) + [1]',
        'Tyhle dvě hodnoty dohromady nejdou: range a seznam (list). Převeď napřed jednu z nich.',
    ),
    'an empty dictionary taken for a set': (
        '{}.add(1)',
        'Slovník nemá add. Prázdná množina se píše set(), {} je slovník.',
    ),
    'a set changed while it is walked through': (
        'ruka = {1, 2}\nfor karta in ruka:\n    ruka.remove(karta)',
        'Co prochází cyklus for, to v něm nezvětšuj ani nezmenšuj. Vytvoř novou hodnotu.',
    ),
    'a card removed that is not there': (
        '{1}.remove(2)',
        'Takový klíč ve slovníku není, nebo takový prvek v množině.',
    ),
    'None as a key': ('{}[None]', 'Klíč je tu None. Nevrátila ho některá funkce?'),
    'a choice of nothing': (
        'from random import choice\nchoice([])',
        'Vybírá se z prázdného seznamu.',
    ),
    'None taken apart': (
        'hraci, kdo = None',
        'Na víc jmen se rozděluje None. Nevrátila ho funkce, která se tu volá?',
    ),
    'keys of a dictionary taken apart': (
        "for jmeno, hrac in {'Petr': 1}:\n    pass",
        'Hodnot je jiný počet než jmen, do kterých se ukládají.',
    ),
    'a pair taken apart into three': (
        'a, b, c = 1, 2',
        'Hodnot je jiný počet než jmen, do kterých se ukládají.',
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
        'Proměnná se čte dřív, než do ní funkce něco uloží. Uloží se v každé větvi?',
    ),
    'an item of a record written to': (
        "from typing import NamedTuple\n\n\nclass Karta(NamedTuple):\n    barva: str\n\n\nKarta('Sr').barva = 'Kr'",
        'N-tice se změnit nedá, ani když má pojmenované prvky. Novou z ní udělá metoda _replace.',
    ),
    'a card taken away that is not in the hand': (
        "['Sr'].remove(None)",
        'Taková hodnota v seznamu není. Zeptej se na ni napřed operátorem in.',
    ),
    'the place of a card that is not in the hand': (
        "['Sr'].index('Kr')",
        'Taková hodnota v seznamu není. Zeptej se na ni napřed operátorem in.',
    ),
    'a number called': (
        '7(1)',
        'Za hodnotou, která není funkce, jsou závorky. Nechybí před nimi čárka nebo operátor?',
    ),
}


@pytest.mark.parametrize('name', CASES)
@pytest.mark.filterwarnings('ignore::SyntaxWarning')
def test_the_hint_fits_the_error(name):
    program, hint = CASES[name]
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one it is, is Python's business
        exec(compile(program, 'student.py', 'exec'), {})
    assert explain_error(caught.value) == hint
