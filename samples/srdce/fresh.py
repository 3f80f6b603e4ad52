"""Fresh cases of Srdce. The contract's words stand where a kind of cases is left out or a freedom is given."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from itertools import chain, combinations
from math import comb
from typing import Any

from rozdej.teacher.fresh_cases import Answer, Dice, FreshCases, Functions, same_data, too_often

STRENGTH = 'how strong a strategy is takes a thousand games'
NO_BEGINNING = 'no game begins with tricks'
IMPORTING = 'importing is what level 1 asks for'

PLAYERS = ('Gábi', 'Petr', 'Pavel', 'Soňa')
SUITS = ('Kr', 'Pi', 'Sr', 'Ka')
RANKS = [*range(2, 11), 'kluk', 'dama', 'kral', 'eso']
CARDS = [(suit, rank) for suit in SUITS for rank in RANKS]
TWO_OF_CLUBS, QUEEN_OF_SPADES = ('Kr', 2), ('Pi', 'dama')
WORTH = {card: 13 if card == QUEEN_OF_SPADES else int(card[0] == 'Sr') for card in CARDS}
PLAIN = [card for card in CARDS if not WORTH[card]]
HEARTS = [card for card in CARDS if card[0] == 'Sr']


def cards(function: str, value: Any) -> Iterator[Any]:
    """The cards in the arguments of a call."""
    if value in CARDS:
        yield value
    elif isinstance(value, dict):
        yield from cards(function, [*value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for inner in value:
            yield from cards(function, inner)


fresh = FreshCases(
    cards=cards,
    levels={'hra': [140], 'vyloz': [200, 201, 202]},
    escapes={
        'wrong/srdce/OBRAZY: a tuple instead of a list': 'a name, not a function',
        'wrong/srdce/hra: drops the tricks that players already have': NO_BEGINNING,
        'wrong/srdce/hra: who wins is told by the tricks of this game alone': NO_BEGINNING,
        'wrong/srdce/srdce: the game starts when the file is imported': IMPORTING,
        'wrong/srdce/srdce: a trial print was left in': IMPORTING,
        'wrong/srdce/vyloz: always the lowest card, so that the dangerous ones stay': STRENGTH,
        'wrong/srdce/vyloz: leads low, but otherwise plays the highest card and takes with it': STRENGTH,
        'wrong/srdce/vyloz: throws hearts on other suits, but keeps the queen of spades and follows suit at random': (
            STRENGTH
        ),
        'wrong/srdce/vyloz: plays any allowed card': STRENGTH,
    },
)

Card = tuple[str, Any]
Trick = list[dict[str, Any]]


def trick(cards: list[Card], first: int) -> Trick:
    """These cards, one after another, by players from that one on."""
    return [{'hrac': PLAYERS[(first + place) % 4], 'karta': card} for place, card in enumerate(cards)]


def height(card: Card) -> int:
    return RANKS.index(card[1])


def taker(cards: Trick) -> str:
    led = [laid for laid in cards if laid['karta'][0] == cards[0]['karta'][0]]
    return max(led, key=lambda laid: height(laid['karta']))['hrac']


def allowed(hand: set[Card], table: Trick) -> set[Card]:
    if not table:
        return {TWO_OF_CLUBS} & hand or hand
    return {card for card in hand if card[0] == table[0]['karta'][0]} or hand


def tricks(dice: Dice, cards: list[Card]) -> list[Trick]:
    """These cards in tricks of four."""
    return [trick(cards[start : start + 4], dice.randrange(4)) for start in range(0, len(cards) - 3, 4)]


def dealt(dice: Dice, each: int = 13) -> dict:
    """Players with so many cards of one deck each, the two of clubs among them."""
    others = [card for card in CARDS if card != TWO_OF_CLUBS]
    cards = dice.sample([TWO_OF_CLUBS, *dice.sample(others, 4 * each - 1)], 4 * each)
    keeps = dice.random() < 0.5
    players = [
        (name, {'ruka': set(cards[place::4]), **({'stychy': []} if keeps else {})})
        for place, name in enumerate(PLAYERS)
    ]
    return dict(dice.sample(players, 4) if dice.random() < 0.3 else players)


def later(dice: Dice, each: int | None = None) -> dict:
    """Players in the middle of a game: the two of clubs was the first card, everybody has as many cards."""
    left = dice.randint(1, 12) if each is None else each
    cards = [TWO_OF_CLUBS, *dice.sample(CARDS[1:], 51)]
    taken = tricks(dice, cards[: 52 - 4 * left])
    players: dict = {name: {'ruka': set(cards[52 - 4 * left :][place::4])} for place, name in enumerate(PLAYERS)}
    for one in taken:
        players[taker(one)].setdefault('stychy', []).append(one)
    return players


# barva, obraz, poradi_obrazu, body_karet. The dicts may be the same ones each time: nothing is said of that.


@fresh.cases('barva')
def a_suit(dice: Dice) -> tuple:
    return (dice.choice(CARDS),)


@fresh.cases('obraz')
def a_rank(dice: Dice) -> tuple:
    return (dice.choice(CARDS),)


def order_of_ranks(given: tuple, answer: Answer) -> str:
    wanted = {rank: place for place, rank in enumerate(RANKS)}
    return '' if same_data(answer.result, wanted) else f'Slovník má být {wanted}.'


def all_points(given: tuple, answer: Answer) -> str:
    if not isinstance(answer.result, dict) or len(answer.result) != 52:
        return 'Ve slovníku má být 52 karet.'
    wrong = [card for card in CARDS if not same_data(WORTH[card], answer.result.get(card))]
    return f'Karta {wrong[0]} má mít bodů {WORTH[wrong[0]]}.' if wrong else ''


@fresh.cases('poradi_obrazu', holds=order_of_ranks)
def the_order(dice: Dice) -> tuple:
    return ()


@fresh.cases('body_karet', holds=all_points)
def all_cards(dice: Dice) -> tuple:
    return ()


# zacina, bere, body


@fresh.cases('zacina', share=3)
def before_the_first_trick(dice: Dice) -> tuple:
    return (dealt(dice, dice.randint(1, 13)),)


@fresh.cases('zacina')
def some_of_the_players(dice: Dice) -> tuple:
    players = dealt(dice, dice.randint(1, 4))
    return ({name: players[name] for name in dice.sample(list(players), dice.randint(1, 3))},)


@fresh.cases('zacina')
def nobody_begins(dice: Dice) -> tuple:
    return (later(dice),)


def random_trick(dice: Dice, count: int, cards: list[Card] = CARDS) -> Trick:
    return trick(dice.sample(cards, count), dice.randrange(4))


@fresh.cases('bere', share=2)
def any_cards(dice: Dice) -> tuple:
    return (random_trick(dice, 4),)


@fresh.cases('bere')
def fewer_cards(dice: Dice) -> tuple:
    return (random_trick(dice, dice.randint(1, 3)),)


@fresh.cases('bere', share=2)
def one_suit(dice: Dice) -> tuple:
    suit = dice.choice(SUITS)
    return (random_trick(dice, 4, [card for card in CARDS if card[0] == suit]),)


@fresh.cases('bere', share=2)
def high_cards_of_another_suit(dice: Dice) -> tuple:
    led, other = dice.sample(SUITS, 2)
    low = dice.sample([(led, rank) for rank in RANKS[:6]], 2)
    high = dice.sample([(other, rank) for rank in RANKS[8:]], 2)
    first, *others = low
    return (trick([first, *dice.sample([*others, *high], 3)], dice.randrange(4)),)


@fresh.cases('bere', share=2)
def ten_against_others(dice: Dice) -> tuple:
    """Ranks that are in another order as text."""
    suit = dice.choice(SUITS)
    cards = [(suit, rank) for rank in dice.sample([10, *RANKS[5:8], *RANKS[9:]], 2)]
    return (trick([*cards, *dice.sample([card for card in CARDS if card[0] != suit], 2)], dice.randrange(4)),)


@fresh.cases('body', share=3)
def some_tricks(dice: Dice) -> tuple:
    return (tricks(dice, dice.sample(CARDS, 4 * dice.randint(1, 13))),)


@fresh.cases('body')
def one_trick(dice: Dice) -> tuple:
    return ([random_trick(dice, 4)],)


@fresh.cases('body')
def the_queen_of_spades(dice: Dice) -> tuple:
    cards = [QUEEN_OF_SPADES, *dice.sample([card for card in CARDS if card != QUEEN_OF_SPADES], 11)]
    return (tricks(dice, dice.sample(cards, 12)),)


@fresh.cases('body')
def no_points(dice: Dice) -> tuple:
    return (tricks(dice, dice.sample(PLAIN, 4 * dice.randint(0, 3))),)


# poradi, vyhrava: what they get is the end of a game, or any part of one


def shared_out(dice: Dice, points: list[int], names: tuple = PLAYERS) -> dict:
    """Players with so many points each, of hearts (and the queen of spades, when there are 13 or more)."""
    hearts, plain = dice.sample(HEARTS, 13), dice.sample(PLAIN, len(PLAIN))
    players = {}
    queen = max(points) if max(points) >= 13 else None
    for name, many in zip(names, points, strict=False):
        cards = [QUEEN_OF_SPADES] if many == queen else []
        queen = None if many == queen else queen
        cards += [hearts.pop() for _ in range(many - 13 * len(cards))]
        while len(cards) % 4:
            cards.append(plain.pop())
        taken = tricks(dice, dice.sample(cards, len(cards)))
        if dice.random() < 0.4 and len(plain) >= 4:
            taken.append(trick([plain.pop() for _ in range(4)], 0))
        empty = {} if not taken and dice.random() < 0.5 else {'stychy': taken}
        players[name] = {'ruka': set(), **empty}
    return dict(dice.sample(list(players.items()), len(players)))


def random_points(dice: Dice) -> list[int]:
    owners = Counter(dice.choice(range(4)) for _ in range(13))
    points = [owners[place] for place in range(4)]
    points[dice.randrange(4)] += 13
    return points


def tied_points(dice: Dice) -> list[int]:
    low, high = dice.sample(range(0, 4), 2)
    return dice.sample(dice.choice([[low, low, high, high], [low, high, high, high], [low, low, low, high]]), 4)


def all_to_one(dice: Dice) -> list[int]:
    return dice.sample([26, 0, 0, 0], 4)


for function in ('poradi', 'vyhrava'):

    @fresh.cases(function, share=2)
    def the_end_of_a_game(dice: Dice) -> tuple:
        return (shared_out(dice, random_points(dice)),)

    @fresh.cases(function, share=2)
    def equal_points(dice: Dice) -> tuple:
        return (shared_out(dice, tied_points(dice)),)

    @fresh.cases(function)
    def points_that_are_in_another_order_as_text(dice: Dice) -> tuple:
        return (shared_out(dice, dice.sample([2, 10, 1, 0], 4)),)

    @fresh.cases(function)
    def one_took_them_all(dice: Dice) -> tuple:
        return (shared_out(dice, all_to_one(dice)),)

    @fresh.cases(function)
    def nobody_has_any(dice: Dice) -> tuple:
        return (shared_out(dice, [0, 0, 0, 0]),)

    @fresh.cases(function)
    def fewer_players(dice: Dice) -> tuple:
        names = dice.randint(1, 3)
        return (shared_out(dice, dice.sample(range(5), names), PLAYERS[:names]),)

    @fresh.cases(function)
    def in_the_middle_of_a_game(dice: Dice) -> tuple:
        return (later(dice),)


# rozdej

MOST_OFTEN_THREE = comb(13, 3) * comb(39, 10) / comb(52, 13)
"""How probable three cards of a suit are in a hand. Every other number is less so."""


@fresh.together('rozdej')
def deals(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    """Right deals, and no two cards together, nor any card with one player, more often than chance lets them."""
    seen: set[tuple] = set()
    with_player: Counter = Counter()
    together: Counter = Counter()
    sizes: Counter = Counter()
    for number, answer in enumerate(answers):
        players = answer.result
        hands = [players[name]['ruka'] for name in PLAYERS]
        taken = [players[name]['stychy'] for name in PLAYERS if 'stychy' in players[name]]
        if players.keys() != set(PLAYERS) or not all(isinstance(hand, set | frozenset) for hand in hands):
            yield number, 'Hráči mají být Gábi, Petr, Pavel a Soňa a v ruce má mít každý množinu karet.'
        elif [len(hand) for hand in hands] != [13] * 4 or set().union(*hands) != set(CARDS):
            yield number, 'Každý má mít 13 karet a dohromady mají mít hráči všech 52.'
        elif any(tricks != [] for tricks in taken) or len({id(tricks) for tricks in taken}) < len(taken):
            yield number, "Pod klíčem 'stychy' má mít každý svůj prázdný seznam."
        else:
            owners = {card: place for place, hand in enumerate(hands) for card in hand}
            deal = tuple(owners[card] for card in CARDS)
            if deal in seen:
                yield number, 'Karty jsou rozdané úplně stejně jako už jednou předtím.'
            seen.add(deal)
            with_player.update(owners.items())
            sizes.update(
                (place, suit, sum(card[0] == suit for card in hand))
                for place, hand in enumerate(hands)
                for suit in SUITS
            )
            together.update(pair for pair in combinations(CARDS, 2) if owners[pair[0]] == owners[pair[1]])
    if max(with_player.values(), default=0) >= too_often(len(answers), 1 / 4, 1e-12):
        yield 0, 'Některou kartu dostává jeden z hráčů mnohem častěji než ostatní.'
    if max(sizes.values(), default=0) >= too_often(len(answers), MOST_OFTEN_THREE, 1e-12):
        yield 0, 'Někdo dostává moc často stejně karet jedné barvy.'
    if max(together.values(), default=0) >= too_often(len(answers), 12 / 51, 1e-13):
        yield 0, 'Některé dvě karty dostává moc často společně jeden hráč.'


# smi_vylozit


def hand_and_table(dice: Dice, size: int, on_table: int, has_suit: bool | None = None) -> tuple:
    """A hand of so many cards and so many on the table, where the hand has the suit led, or has not."""
    while True:
        cards = dice.sample(CARDS[1:], size + on_table)
        hand, table = set(cards[:size]), trick(cards[size:], dice.randrange(4))
        if has_suit is None or has_suit == any(card[0] == table[0]['karta'][0] for card in hand):
            return hand, table


@fresh.cases('smi_vylozit', share=2)
def to_follow(dice: Dice) -> tuple:
    return hand_and_table(dice, dice.randint(2, 13), dice.randint(1, 3), True)


@fresh.cases('smi_vylozit', share=2)
def nothing_to_follow_with(dice: Dice) -> tuple:
    return hand_and_table(dice, dice.randint(1, 4), dice.randint(1, 3), False)


@fresh.cases('smi_vylozit')
def to_lead(dice: Dice) -> tuple:
    return hand_and_table(dice, dice.randint(1, 12), 0)


@fresh.cases('smi_vylozit')
def to_lead_first(dice: Dice) -> tuple:
    hand, table = hand_and_table(dice, dice.choice([0, 1, 5, 12, 12]), 0)
    return hand | {TWO_OF_CLUBS}, table


@fresh.cases('smi_vylozit', share=2)
def in_the_first_trick(dice: Dice) -> tuple:
    """Thirteen cards, and clubs are led: hearts and the queen of spades may be thrown by who has no clubs."""
    others = [card for card in CARDS if card[0] != 'Kr']
    clubs = dice.sample(CARDS[1:13], 3)
    hand = dice.sample(others, 13) if dice.random() < 0.6 else [*dice.sample(others, 11), *clubs[1:]]
    hand = dice.choice([hand, [QUEEN_OF_SPADES, *(card for card in hand if card != QUEEN_OF_SPADES)][:13]])
    return set(hand), trick([TWO_OF_CLUBS, *clubs[:1]][: dice.randint(1, 2)], dice.randrange(4))


@fresh.cases('smi_vylozit')
def the_two_of_clubs_and_a_table(dice: Dice) -> tuple:
    hand, table = hand_and_table(dice, dice.randint(2, 6), dice.randint(1, 3))
    return hand | {TWO_OF_CLUBS}, table


@fresh.cases('smi_vylozit')
def a_full_hand_leads(dice: Dice) -> tuple:
    return set(dice.sample(CARDS, 13)), []


@fresh.cases('smi_vylozit')
def the_queen_among_spades(dice: Dice) -> tuple:
    spades = [card for card in CARDS if card[0] == 'Pi' and card != QUEEN_OF_SPADES]
    led, *own = dice.sample(spades, dice.randint(2, 4))
    others = dice.sample([card for card in CARDS[1:] if card[0] != 'Pi'], dice.randint(0, 8))
    return {QUEEN_OF_SPADES, *own, *others}, trick([led], dice.randrange(4))


@fresh.cases('smi_vylozit')
def the_queen_may_be_thrown(dice: Dice) -> tuple:
    hand = dice.sample([card for card in CARDS[1:] if card[0] in ('Pi', 'Sr')], dice.randint(1, 8))
    return {QUEEN_OF_SPADES, *hand}, trick([dice.choice([('Ka', 9), ('Kr', 'kluk')])], dice.randrange(4))


# vyloz: which of the cards is the student's strategy


def is_allowed(given: tuple, answer: Answer) -> str:
    hand, table = given
    right = allowed(hand, table)
    if not isinstance(answer.result, tuple) or answer.result not in right:
        return f'Vyložit se smí jen některá z karet {sorted(right, key=str)}.'
    return '' if same_data(answer.arguments, given) else 'Funkce změnila ruku nebo stůl, které dostala.'


@fresh.cases('vyloz', share=2, holds=is_allowed)
def a_card_to_follow(dice: Dice) -> tuple:
    return hand_and_table(dice, dice.randint(2, 13), dice.randint(1, 3), True)


@fresh.cases('vyloz', holds=is_allowed)
def any_card_to_throw(dice: Dice) -> tuple:
    return hand_and_table(dice, dice.randint(1, 4), dice.randint(1, 3), False)


@fresh.cases('vyloz', holds=is_allowed)
def a_card_to_lead(dice: Dice) -> tuple:
    return hand_and_table(dice, dice.randint(1, 12), 0)


@fresh.cases('vyloz', holds=is_allowed)
def the_first_card_to_lead(dice: Dice) -> tuple:
    return hand_and_table(dice, 12, 0)[0] | {TWO_OF_CLUBS}, []


@fresh.cases('vyloz', holds=is_allowed)
def one_card_left(dice: Dice) -> tuple:
    return hand_and_table(dice, 1, dice.randint(0, 3))


@fresh.cases('vyloz', share=2, holds=is_allowed)
def the_queen_in_hand(dice: Dice) -> tuple:
    """The queen of spades is held, and there is another card of the suit led."""
    hand, table = hand_and_table(dice, dice.choice([2, 3, 4, 4, 5, 8]), dice.randint(1, 3), True)
    if table[0]['karta'][0] == 'Pi' or any(laid['karta'] == QUEEN_OF_SPADES for laid in table):
        return hand, table
    return hand | {QUEEN_OF_SPADES}, table


@fresh.cases('vyloz', share=2, holds=is_allowed)
def last_in_a_trick_without_points(dice: Dice) -> tuple:
    while True:
        hand, table = hand_and_table(dice, dice.randint(3, 10), 3, True)
        if not any(WORTH[laid['karta']] for laid in table):
            return hand, table


# kolo, hra: what they lay is up to `vyloz`, or to a strategy of ours in its place


def highest(ruka: set[Card], stul: Trick) -> Card:
    """A strategy that depends on hand and table alone, with the parameters' names of the lesson."""
    return max(allowed(set(ruka), stul), key=lambda card: (height(card), card[0]))


