"""What all cases are made from: cards, hands, states, and positions of tricks that could have been played."""

from collections.abc import Iterator
from typing import Any

from rozdej.teacher.fresh_cases import Dice, FreshCases

IMPORT = 'importing is what level 1 asks for'
STRENGTH = 'whatever the rules allow will do'
IDENTITY = 'texts are compared, and not whether they are one object'


def cards(function: str, value: Any) -> Iterator[Any]:
    """The cards in the arguments of a call, once each: not the last trick, and not the card that is asked about."""
    if function == 'je_z_paru' and len(value) == 2:
        value = value[0]
    fields = getattr(value, '_fields', ())
    if 'razeni' in fields:
        yield from [value] if value.razeni else []
    elif fields:
        yield from cards(function, [part for name, part in zip(fields, value, strict=True) if name != 'posledni_stych'])
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from cards(function, inner)


fresh = FreshCases(
    cards=cards,
    escapes={
        'wrong/pravidla66/pravidla66: asks at the import': IMPORT,
        'wrong/pravidla66/pravidla66: a print for trying it out is left behind': IMPORT,
        'wrong/svet66/svet66: a print for trying it out is left behind': IMPORT,
        'wrong/vesmir66/vesmir66: asks for the name when it is imported': IMPORT,
        'wrong/vesmir66/vesmir66: a print for trying it out is left behind': IMPORT,
        'wrong/pravidla66/smi_vylozit: gives the hand itself': 'data is compared, and not whose object it is',
        'wrong/svet66/zahraj: the first card that may be laid, and nothing else': STRENGTH,
        'wrong/svet66/zahraj: stops as soon as it can': STRENGTH,
        'wrong/svet66/zahraj: closes the deck in its first move': STRENGTH,
        'wrong/vesmir66/pri_odpojeni: keeps moves in a dictionary whose words are compared with `is`': IDENTITY,
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


# vesmir66. A position is made from tricks that could have been played, so that cards, points and turns fit together.


def taker(trick: list, trump: str, leader: int) -> int:
    first, second = trick
    beats = second.hodnota > first.hodnota if second.barva == first.barva else second.barva == trump
    return 3 - leader if beats else leader


def position(dice: Dice, tricks: int | None = None, closed: bool | None = None, pair: str = '', nine: bool = False):
    """A game whose leader is to play to an empty middle, and the leader.

    `tricks` are played already. The leader holds the `pair`, 'trump' or 'plain', or the trump `nine`.
    """
    from karty66 import Vesmir

    closed = dice.random() < 0.25 if closed is None else closed
    if closed:
        before = dice.randint(0, 5) if tricks is None else dice.randint(max(0, tricks - 5), min(5, tricks))
        played = before + dice.randint(0, 5) if tricks is None else tricks
    else:
        before = played = dice.choice([*range(12), 0, 4, 5, 6]) if tricks is None else tricks
    size = 6 - (played - before if closed else max(0, played - 6))
    left = 12 - 2 * min(before, 6)
    cards = dice.sample(deck(), 24)
    turned = [cards.pop()] if left else []
    trump = turned[0].barva if turned else dice.choice(SUITS)
    suits = [suit for suit in SUITS if (suit == trump) == (pair == 'trump')] if pair else []
    suit = dice.choice(suits) if suits else ''
    kept = [one for one in cards if one.barva == suit and one.jmeno in ('kral', 'dama')]
    kept += [one for one in cards if nine and one.barva == trump and one.jmeno == '9']
    if len(kept) > size:
        return position(dice, tricks, closed, pair, nine)
    cards = [card for card in cards if card not in kept]
    leader = dice.choice([1, 2])
    taken: dict[int, list] = {1: [], 2: []}
    last: list = []
    state = 'h0'
    for _ in range(played):
        last = [cards.pop(), cards.pop()]
        state = f'h{3 - leader}'
        leader = taker(last, trump, leader)
        taken[leader].append(last)
    own = [*kept, *(cards.pop() for _ in range(size - len(kept)))]
    hands = {leader: dice.sample(own, len(own)), 3 - leader: [cards.pop() for _ in range(size)]}
    points = {one: sum(card.hodnota for trick in taken[one] for card in trick) for one in (1, 2)}
    for one in (1, 2):
        points[one] += dice.choice([0, 0, 0, 20, 30, 40]) if played else 0
    mark = '!' if closed or not left else ''
    on_turn, waits = ('vzal', 'ztratil') if played else ('hraje', 'ceka')
    states = [(on_turn if one == leader else waits) + mark for one in (1, 2)]
    names = dice.sample(NAMES, 2)
    universe = Vesmir(
        *(
            state,
            hands[1],
            hands[2],
            taken[1],
            points[1],
            taken[2],
            points[2],
            [],
            [*turned, *cards[: max(0, left - 1)]],
        ),
        *(list(last), f'h{dice.choice([1, 2])}' if closed else 'h0', dice.randint(0, 9), dice.randint(0, 9), trump),
        *(names, dice.sample(names, 2), states),
    )
    return universe, leader


def with_points(universe: Any, player: int, points: int) -> Any:
    return universe._replace(**{f'body{player}': points})


def laid(dice: Dice, universe: Any, leader: int, second: bool = False) -> Any:
    """A card of the leader lies in the middle; with `second`, one of the other player's as well."""
    hands = {1: list(universe.ruka1), 2: list(universe.ruka2)}
    mark = '!' if universe.stavy[0].endswith('!') else ''
    first = dice.choice(hands[leader])
    hands[leader].remove(first)
    middle, state, states = [first], f'h{leader}', [('ceka' if one == leader else 'hraje') + mark for one in (1, 2)]
    if second:
        other = hands[3 - leader]
        follows = [card for card in other if mark and card.barva == first.barva]
        card = dice.choice(follows or other)
        other.remove(card)
        middle, state, states = [first, card], f'h{3 - leader}', ['stych', 'stych']
    return universe._replace(stav=state, ruka1=hands[1], ruka2=hands[2], stred=middle, stavy=states)


def announced(dice: Dice, trump: bool | None = None, closed: bool | None = None) -> tuple:
    """The leader has announced a pair; now and then the hand has the other kind of pair, too."""
    trump = dice.random() < 0.5 if trump is None else trump
    tricks = None if closed else dice.choice([0, 1, 2, 3, 5, 6, 7, 8])
    universe, leader = with_pair(dice, 'trump' if trump else 'plain', tricks, closed)
    mark = '!' if universe.stavy[0].endswith('!') else ''
    words = ('hlasi_trumf', 'slysi_trumf') if trump else ('hlasi', 'slysi')
    states = [words[one != leader] + mark for one in (1, 2)]
    points = universe.body1 if leader == 1 else universe.body2
    return with_points(universe._replace(stavy=states), leader, points + (30 if trump else 20)), leader


def with_pair(dice: Dice, kind: str, tricks: int | None = None, closed: bool | None = None) -> tuple:
    """A position in which the leader has such a pair."""
    while True:
        universe, leader = position(dice, tricks, closed, kind)
        cards = universe.ruka1 if leader == 1 else universe.ruka2
        pairs = [one for one in SUITS if {'kral', 'dama'} <= {card.jmeno for card in cards if card.barva == one}]
        if any((one == universe.trumf) == (kind == 'trump') for one in pairs):
            return universe, leader


def with_two_pairs(dice: Dice, kind: str) -> tuple:
    """The leader has announced one kind and holds another pair as well, so that what may be laid is a question."""
    while True:
        universe, leader = announced(dice, kind == 'trump')
        cards = universe.ruka1 if leader == 1 else universe.ruka2
        pairs = [one for one in SUITS if {'kral', 'dama'} <= {card.jmeno for card in cards if card.barva == one}]
        if dice.random() < 0.02 or len(pairs) == 2:
            return universe, leader


def ended(dice: Dice) -> Any:
    """A game that is over: stopped, or played to the end."""
    first = dice.choice(ENDS)
    other = first.replace('vyhra', '?').replace('prohra', 'vyhra').replace('?', 'prohra')
    if first.startswith('z_'):
        universe, _ = position(dice, dice.randint(5, 10), True)
        universe = universe._replace(ruka1=[], ruka2=[])
    elif first.endswith('posledni'):
        universe, _ = position(dice, 11, False)
        universe = universe._replace(ruka1=[], ruka2=[])
    else:
        universe, _ = position(dice)
    return universe._replace(stavy=[first, other])


def won(dice: Dice) -> tuple:
    """A game that is over, and who has won it."""
    universe = ended(dice)
    return universe, 1 if 'vyhra' in universe.stavy[0] else 2


def any_position(dice: Dice) -> tuple:
    """Any moment of a game, and the player who leads in it or has led."""
    kind = dice.choice(['lead', 'lead', 'second', 'trick', 'announced', 'ended'])
    if kind == 'announced':
        return announced(dice)
    if kind == 'ended':
        return ended(dice), dice.choice([1, 2])
    universe, leader = position(dice)
    return (universe if kind == 'lead' else laid(dice, universe, leader, kind == 'trick')), leader
