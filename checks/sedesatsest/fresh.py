"""Fresh cases of Šedesát šest. The contract's words stand where a kind of cases is left out or a freedom is given."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rozdej.fresh import Answer, Dice, FreshCases, Functions, badly_shuffled, same_data, too_often

IMPORT = 'importing is what level 1 asks for'

IDENTITY = 'texts are compared, and not whether they are one object'
RARE = 'the position comes so seldom that it depends on the seed'

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
        'wrong/vesmir66/rozhodni_stych: a trick worth nothing is not put down': RARE,
        'wrong/pravidla66/smi_vylozit: a card of the suit must be higher': RARE,
        'wrong/vesmir66/vyloz: a card of the suit must be higher than the one led': RARE,
        'wrong/vesmir66/vymen_trumf: who closed may still exchange': RARE,
        'wrong/vesmir66/zavri: does not ask whose turn it is': RARE,
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


# pravidla66: cards as messages


@fresh.cases('zakoduj', share=4)
def a_card(dice: Dice) -> tuple:
    return (dice.choice(deck()),)


@fresh.cases('zakoduj')
def a_back(dice: Dice) -> tuple:
    return (back(),)


@fresh.cases('dekoduj', share=4)
def a_coded_card(dice: Dice) -> tuple:
    return (list(dice.choice(deck())),)


@fresh.cases('dekoduj')
def a_coded_back(dice: Dice) -> tuple:
    return (list(back()),)


def nested(dice: Dice, depth: int) -> Any:
    kind = dice.choice(['card', 'card', 'plain', 'list', 'list', 'list'] if depth else ['card', 'plain'])
    if kind == 'card':
        return list(dice.choice([*deck(), back()]))
    if kind == 'plain':
        return dice.choice(['', 'ceka', 'hlasi_trumf', 0, 5, 66])
    return [nested(dice, depth - 1) for _ in range(dice.choice([0, 1, 2, 3, 5]))]


@fresh.cases('dekoduj_vse', share=4)
def lists_in_lists(dice: Dice) -> tuple:
    return ([nested(dice, dice.randint(0, 3)) for _ in range(dice.choice([0, 1, 2, 3, 5]))],)


@fresh.cases('dekoduj_vse', share=2)
def a_single_thing(dice: Dice) -> tuple:
    return (dice.choice(['', 'stych', 'Anna', 'Pavla', 'h0', 0, 1, 24, [], list(back()), list(dice.choice(deck()))]),)


@fresh.cases('dekoduj_vse', share=3)
def four_that_are_no_card(dice: Dice) -> tuple:
    """Names, numbers, and cards: four of anything may stand in a message."""
    names = [dice.sample(NAMES, 4), dice.sample(range(66), 4), [list(card) for card in dice.sample(deck(), 4)]]
    mixed = [dice.choice(NAMES), dice.choice(STATES), dice.randint(0, 66), dice.randint(0, 9)]
    return (dice.choice([*names, mixed, [mixed, list(dice.choice(deck()))]]),)


# pravidla66: what is in a hand


@fresh.cases('ma_par', share=2)
def any_hand(dice: Dice) -> tuple:
    return hand(dice), dice.choice(SUITS)


@fresh.cases('ma_par', share=2)
def a_pair(dice: Dice) -> tuple:
    suit = dice.choice(SUITS)
    return hand(dice, 2, 6, (suit,)), suit


@fresh.cases('ma_par', share=2)
def another_pair(dice: Dice) -> tuple:
    suit, other = dice.sample(SUITS, 2)
    return hand(dice, 2, 6, (other,)), suit


@fresh.cases('ma_par', share=2)
def half_a_pair(dice: Dice) -> tuple:
    suit = dice.choice(SUITS)
    return nearly_a_pair(dice, suit), suit


def with_a_card_of(dice: Dice, cards: list) -> tuple:
    return cards, dice.choice(cards)


@fresh.cases('je_z_paru', share=2)
def of_any_hand(dice: Dice) -> tuple:
    return with_a_card_of(dice, hand(dice, 1))


@fresh.cases('je_z_paru', share=4)
def of_a_hand_with_pairs(dice: Dice) -> tuple:
    pairs = tuple(dice.sample(SUITS, dice.choice([1, 2])))
    cards = hand(dice, 4, 6, pairs)
    named = [card for card in cards if card.barva in pairs]
    return cards, dice.choice(dice.choice([cards, named]))


@fresh.cases('je_z_paru', share=2)
def of_half_a_pair(dice: Dice) -> tuple:
    return with_a_card_of(dice, nearly_a_pair(dice, dice.choice(SUITS)))


def hands_with_pairs(function: str) -> None:
    @fresh.cases(function)
    def no_pair_perhaps(dice: Dice) -> tuple:
        return dice.choice(SUITS), hand(dice)

    @fresh.cases(function, share=2)
    def one_pair(dice: Dice) -> tuple:
        return dice.choice(SUITS), hand(dice, 2, 6, (dice.choice(SUITS),))

    @fresh.cases(function, share=2)
    def the_trump_pair(dice: Dice) -> tuple:
        suit = dice.choice(SUITS)
        return suit, hand(dice, 2, 6, (suit,))

    @fresh.cases(function)
    def two_pairs(dice: Dice) -> tuple:
        suits = dice.sample(SUITS, 2)
        return dice.choice(suits), hand(dice, 4, 6, tuple(suits))

    @fresh.cases(function, share=2)
    def only_half_of_it(dice: Dice) -> tuple:
        suit = dice.choice(SUITS)
        return dice.choice([suit, dice.choice(SUITS)]), nearly_a_pair(dice, suit)


hands_with_pairs('ma_hlasku')
hands_with_pairs('ma_trumfovou_hlasku')


@fresh.cases('trumfova_devitka', share=2)
def a_nine_perhaps(dice: Dice) -> tuple:
    return dice.choice(SUITS), hand(dice)


@fresh.cases('trumfova_devitka', share=3)
def nines_in_the_hand(dice: Dice) -> tuple:
    nines = dice.sample([card for card in deck() if card.jmeno == '9'], dice.randint(1, 3))
    rest = [card for card in deck() if card.jmeno != '9']
    return dice.choice(SUITS), dice.sample([*nines, *dice.sample(rest, 3)], len(nines) + 3)


@fresh.cases('ma_barvu', share=4)
def cards_in_the_middle(dice: Dice) -> tuple:
    cards = hand(dice, 1, 9)
    count = dice.choice([1, 1, 1, 2])
    return cards[:count], cards[count : count + 6]


@fresh.cases('ma_barvu')
def an_empty_middle(dice: Dice) -> tuple:
    return [], hand(dice)


def in_any_order(given: tuple, expected: Answer, got: Answer) -> bool:
    """Of the cards that may be laid, no order is said."""
    same = type(got.result) is list and same_data(sorted(expected.result), sorted(got.result))
    return same and not got.error and not got.printed and same_data(expected.arguments, got.arguments)


@fresh.cases('smi_vylozit', share=3, allows=in_any_order)
def second_to_play(dice: Dice) -> tuple:
    cards = hand(dice, 2, 7)
    return cards[1:], cards[:1], dice.choice(['hraje', 'hraje!', 'hraje!'])


@fresh.cases('smi_vylozit', allows=in_any_order)
def first_to_play(dice: Dice) -> tuple:
    return hand(dice, 1), [], dice.choice(['hraje', 'vzal', 'hraje!', 'vzal!'])


@fresh.cases('smi_vylozit', share=3, allows=in_any_order)
def after_an_announcement(dice: Dice) -> tuple:
    pairs = tuple(dice.sample(SUITS, dice.choice([1, 1, 2])))
    mark = dice.choice(['', '!'])
    return hand(dice, 2, 6, pairs), [], dice.choice(['hlasi', 'hlasi_trumf']) + mark


# pravidla66: tricks and states


@fresh.cases('kdo_bere', share=2)
def two_cards(dice: Dice) -> tuple:
    return dice.sample(deck(), 2), dice.choice(SUITS)


@fresh.cases('kdo_bere', share=3)
def of_one_suit(dice: Dice) -> tuple:
    suit = dice.choice(SUITS)
    return dice.sample([card for card in deck() if card.barva == suit], 2), dice.choice([suit, dice.choice(SUITS)])


@fresh.cases('kdo_bere', share=2)
def one_is_a_trump(dice: Dice) -> tuple:
    cards = dice.sample(deck(), 2)
    return cards, dice.choice(cards).barva


@fresh.cases('hodnota_stychu', share=3)
def a_trick(dice: Dice) -> tuple:
    return (dice.sample(deck(), 2),)


@fresh.cases('hodnota_stychu')
def equal_values(dice: Dice) -> tuple:
    name = dice.choice(list(VALUES))
    return (dice.sample([card for card in deck() if card.jmeno == name], 2),)


@fresh.cases('serad')
def a_hand_to_sort(dice: Dice) -> tuple:
    return (hand(dice, 0, 8),)


@fresh.cases('vyherni_body', share=2)
def points_and_tricks(dice: Dice) -> tuple:
    tricks = [dice.sample(deck(), 2) for _ in range(dice.choice([0, 1, 2]))]
    return dice.choice([0, 20, 30, 31, 32, 33, 34, 65, dice.randint(0, 90)]), tricks


@fresh.cases('vyherni_body')
def a_trick_worth_nothing(dice: Dice) -> tuple:
    return 0, [dice.sample([card for card in deck() if card.jmeno == '9'], 2)]


def states_of(function: str) -> None:
    @fresh.cases(function)
    def any_state(dice: Dice) -> tuple:
        return (dice.choice(STATES),)

    @fresh.cases(function)
    def an_end(dice: Dice) -> tuple:
        return (dice.choice(ENDS),)

    @fresh.cases(function)
    def on_turn_or_waiting(dice: Dice) -> tuple:
        return (dice.choice([dice.choice(RUNNING), dice.choice(RUNNING), 'stych', 'odmitnut']),)


for name in ('je_na_tahu', 'je_vyhra', 'je_prohra', 'je_konec'):
    states_of(name)


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
        if dice.random() < 0.05 or len(pairs) == 2:
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


def any_position(dice: Dice) -> tuple:
    """Any moment of a game, and the player who leads in it or has led."""
    kind = dice.choice(['lead', 'lead', 'second', 'trick', 'announced', 'ended'])
    if kind == 'announced':
        return announced(dice)
    if kind == 'ended':
        return ended(dice), dice.choice([1, 2])
    universe, leader = position(dice)
    return (universe if kind == 'lead' else laid(dice, universe, leader, kind == 'trick')), leader


# Dealing is chance.


@fresh.together('rozdej')
def deals(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    sound = []
    for number, answer in enumerate(answers):
        parts = answer.result
        is_triple = isinstance(parts, tuple) and [type(part) for part in parts] == [list] * 3
        cards = [card for part in parts for card in part] if is_triple else []
        if not is_triple or [len(part) for part in parts] != [6, 6, 12] or sorted(map(tuple, cards)) != SORTED:
            yield number, 'Rozdaných má být 24 různých karet: trojice seznamů po šesti, šesti a dvanácti.'
        elif answer.printed:
            yield number, 'Při rozdávání se nemá nic vypisovat.'
        else:
            sound.append([tuple(card) for card in cards])
    yield from badly_shuffled(sound)
    counts = Counter(card for cards in sound for card in cards[:6])
    if counts and max(counts.values()) >= too_often(len(sound), 1 / 4, 1e-11):
        yield 0, 'Karty nejsou pořádně zamíchané: některé dostává pořád stejný hráč.'


SORTED = sorted((*card, number) for number, card in enumerate(PLAIN, start=1))


def dealt_anew(universe: Any) -> str:
    """What is wrong with a game that was just dealt, but for names, states and what the games before brought."""
    cards = [*universe.ruka1, *universe.ruka2, *universe.balicek]
    if [len(universe.ruka1), len(universe.ruka2), len(universe.balicek)] != [6, 6, 12]:
        return 'Rozdat se má šest karet, šest karet a dvanáct do balíčku.'
    if sorted(map(tuple, cards)) != SORTED:
        return 'Rozdaných má být 24 různých karet.'
    if universe.trumf != universe.balicek[0].barva:
        return 'Trumfy má určit první karta balíčku.'
    rest = (universe.stav, universe.body1, universe.body2, universe.kdo_zavrel)
    empty = (universe.stychy1, universe.stychy2, universe.stred, universe.posledni_stych)
    return '' if rest == ('h0', 0, 0, 'h0') and empty == ([], [], [], []) else 'Nová hra má začít od začátku.'


@fresh.together('novy_vesmir', times=60)
def new_universes(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    seen = []
    for number, answer in enumerate(answers):
        universe = answer.result
        rest = (universe.vyhry1, universe.vyhry2, universe.jmena, universe.svety, universe.stavy)
        if wrong := dealt_anew(universe):
            yield number, wrong
        elif rest != (0, 0, [], [], ['hraje', 'ceka']) or answer.printed:
            yield number, 'V novém vesmíru nikdo není a začíná první hráč.'
        elif universe.balicek in seen:
            yield number, 'Balíček je přesně takový jako jeden z předchozích.'
        seen.append(universe.balicek)


def next_game(given: tuple, answer: Answer) -> str:
    [before], after = given, answer.result
    if wrong := dealt_anew(after):
        return wrong
    kept = [(one.vyhry1, one.vyhry2, one.jmena, one.svety) for one in (before, after)]
    if kept[0] != kept[1]:
        return 'Výherní body, jména a připojení se novou hrou nemají změnit.'
    states = ['hraje', 'ceka'] if 'vyhra' in before.stavy[0] else ['ceka', 'hraje']
    if after.stavy != states:
        return 'Novou hru má začínat vítěz té minulé.'
    return '' if answer.arguments == given else 'Vesmír, který funkce dostala, se nemá změnit.'


@fresh.cases('znovu', share=3, holds=next_game)
def after_the_end(dice: Dice) -> tuple:
    return (ended(dice),)


@fresh.cases('znovu')
def in_the_middle_of_a_game(dice: Dice) -> tuple:
    universe, leader = position(dice)
    return (dice.choice([universe, laid(dice, universe, leader), laid(dice, universe, leader, True)]),)


# Moves


@fresh.cases('vyloz', share=3)
def leading(dice: Dice) -> tuple:
    universe, leader = position(dice)
    return universe, leader, dice.randrange(len(universe.ruka1))


@fresh.cases('vyloz', share=6)
def the_second_card(dice: Dice) -> tuple:
    universe, leader = position(dice, *dice.choice([(None, None), (None, True), (dice.randint(6, 10), False)]))
    second = 3 - leader
    return laid(dice, universe, leader), second, dice.randrange(len(universe.ruka1))


@fresh.cases('vyloz', share=5)
def after_announcing(dice: Dice) -> tuple:
    universe, leader = announced(dice)
    return universe, leader, dice.randrange(len(universe.ruka1))


@fresh.cases('vyloz', share=5)
def of_two_pairs(dice: Dice) -> tuple:
    universe, leader = with_two_pairs(dice, dice.choice(['trump', 'plain']))
    return universe, leader, dice.randrange(len(universe.ruka1))


@fresh.cases('vyloz', share=4)
def no_such_card(dice: Dice) -> tuple:
    universe, leader = position(dice)
    return universe, leader, dice.choice([-1, -1, len(universe.ruka1), 6, -6])


@fresh.cases('vyloz', share=4)
def not_on_turn(dice: Dice) -> tuple:
    universe, player = any_position(dice)
    return universe, dice.choice([player, 3 - player]), 0


@fresh.cases('rozhodni_stych', share=12)
def a_trick_lies(dice: Dice) -> tuple:
    universe, leader = position(dice)
    return (laid(dice, universe, leader, True),)


@fresh.cases('rozhodni_stych', share=2)
def the_deck_runs_out(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.choice([4, 5, 5, 6]), False)
    return (laid(dice, universe, leader, True),)


@fresh.cases('rozhodni_stych', share=2)
def the_last_trick(dice: Dice) -> tuple:
    universe, leader = position(dice, 11, False)
    return (laid(dice, universe, leader, True),)


@fresh.cases('rozhodni_stych', share=5)
def the_last_trick_of_a_closed_deck(dice: Dice) -> tuple:
    """Both have points next to those that decide: 66 after the trick, 32 of the other player."""
    universe, leader = position(dice, dice.randint(5, 10), True)
    while len(universe.ruka1) > 1:
        universe, leader = position(dice, dice.randint(5, 10), True)
    universe = laid(dice, universe, leader, True)
    winner, worth = taker(universe.stred, universe.trumf, leader), sum(card.hodnota for card in universe.stred)
    some = [64, 65, 66, 67, 70, 32, 33]
    universe = with_points(universe, winner, dice.choice([one - worth for one in some]))
    universe = with_points(universe, 3 - winner, dice.choice([0, 20, 31, 32, 33, 65, 66, 70]))
    if dice.random() < 0.4:  # the other player has no trick at all
        every = universe.stychy1 + universe.stychy2
        universe = universe._replace(stychy1=every if winner == 1 else [], stychy2=every if winner == 2 else [])
    return (universe,)


@fresh.cases('rozhodni_stych', share=2)
def no_trick_lies(dice: Dice) -> tuple:
    universe, leader = position(dice)
    return (dice.choice([universe, laid(dice, universe, leader), ended(dice)]),)


@fresh.cases('serad_ruku', share=2)
def at_any_time(dice: Dice) -> tuple:
    return any_position(dice)[0], dice.choice([1, 2])


def free(universe: Any, is_view: bool = False) -> Any:
    """What is said of a universe or a message: not where in the hand a swapped card comes."""
    hands = {part: sorted(universe[number]) for number, part in ((1, 'ruka1'), (2, 'ruka2'))}
    if is_view:
        return [universe[0], *hands.values(), *universe[3:]]
    return universe._replace(stav='', **hands)


def by_another_mover(given: tuple, expected: Answer, got: Answer) -> bool:
    """`stav` is "who moved last", which only laying a card has to tell; a swapped card comes anywhere in the hand."""
    same = same_data(free(expected.result), free(got.result))
    return same and not got.error and not got.printed and same_data(expected.arguments, got.arguments)


def sent_alike(given: tuple, expected: Answer, got: Answer) -> bool:
    """The same freedoms in what is sent; which player is written to first is not said."""
    said = []
    for bundle in (expected.result, got.result):
        mails = sorted([name, free(message, True)] for name, message in bundle.posty)
        said.append([free(bundle.vesmir), mails, bundle.odpojit])
    same = all(isinstance(mail, tuple) for mail in got.result.posty) and same_data(*said)
    laid_by = given[2][0] != 'vyloz' or expected.result.vesmir.stav == got.result.vesmir.stav
    return same and laid_by and not got.error and not got.printed and same_data(expected.arguments, got.arguments)


def moves(function: str) -> None:
    """The kinds that every move of a player has."""

    @fresh.cases(function, share=3, allows=by_another_mover)
    def any_time(dice: Dice) -> tuple:
        universe, player = any_position(dice)
        return universe, dice.choice([player, player, 3 - player])

    @fresh.cases(function, share=3, allows=by_another_mover)
    def at_the_lead(dice: Dice) -> tuple:
        return position(dice)

    @fresh.cases(function, share=2, allows=by_another_mover)
    def with_an_announcement(dice: Dice) -> tuple:
        universe, player = announced(dice)
        return universe, dice.choice([player, player, 3 - player])

    @fresh.cases(function, allows=by_another_mover)
    def with_a_card_in_the_middle(dice: Dice) -> tuple:
        universe, leader = position(dice, nine=function == 'vymen_trumf')
        return laid(dice, universe, leader), dice.choice([leader, 3 - leader, 3 - leader])


for name in ('vymen_trumf', 'hlas', 'hlas_trumf', 'zavri', 'skonci'):
    moves(name)


@fresh.cases('vymen_trumf', share=5, allows=by_another_mover)
def the_nine_is_there(dice: Dice) -> tuple:
    return position(dice, dice.choice([0, 1, 2, 3, 4]), False, nine=True)


@fresh.cases('vymen_trumf', share=8, allows=by_another_mover)
def the_nine_is_there_too_late(dice: Dice) -> tuple:
    universe, leader = position(dice, *dice.choice([(5, False), (dice.randint(0, 5), True), (6, False)]), nine=True)
    return universe, leader


@fresh.cases('vymen_trumf', share=4, allows=by_another_mover)
def the_second_has_the_nine(dice: Dice) -> tuple:
    """Before and after the leader has laid a card."""
    while True:
        universe, leader = position(dice, dice.randint(0, 4), False)
        cards = universe.ruka2 if leader == 1 else universe.ruka1
        if any(card.jmeno == '9' and card.barva == universe.trumf for card in cards):
            return dice.choice([universe, laid(dice, universe, leader), laid(dice, universe, leader)]), 3 - leader


@fresh.cases('vymen_trumf', share=6, allows=by_another_mover)
def the_nine_and_a_pair_announced(dice: Dice) -> tuple:
    while True:
        universe, leader = announced(dice, closed=False)
        cards = universe.ruka1 if leader == 1 else universe.ruka2
        nine = [one for one in universe.balicek[1:] if one.jmeno == '9' and one.barva == universe.trumf]
        spare = [card for card in cards if card.jmeno not in ('kral', 'dama')]
        if nine and spare and len(universe.balicek) > 2:
            swap = {nine[0]: spare[0], spare[0]: nine[0]}
            parts = {part: [swap.get(one, one) for one in getattr(universe, part)] for part in PLACES}
            return universe._replace(**parts), leader


PLACES = ('ruka1', 'ruka2', 'balicek')


def announcing(function: str, own: str, other: str) -> None:
    @fresh.cases(function, share=5, allows=by_another_mover)
    def the_pair_is_there(dice: Dice) -> tuple:
        return with_pair(dice, own)

    @fresh.cases(function, share=2, allows=by_another_mover)
    def two_pairs_to_announce(dice: Dice) -> tuple:
        while True:
            universe, leader = with_pair(dice, own)
            cards = universe.ruka1 if leader == 1 else universe.ruka2
            if sum(card.jmeno in ('kral', 'dama') for card in cards) >= 4 or dice.random() < 0.02:
                return universe, leader

    @fresh.cases(function, share=3, allows=by_another_mover)
    def only_the_other_kind_of_pair(dice: Dice) -> tuple:
        return with_pair(dice, other)

    @fresh.cases(function, share=3, allows=by_another_mover)
    def the_pair_and_a_middle(dice: Dice) -> tuple:
        universe, leader = with_pair(dice, own, dice.choice([0, 2, 6]))
        return laid(dice, universe, 3 - leader), leader

    @fresh.cases(function, share=3, allows=by_another_mover)
    def announced_already(dice: Dice) -> tuple:
        return with_two_pairs(dice, dice.choice(['trump', 'plain']))

    @fresh.cases(function, share=2, allows=by_another_mover)
    def out_of_turn(dice: Dice) -> tuple:
        universe, leader = with_pair(dice, own)
        return universe._replace(ruka1=universe.ruka2, ruka2=universe.ruka1), 3 - leader


announcing('hlas', 'plain', 'trump')
announcing('hlas_trumf', 'trump', 'plain')


@fresh.cases('zavri', share=10, allows=by_another_mover)
def the_deck_is_open(dice: Dice) -> tuple:
    return position(dice, dice.choice([0, 1, 2, 3, 4, 5, 5]), False)


@fresh.cases('zavri', share=9, allows=by_another_mover)
def a_card_lies_in_the_middle(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.choice([0, 1, 2, 3, 4, 5]), False)
    return laid(dice, universe, leader), 3 - leader


@fresh.cases('zavri', share=2, allows=by_another_mover)
def the_deck_is_closed_or_empty(dice: Dice) -> tuple:
    return position(dice, *dice.choice([(None, True), (dice.randint(6, 11), False)]))


@fresh.cases('skonci', share=6, allows=by_another_mover)
def points_that_decide(dice: Dice) -> tuple:
    universe, leader = dice.choice([position, announced])(dice)
    universe = with_points(universe, leader, dice.choice([64, 65, 66, 66, 67, 80]))
    return with_points(universe, 3 - leader, dice.choice([0, 20, 31, 32, 33, 65, 66, 70])), leader


@fresh.cases('skonci', share=4, allows=by_another_mover)
def the_other_has_no_trick_or_a_poor_one(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.choice([2, 3, 4]), False)
    poor = dice.choice([[], [], [dice.sample([card for card in deck() if card.jmeno == '9'], 2)]])
    every = universe.stychy1 + universe.stychy2
    tricks = {f'stychy{leader}': every, f'stychy{3 - leader}': poor}
    universe = with_points(universe._replace(**tricks), leader, dice.choice([66, 70, 65]))
    return with_points(universe, 3 - leader, 0 if poor else dice.choice([0, 0, 20, 40])), leader


# What the players are sent. "The other hand and the face-down part of the deck are RUB".


def connected(dice: Dice, universe: Any) -> Any:
    """Both are, or one has gone."""
    return universe._replace(svety=universe.svety[: dice.choice([1, 2, 2])])


@fresh.cases('pohled', share=3)
def a_view(dice: Dice) -> tuple:
    return connected(dice, any_position(dice)[0]), dice.choice([1, 2])


@fresh.cases('pohled')
def a_view_of_one_who_is_alone(dice: Dice) -> tuple:
    universe, _ = any_position(dice)
    return universe._replace(svety=universe.svety[:1]), universe.jmena.index(universe.svety[0]) + 1


def mails_in_any_order(given: tuple, expected: Answer, got: Answer) -> bool:
    said = [[one.vesmir, sorted(map(list, one.posty)), one.odpojit] for one in (expected.result, got.result)]
    same = all(isinstance(mail, tuple) for mail in got.result.posty) and same_data(*said)
    return same and not got.error and not got.printed and same_data(expected.arguments, got.arguments)


def at_the_table(dice: Dice) -> Any:
    """Nobody, one or two are connected; those who have left keep their names."""
    universe, _ = any_position(dice)
    if dice.random() < 0.3:
        universe, _ = position(dice, 0, False)
        names = universe.jmena[: dice.choice([0, 1, 1])]
        return universe._replace(jmena=names, svety=names[:], stavy=['hraje', 'ceka'])
    return universe._replace(svety=universe.svety[: dice.choice([0, 1, 1, 2])])


@fresh.cases('pri_registraci', share=2, allows=mails_in_any_order)
def a_stranger_comes(dice: Dice) -> tuple:
    return at_the_table(dice), 'Nikola'


@fresh.cases('pri_registraci', share=2, allows=mails_in_any_order)
def somebody_known_comes(dice: Dice) -> tuple:
    universe = at_the_table(dice)
    return universe, dice.choice([*universe.jmena, 'Nikola'])


@fresh.cases('pri_odpojeni', share=3, allows=mails_in_any_order)
def somebody_leaves(dice: Dice) -> tuple:
    universe = at_the_table(dice)
    return universe, dice.choice([*universe.svety, *universe.svety, 'Nikola'])


WORDS = ('rozhodni', 'serad', 'vymen', 'hlas', 'hlas_trumf', 'zavri', 'skonci')


@fresh.cases('pri_zprave', share=4, allows=sent_alike)
def any_message(dice: Dice) -> tuple:
    universe, player = any_position(dice)
    message = dice.choice([['vyloz', dice.randrange(6)], [anew(dice.choice(WORDS))]])
    return universe, universe.jmena[dice.choice([player, player, 3 - player]) - 1], message


@fresh.cases('pri_zprave', share=10, allows=sent_alike)
def a_message_that_fits(dice: Dice) -> tuple:
    universe, leader = dice.choice(
        [position(dice), with_pair(dice, 'plain'), with_pair(dice, 'trump'), position(dice, 2, False, nine=True)]
    )
    if dice.random() < 0.3:
        return laid(dice, universe, leader, True), dice.choice(universe.jmena), ['rozhodni']
    message = coded(dice.choice([['vyloz', 0], *([word] for word in WORDS)]))
    return universe, universe.jmena[leader - 1], message


@fresh.cases('pri_zprave', share=50)
def a_bad_message(dice: Dice) -> tuple:
    universe, leader = position(dice)
    message = dice.choice(
        [
            *(
                'vyloz',
                'serad',
                'skonci',
                '',
                None,
                3,
                [],
                ['tancuj'],
                ['SKONCI'],
                ['vyloz'],
                ['vyloz', '0'],
                [['serad']],
            ),
            *(['vyloz', 0, 1], ['skonci', 1], ['vyloz', None], ['vyloz', True], ['vyloz', -1], ['vyloz', 0.0], {}, [0]),
            *(['pohled'], ['posud'], [None], ['vyloz', [0]], ['zavri', 'zavri'], ['serad', 0]),
        ]
    )
    return universe, universe.jmena[leader - 1], message


@fresh.cases('pri_zprave', share=40, allows=sent_alike)
def of_one_who_is_alone_or_away(dice: Dice) -> tuple:
    universe, leader = any_position(dice)
    message = dice.choice([['vyloz', 0], ['serad'], *([word] for word in WORDS), ['znovu']])
    if message == ['znovu']:
        universe = ended(dice)
    elif message == ['rozhodni']:
        universe, leader = position(dice)
        universe = laid(dice, universe, leader, True)
    return universe._replace(svety=universe.svety[:1]), dice.choice([*universe.jmena, 'Nikola']), message


def next_game_is_sent(given: tuple, answer: Answer) -> str:
    before, bundle = given[0], answer.result
    if wrong := next_game((before,), Answer(bundle.vesmir, None, '', (before,))):
        return wrong
    views = {name: message[0] for name, message in bundle.posty}
    states = {name: bundle.vesmir.stavy[before.jmena.index(name)] for name in before.svety}
    return '' if views == states and bundle.odpojit == [] else 'Novou hru mají dostat oba hráči.'


@fresh.cases('pri_zprave', share=8, holds=next_game_is_sent)
def once_more(dice: Dice) -> tuple:
    universe = ended(dice)
    return universe, dice.choice(universe.jmena), ['znovu']


# svet66


def world(dice: Dice, state: str = '') -> Any:
    """The view of a player, with this state where one is named."""
    from karty66 import Svet

    universe, _ = any_position(dice)
    other = [back()] * len(universe.ruka2)
    deck_seen = universe.balicek[:1] + [back()] * len(universe.balicek[1:])
    view = Svet(universe.stavy[0], *universe[1:15])._replace(ruka2=other, balicek=deck_seen)
    return view._replace(stav=state) if state else view


def coded(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [coded(one) for one in value]
    return anew(value) if isinstance(value, str) else value


@fresh.cases('novy_svet')
def a_new_world(dice: Dice) -> tuple:
    return ()


@fresh.cases('pri_prijeti', share=4)
def a_view_arrives(dice: Dice) -> tuple:
    return world(dice, dice.choice(['', 'stych', 'ceka'])), coded(
        world(dice, dice.choice(['', '', 'stych', 'odmitnut']))
    )


@fresh.cases('pri_prijeti', share=3)
def a_view_in_any_state(dice: Dice) -> tuple:
    return world(dice), coded(world(dice, dice.choice([*RUNNING, *ENDS])))


@fresh.cases('pri_prijeti', share=3)
def a_view_after_the_last_trick(dice: Dice) -> tuple:
    view = world(dice, dice.choice(['vyhra_posledni', 'prohra_posledni', 'z_vyhra1t', 'z_prohra3f', 'ceka']))
    return world(dice, 'stych'), coded(view._replace(ruka1=[], ruka2=[], stred=[]))


@fresh.cases('pri_prijeti')
def one_too_many_or_few(dice: Dice) -> tuple:
    view = coded(world(dice))
    return world(dice), dice.choice([view[:14], [*view, 0], [*view, 0, 1]])


@fresh.cases('pri_prijeti', share=2)
def nonsense_arrives(dice: Dice) -> tuple:
    view = coded(world(dice))
    wrong = [view[:14], [*view, 0], view[:1], [], 'patnáct písmen', 'stych', 15, None, {}, ['stych'], 'x' * 15]
    return world(dice), dice.choice(wrong)


@fresh.cases('pri_klavese', share=30)
def a_key_on_turn(dice: Dice) -> tuple:
    return world(dice, dice.choice(TURN) + dice.choice(['', '!'])), dice.choice([*'123456STHJZ', 'Enter'])


@fresh.cases('pri_klavese', share=10)
def a_key_out_of_turn(dice: Dice) -> tuple:
    waiting = [state for state in STATES if state.rstrip('!') not in TURN]
    return world(dice, dice.choice(waiting)), dice.choice([*'123456STHJZSS', 'Enter'])


@fresh.cases('pri_klavese', share=5)
def sorting_at_any_time(dice: Dice) -> tuple:
    return world(dice, dice.choice([*STATES, 'stych', 'stych', 'stych'])), 'S'


@fresh.cases('pri_klavese', share=10)
def another_key(dice: Dice) -> tuple:
    keys = ['0', '7', '9', 'X', 'A', 'mezera', 'Escape', 'Tab', 'nahoru', '+', 'Q']
    return world(dice, dice.choice(STATES[:8])), dice.choice(keys)


def place(dice: Dice) -> tuple[int, int]:
    return dice.choice([(0, 0), (0, dice.randint(1, 400)), (dice.randint(1, 700), 0), (dice.randint(1, 700), 55)])


@fresh.cases('pri_mysi', share=2)
def a_click_at_the_end(dice: Dice) -> tuple:
    return world(dice, dice.choice(ENDS)), *place(dice), 'klik'


@fresh.cases('pri_mysi')
def another_event(dice: Dice) -> tuple:
    return world(dice, dice.choice(ENDS)), *place(dice), dice.choice(['pohyb', 'pusteni', 'tah'])


@fresh.cases('pri_mysi')
def a_click_when_refused(dice: Dice) -> tuple:
    return world(dice, 'odmitnut'), *place(dice), 'klik'


@fresh.cases('pri_mysi')
def a_click_in_a_game(dice: Dice) -> tuple:
    return world(dice, dice.choice([*RUNNING, 'stych', 'odmitnut'])), *place(dice), 'klik'


# popis_stavu: "how the sentences sound is up to you"; what they have to tell is asked, and which of them differ.


@fresh.plays('popis_stavu')
def sentences(dice: Dice, program: Functions) -> None:
    names = dice.sample(NAMES, 2)
    own, other = dice.sample(names, 2)
    view = world(dice)._replace(jmena=names)

    def told(state: str, **parts: Any) -> str:
        text = program.popis_stavu(view._replace(stav=state, **parts), own)
        is_sentence = isinstance(text, str) and bool(text.strip()) and '\n' not in text
        assert is_sentence, f'Ve stavu {state} má být popis věta.'
        assert not program.printed, 'Věta se má vrátit, ne vypsat.'
        return text

    for state in STATES:
        text = told(state)
        assert other in text or state.rstrip('!') not in WAITING, f'Ve stavu {state} má být v popisu jméno soupeře.'
        points = next((one for one in '123' if one in state), '1')
        assert points in text or state not in ENDS, f'Ve stavu {state} mají být v popisu výherní body číslicí.'
    for group in DIFFERENT:
        for one, two in combinations(group, 2):
            assert told(one) != told(two), f'Ve stavech {one} a {two} má být popis jiný.'
    told('ceka', jmena=[own])
    told('odmitnut', jmena=[])
    told('ceka', jmena=[])


DIFFERENT = [
    ('hraje', 'ceka', 'vyhra1t', 'prohra1t', 'odmitnut'),
    *((f'z_vyhra{end}', f'z_prohra{end}') for end in ('1t', '2t', '3t', '3f')),
    *((state, f'{state}!') for state in ('hraje', 'ceka')),
    ('hraje', 'hlasi', 'hlasi_trumf'),
    ('ceka', 'slysi', 'slysi_trumf'),
]