def laid_by(*players: dict) -> list[tuple[str, Card]]:
    """Who laid which card, in all tricks that these players took."""
    return [(one['hrac'], one['karta']) for one in chain(*chain(*(player.get('stychy', []) for player in players)))]


def played(before: dict, first: str, result: Any) -> str:
    """Whether a trick was played by the rules."""
    if not isinstance(result, tuple) or len(result) != 2 or result[1] not in PLAYERS:
        return 'Funkce má vrátit dvojici: noví hráči a kdo bral.'
    after, who = result
    if after.keys() != set(PLAYERS):
        return 'Noví hráči nejsou ti čtyři.'
    *old, laid = after[who]['stychy']
    place = PLAYERS.index(first)
    if [one['hrac'] for one in laid] != [*PLAYERS[place:], *PLAYERS[:place]]:
        return 'Ve štychu mají být všichni čtyři, od začínajícího kolem stolu.'
    for number, one in enumerate(laid):
        name, card = one['hrac'], one['karta']
        if card not in allowed(before[name]['ruka'], laid[:number]):
            return f'{name} nesmí vyložit {card}.'
        if after[name]['ruka'] != before[name]['ruka'] - {card}:
            return f'{name} má mít v ruce o vyloženou kartu míň.'
    if taker(laid) != who:
        return f'Štych bere {taker(laid)}.'
    kept = {name: after[name].get('stychy', []) for name in PLAYERS} | {who: old}
    return '' if same_data(kept, {name: before[name].get('stychy', []) for name in PLAYERS}) else 'Nesedí štychy.'


