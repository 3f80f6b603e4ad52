"""What all cases are made from: cards, hands, states, names; and which wrong programs get away."""

from typing import Any

from rozdej.fresh import Dice, FreshCases

IMPORT = 'importing is what level 1 asks for'

IDENTITY = 'texts are compared, and not whether they are one object'

fresh = FreshCases(
    escapes={
        'wrong/pravidla66/pravidla66: asks at the import': IMPORT,
        'wrong/pravidla66/pravidla66: a print for trying it out is left behind': IMPORT,
        'wrong/svet66/svet66: a print for trying it out is left behind': IMPORT,
        'wrong/vesmir66/vesmir66: asks for the name when it is imported': IMPORT,
        'wrong/vesmir66/vesmir66: a print for trying it out is left behind': IMPORT,
        'wrong/pravidla66/smi_vylozit: gives the hand itself': 'data is compared, and not whose object it is',
        'wrong/vesmir66/pri_odpojeni: keeps moves in a dictionary whose words are compared with `is`': IDENTITY,
        'wrong/svet66/novy_svet: new worlds with old lists': 'two worlds would have to be changed one after the other',
    },
)

SUITS = ('Kr', 'Pi', 'Sr', 'Ka')
VALUES = {'eso': 11, '10': 10, 'kral': 4, 'dama': 3, 'kluk': 2, '9': 0}
PLAIN = [(suit, name, value) for suit in SUITS for name, value in VALUES.items()]
TURN = ('hraje', 'vzal', 'hlasi', 'hlasi_trumf')
WAITING = ('ceka', 'ztratil', 'slysi', 'slysi_trumf')
STOPPED = [f'{end}{how}' for end in ('vyhra', 'prohra') for how in ('1t', '2t', '3t', '3f')]
ENDS = [*STOPPED, *(f'z_{end}' for end in STOPPED), 'vyhra_posledni', 'prohra_posledni']
RUNNING = [state + mark for state in (*TURN, *WAITING) for mark in ('', '!')]
STATES = [*RUNNING, 'stych', 'odmitnut', *ENDS]
NAMES = ('Anna', 'Petr', 'Ivana', 'Ota', 'Zuzka', 'Klára')


def anew(text: str) -> str:
    """The same text as another object, as what comes by the network is."""
    return ''.join([*text])


def deck() -> list:
    """All 24 cards, of the class that the program in question knows."""
    from karty66 import Karta

    return [Karta(anew(card[0]), *card[1:], number) for number, card in enumerate(PLAIN, start=1)]


def back() -> Any:
    from karty66 import Karta

    return Karta('?', '?', 0, 0)


def hand(dice: Dice, low: int = 0, high: int = 6, pairs: tuple[str, ...] = ()) -> list:
    """Different cards, among them the pairs of these suits."""
    everything = deck()
    pair = [card for card in everything if card.barva in pairs and card.jmeno in ('kral', 'dama')]
    rest = [card for card in everything if card not in pair]
    count = max(0, dice.randint(low, high) - len(pair))
    return dice.sample([*pair, *dice.sample(rest, count)], len(pair) + count)


def nearly_a_pair(dice: Dice, suit: str) -> list:
    """The king or queen of the suit, the other of another suit, and more cards of the suit."""
    one, other = dice.sample(['kral', 'dama'], 2)
    others = [name for name in VALUES if name not in ('kral', 'dama')]
    kept = [card for card in deck() if (card.barva == suit) == (card.jmeno == one) and card.jmeno in (one, other)]
    more = [card for card in deck() if card.barva == suit and card.jmeno in others]
    chosen = [*dice.sample(kept, dice.randint(2, len(kept))), *dice.sample(more, dice.randint(0, 2))]
    return dice.sample(chosen, len(chosen))


def coded(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [coded(one) for one in value]
    return anew(value) if isinstance(value, str) else value