def one_trick_played(given: tuple, answer: Answer) -> str:
    told = played(*given, answer.result)
    return told or ('' if same_data(answer.arguments, given) else 'Funkce změnila hráče, které dostala.')


@fresh.cases('kolo', holds=one_trick_played)
def the_first_trick(dice: Dice) -> tuple:
    players = dealt(dice, dice.choice([1, 2, 5, 13]))
    return players, next(name for name in PLAYERS if TWO_OF_CLUBS in players[name]['ruka'])


@fresh.cases('kolo', share=3, holds=one_trick_played)
def a_later_trick(dice: Dice) -> tuple:
    return later(dice), dice.choice(PLAYERS)


@fresh.cases('kolo', holds=one_trick_played)
def somebody_else_begins(dice: Dice) -> tuple:
    """It is the argument that says who begins; level 121 asks so, too."""
    return dealt(dice, dice.randint(2, 6)), dice.choice(PLAYERS)


@fresh.cases('kolo')
def empty_hands(dice: Dice) -> tuple:
    return later(dice, 0), dice.choice(PLAYERS)


@fresh.plays('kolo', times=5)
def tricks_one_after_another(dice: Dice, program: Functions) -> None:
    players, first = later(dice, dice.randint(1, 4)), dice.choice(PLAYERS)
    while any(player['ruka'] for player in players.values()):
        result = program.kolo(players, first)
        told = played(players, first, result)
        assert not told, told
        players, first = result
    assert program.kolo(players, first) is None, 'S prázdnýma rukama má funkce vrátit None.'


@fresh.plays('kolo', times=1)
def cards_that_are_chosen(dice: Dice, program: Functions) -> None:
    """Only a program that never asks what stands in place of `vyloz` is compared with what its own `vyloz` would lay.

    That says less: it may be chance, or the order of a set, which depends on how the set was made.
    """
    positions = [(later(dice, dice.randint(2, 4)), dice.choice(PLAYERS)) for _ in range(5)]

    def lays(strategy: Callable, tries: int) -> bool:
        for players, first in positions:
            after, who = program.kolo(players, first)
            laid = after[who]['stychy'][-1]
            for number, one in enumerate(laid):
                hand = players[one['hrac']]['ruka']
                if not any(strategy(set(hand), laid[:number]) == one['karta'] for _ in range(tries)):
                    return False
        return True

    is_own = lays(program.vyloz, tries=60)
    asked = []
    program.replace('vyloz', lambda ruka, stul: asked.append(stul) or highest(ruka, stul))
    is_highest = lays(highest, tries=1)
    assert is_highest if asked else is_own, 'Kartu má vybrat funkce vyloz, podle ruky hráče a karet na stole.'
    assert len(asked) in (0, 4 * len(positions)), 'V kole se má funkce vyloz zavolat čtyřikrát, za každého jednou.'


def in_order(laid: Iterable[tuple[str, Card]]) -> list[tuple[str, Card]]:
    """Who laid which card, in an order that does not hang on the kind of tuple that a program's cards are."""
    return sorted(((name, tuple(card)) for name, card in laid), key=str)


def over_and_right(before: dict, result: Any) -> None:
    """Asserts that a whole game was played by the rules, as far as its end tells."""
    assert isinstance(result, dict), 'Funkce hra má vrátit slovník.'
    assert result.keys() >= {'vyhrava', 'hraci'}, "Výsledek má klíče 'vyhrava' a 'hraci'."
    players = result['hraci']
    assert not any(players[name]['ruka'] for name in PLAYERS), 'Na konci mají být všechny ruce prázdné.'
    laid = laid_by(*players.values())
    owned = [(name, card) for name, player in before.items() for card in player['ruka']]
    assert in_order(laid) == in_order(owned), 'Každý má vyložit právě ty karty, které dostal.'
    for name, player in players.items():
        for one in player.get('stychy', []):
            assert taker(one) == name, f'Štych {one} má mít {taker(one)}, ne {name}.'
    points = {name: sum(WORTH[card] for _, card in laid_by(players[name])) for name in PLAYERS}
    wanted = {name for name in PLAYERS if points[name] == min(points.values())}
    assert same_data(result['vyhrava'], wanted), f'Vyhrát mají {sorted(wanted)}.'


def expected_tricks(before: dict) -> list[tuple[Trick, str]]:
    """The tricks of a game in which everybody plays the highest card."""
    hands = {name: set(before[name]['ruka']) for name in PLAYERS}
    first = next(name for name in PLAYERS if TWO_OF_CLUBS in hands[name])
    found = []
    while hands[first]:
        laid: Trick = []
        place = PLAYERS.index(first)
        for name in [*PLAYERS[place:], *PLAYERS[:place]]:
            laid.append({'hrac': name, 'karta': highest(hands[name], laid)})
            hands[name].remove(laid[-1]['karta'])
        first = taker(laid)
        found.append((laid, first))
    return found


@fresh.plays('hra')
def a_game_with_a_strategy(dice: Dice, program: Functions) -> None:
    program.replace('vyloz', highest)
    before = dealt(dice, dice.choice([1, 2, 3, 13, 13]))
    wanted = expected_tricks(before)
    players = before
    for laid, who in wanted:
        players, _ = program.kolo(players, laid[0]['hrac'])
        if players[who]['stychy'][-1:] != [laid]:
            return  # a program may take its strategy from somewhere else than the name that is replaced here
    result = program.hra(before)
    over_and_right(before, result)
    for name in PLAYERS:
        own = [laid for laid, who in wanted if who == name]
        there = result['hraci'][name].get('stychy', [])
        assert same_data(there, own), f'{name} má mít na konci jiné štychy: začíná, kdo bral, a poprvé křížová dvojka.'
    left = program.printed
    for laid, who in wanted:
        for text in [*(part for one in laid for part in (one['karta'][0], str(one['karta'][1]))), who]:
            assert text in left, f'Po každém kole se mají vypsat karty, jak šly na stůl, a kdo bral: chybí {text}.'
            left = left.partition(text)[2]


@fresh.plays('hra')
def a_game_of_the_programs_own(dice: Dice, program: Functions) -> None:
    before = dealt(dice)
    kept = deepcopy(before)
    over_and_right(kept, program.hra(before))
    assert same_data(before, kept), 'Funkce změnila hráče, které dostala.'
    assert 'None' not in program.printed, 'Při hře se vypsalo None.'


@fresh.plays('hra', times=4)
def a_game_that_is_dealt_anew(dice: Dice, program: Functions) -> None:
    decks = []
    for _ in range(2):
        players = program.hra()['hraci']
        decks.append(in_order(laid_by(*players.values())))
    assert all(sorted((card for _, card in deck), key=str) == sorted(CARDS, key=str) for deck in decks), (
        'Má se hrát se všemi 52 kartami.'
    )
    assert decks[0] != decks[1], 'Dvě hry po sobě měly stejně rozdané karty.'
