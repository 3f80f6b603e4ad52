"""Fresh cases of Klondike. The contract's words stand where a kind of cases is left out or a freedom is given."""

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import pairwise, product
from typing import Any

from rozdej.teacher.fresh_cases import Answer, Dice, FreshCases, Functions, badly_shuffled, same_data

IMPORT = 'importing is what level 1 asks for'

EQUAL_TEXTS = 'equal texts that cross a border may be one and the same'

SCRIPT = 'hra.py is a script of its own, and no function of the lesson: its levels run it'


def all_cards(function: str, value: Any) -> Iterator[tuple]:
    """The cards in the arguments of a call, face up or down."""
    if isinstance(value, tuple) and len(value) == 3 and value[1] in SUITS:
        yield value[:2]
    elif isinstance(value, dict | list | tuple):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from all_cards(function, inner)


fresh = FreshCases(
    cards=all_cards,
    levels={'udelej_tah': [*range(103, 111), 120, 121]},
    escapes={
        'wrong/klondike/klondike: asks for a move when imported': IMPORT,
        'wrong/klondike/klondike: imports a module that is not there': IMPORT,
        'wrong/klondike/klondike: loops for ever when imported': IMPORT,
        'wrong/klondike/klondike: plays the game when imported': IMPORT,
        'wrong/klondike/klondike: a forgotten trial print': IMPORT,
        'wrong/hra/hra: importing the file prints a greeting': SCRIPT,
        'wrong/hra/hra: importing the file starts the game': SCRIPT,
        'wrong/hra/hra: NameError after the win': SCRIPT,
        'wrong/hra/hra: starts a second game that nobody asked for': SCRIPT,
        'wrong/hra/hra: waits for a key nobody was told to press': SCRIPT,
        'wrong/hra/nacti_tah: asks again by calling itself, but forgets to return the answer': SCRIPT,
        'wrong/hra/nacti_tah: returns the letters as they were typed': SCRIPT,
        'wrong/hra/nacti_tah: ValueError on nonsense instead of asking again': SCRIPT,
        'wrong/hra/nacti_tah: the two letters swapped': SCRIPT,
        'wrong/hra/nacti_tah: takes the first two letters of anything': SCRIPT,
        'wrong/hra/nacti_tah: asks for the two letters one by one': SCRIPT,
        'wrong/hra/nacti_tah: the player plays blind': SCRIPT,
        'wrong/hra/nacti_tah: the refusal of a move is not caught': SCRIPT,
        'wrong/hra/nacti_tah: nobody asks whether the game is won': SCRIPT,
        'wrong/klondike/vypis_sloupecky: the number of rows lives outside the function and never gets lower': (
            'the rows too many are blank, and blank lines are free'
        ),
        'wrong/klondike/pasuje_na_hromadku: compares suits with is': EQUAL_TEXTS,
        'wrong/klondike/udelej_tah: compares suits with is': EQUAL_TEXTS,
        'wrong/klondike/udelej_tah: refuses without a word': 'the words of a ValueError are free, and none is compared',
        'wrong/klondike/udelej_tah: checks only the first of several moved cards for being face up': (
            'in a game no card that lies face down has one below it that lies face up'
        ),
    },
)

SUITS, COLUMNS, PILES = ('Pi', 'Sr', 'Ka', 'Kr'), 'ABCDEFG', 'WXYZ'
RED = ('Sr', 'Ka')
ALL_PAIRS = list(product('UV' + COLUMNS, 'UV' + PILES + COLUMNS))
ALL = [(value, suit) for suit in SUITS for value in range(1, 14)]


def fits_column(card: tuple, column: list) -> bool:
    if not column:
        return card[0] == 13
    return card[0] == column[-1][0] - 1 and (card[1] in RED) != (column[-1][1] in RED)


def fits_pile(card: tuple, pile: list) -> bool:
    return card[:2] == (pile[-1][0] + 1, pile[-1][1]) if pile else card[0] == 1


def cards(dice: Dice, low: int, high: int) -> list[tuple]:
    """Different cards, either way up."""
    return [(*card, dice.random() < 0.6) for card in dice.sample(ALL, dice.randint(low, high))]


def position(dice: Dice) -> dict[str, list]:
    """A game in progress: all 52 cards, piles in order from the ace, runs face up on cards that lie face down."""
    begun = {suit: dice.choice([0, 0, 1, 2, 3, dice.randint(0, 13)]) for suit in SUITS}
    game: dict[str, list] = {name: [] for name in 'UVWXYZABCDEFG'}
    for name, suit in zip(PILES, dice.sample(SUITS, 4), strict=True):
        game[name] = [(value, suit, True) for value in range(1, begun[suit] + 1)]
    left = dice.sample([card for card in ALL if card[0] > begun[card[1]]], sum(13 - count for count in begun.values()))
    for number, name in enumerate(COLUMNS):
        if not left or dice.random() < 0.2:
            continue
        game[name] = [(*left.pop(), False) for _ in range(min(dice.randint(0, number), len(left) - 1))]
        game[name].append((*left.pop(), True))
        for _ in range(dice.choice([0, 0, 1, 2, 3, 6])):
            following = [card for card in left if fits_column(card, game[name])]
            if following:
                game[name].append((*following[0], True))
                left.remove(following[0])
    size = dice.choice([0, len(left) // 2, dice.randint(0, len(left))])
    game['U'] = [(*card, False) for card in left[:size]]
    game['V'] = [(*card, True) for card in left[size:]]
    return game


def runs(game: dict, name: str) -> list[tuple]:
    """The cards of a column that lie face up, which can be the lowest of those that are moved."""
    return [card for card in game[name] if card[2]]


def is_legal(game: dict, source: str, target: str) -> bool:
    if source == target or not game.get(source) or target not in game:
        return False
    if source + target == 'UV':
        return True
    if source + target == 'VU':
        return not game['U']
    top = game[source][-1]
    if source in 'V' + COLUMNS and target in PILES:
        return fits_pile(top, game[target])
    if source == 'V' and target in COLUMNS:
        return fits_column(top, game[target])
    return source in COLUMNS and target in COLUMNS and any(fits_column(one, game[target]) for one in runs(game, source))


def move(dice: Dice, wanted: Callable[[dict, str, str], bool], sources: str, targets: str) -> tuple:
    """A game with a move between these places that is wanted; positions are made until there is one."""
    while True:
        game = position(dice)
        found = [pair for pair in product(sources, targets) if wanted(game, *pair)]
        if found:
            return (game, *dice.choice(found))


def refused(game: dict, source: str, target: str) -> bool:
    """A move of two different places, with a card to move, that no rule allows."""
    return source != target and bool(game[source]) and not is_legal(game, source, target)


def nearly_on_pile(game: dict, source: str, target: str) -> bool:
    """One thing is wrong: the suit, or the value by a little."""
    if not refused(game, source, target):
        return False
    top, pile = game[source][-1], game[target]
    if not pile:
        return top[0] <= 3
    return (top[0] == pile[-1][0] + 1) != (top[1] == pile[-1][1]) and abs(top[0] - pile[-1][0]) <= 3


def nearly_on_column(game: dict, source: str, target: str) -> bool:
    """One thing is wrong: the colour, the value by one or two, or that a lower card would fit, face down."""
    if not refused(game, source, target):
        return False
    top, column = game[source][-1], game[target]
    if not column:
        return True
    is_other_colour = (top[1] in RED) != (column[-1][1] in RED)
    difference = column[-1][0] - top[0]
    if any(fits_column(card, column) for card in game[source]):
        return True
    return difference == 1 or (is_other_colour and abs(difference) <= 3)


# Descriptions


@fresh.cases('popis_balicku', share=4)
def some_cards(dice: Dice) -> tuple:
    return (cards(dice, 1, 8),)


@fresh.cases('popis_balicku')
def a_ten_or_a_figure(dice: Dice) -> tuple:
    return ([*cards(dice, 0, 3), (dice.choice([1, 10, 11, 12, 13]), dice.choice(SUITS), True)],)


@fresh.cases('popis_balicku')
def no_deck(dice: Dice) -> tuple:
    return ([],)


@fresh.cases('popis_seznam_karet', share=5)
def a_list(dice: Dice) -> tuple:
    return (cards(dice, 1, 8),)


@fresh.cases('popis_seznam_karet')
def no_list(dice: Dice) -> tuple:
    return ([],)


# Decks. Which of the 52 cards lies where is chance.


@fresh.together('vytvor_balicek')
def decks(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    expected = sorted((*card, False) for card in ALL)
    sound = []
    for number, answer in enumerate(answers):
        deck = answer.result
        if not isinstance(deck, list) or not same_data(sorted(deck), expected):
            yield number, 'V balíčku má být 52 různých karet, všechny rubem nahoru.'
        else:
            sound.append(deck)
    yield from badly_shuffled(sound)
    yield from values_apart(sound)


def values_apart(decks: list[list]) -> Iterator[tuple[int, str]]:
    """Cards of one value or suit are neighbours 3 or 12 times in a deck, on the average."""
    for part, most in ((0, 5), (1, 15)):
        alike = sum(one[part] == other[part] for deck in decks for one, other in pairwise(deck))
        if len(decks) >= 100 and alike > most * len(decks):
            yield 0, 'Karty nejsou pořádně zamíchané: stejné hodnoty nebo barvy leží moc často u sebe.'


def a_deck(dice: Dice) -> list[tuple]:
    """All face down: the contract deals from what `vytvor_balicek` gives."""
    return [(*card, False) for card in dice.sample(ALL, 52)]


@fresh.cases('rozdej_sloupecky')
def a_shuffled_deck(dice: Dice) -> tuple:
    return (a_deck(dice),)


@fresh.together('udelej_hru', times=60)
def new_games(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    seen = []
    for number, answer in enumerate(answers):
        game = answer.result
        columns = [[card[2] for card in game[name]] for name in COLUMNS]
        everything = [card for name in 'UVWXYZABCDEFG' for card in game[name]]
        if set(game) != set('UVWXYZABCDEFG') or not all(isinstance(pile, list) for pile in game.values()):
            yield number, 'Hra má být slovník třinácti seznamů.'
        elif len({id(pile) for pile in game.values()}) != 13:
            yield number, 'Každé místo ve hře má mít svůj vlastní seznam.'
        elif columns != [[False] * count + [True] for count in range(7)] or any(game[name] for name in 'VWXYZ'):
            yield number, 'Rozdané mají být jen sloupečky, v každém poslední karta lícem nahoru.'
        elif sorted(card[:2] for card in everything) != sorted(ALL) or any(card[2] for card in game['U']):
            yield number, 'Ve hře má být 52 různých karet a v U zbytek rubem nahoru.'
        elif game in seen:
            yield number, 'Hra je přesně taková jako jedna z předchozích.'
        seen.append(game)


@fresh.plays('udelej_hru', times=1)
def two_games_share_nothing(dice: Dice, program: Functions) -> None:
    first = program.udelej_hru()
    for name in 'VWXYZ':
        first[name].append(first['U'].pop())
    before = deepcopy(first)
    second = program.udelej_hru()
    assert not any(second[name] for name in 'VWXYZ'), 'V nové hře leží na V až Z karty z minulé hry.'
    assert same_data(first, before), 'Nová hra změnila tu předchozí.'


# Printing. "Not to be punished: blank lines around the print"; the exact spaces of the letters are not said.


def seven(dice: Dice, most: int) -> list[list]:
    deck = [(*card, dice.random() < 0.5) for card in dice.sample(ALL, 52)]
    return [[deck.pop() for _ in range(dice.randint(0, most))] for _ in range(7)]


def blank_lines_are_free(given: tuple, expected: Answer, got: Answer) -> bool:
    printed = [[line.rstrip() for line in one.printed.splitlines() if line.strip()] for one in (expected, got)]
    same = not got.error and got.result is None and same_data(expected.arguments, got.arguments)
    return same and printed[0] == printed[1]


@fresh.cases('vypis_sloupecky', share=3, allows=blank_lines_are_free)
def short_columns(dice: Dice) -> tuple:
    return (seven(dice, 4),)


@fresh.cases('vypis_sloupecky', allows=blank_lines_are_free)
def a_long_column(dice: Dice) -> tuple:
    columns = seven(dice, 3)
    columns[dice.randrange(7)] = cards(dice, 8, 14)
    return (columns,)


@fresh.cases('vypis_hru', share=2, allows=lambda given, expected, got: shown_alike(expected, got))
def any_game(dice: Dice) -> tuple:
    return (position(dice),)


def shown_alike(expected: Answer, got: Answer) -> bool:
    """The letters and cards of each line are the same, and the rows of the columns have their places."""
    shown = [[re.findall(r'\[...\]|\b[A-Z]\b', line) for line in one.printed.splitlines()] for one in (expected, got)]
    plain = [[words for words in one if words] for one in shown]
    rows = [line.rstrip() for line in expected.printed.partition('  G')[2].splitlines() if line.strip()]
    same = (
        not got.error
        and 'None' not in got.printed
        and got.result is None
        and same_data(expected.arguments, got.arguments)
    )
    return same and plain[0] == plain[1] and all(row in got.printed for row in rows)


# Moving cards


def two_columns(dice: Dice) -> tuple[list, list]:
    deck = [(*card, dice.random() < 0.6) for card in dice.sample(ALL, 16)]
    return deck[: dice.randint(1, 8)], deck[8 : 8 + dice.randint(0, 8)]


@fresh.cases('presun_kartu')
def a_top_card(dice: Dice) -> tuple:
    return (*two_columns(dice), dice.random() < 0.5)


@fresh.cases('presun_nekolik_karet', share=5)
def several(dice: Dice) -> tuple:
    source, target = two_columns(dice)
    return source, target, dice.randint(1, len(source))


@fresh.cases('presun_nekolik_karet')
def no_card(dice: Dice) -> tuple:
    return (*two_columns(dice), 0)


@fresh.cases('presun_nekolik_karet')
def the_whole_column(dice: Dice) -> tuple:
    source, target = two_columns(dice)
    return source, target, len(source)


def won(dice: Dice, missing: int) -> dict[str, list]:
    """A game in which so many cards are not on the piles yet, the highest ones."""
    game: dict[str, list] = {name: [] for name in 'UVWXYZABCDEFG'}
    for name, suit in zip(PILES, dice.sample(SUITS, 4), strict=True):
        game[name] = [(value, suit, True) for value in range(1, 14)]
    for _ in range(missing):
        name = dice.choice([one for one in PILES if game[one]])
        value, suit, _ = game[name].pop()
        place = dice.choice('UV' + COLUMNS)
        game[place].append((value, suit, place != 'U'))
    return game


@fresh.cases('hrac_vyhral')
def in_the_middle(dice: Dice) -> tuple:
    return (position(dice),)


@fresh.cases('hrac_vyhral')
def few_are_missing(dice: Dice) -> tuple:
    return (won(dice, dice.choice([1, 1, 2, 13, 39])),)


@fresh.cases('hrac_vyhral')
def only_one_place_is_left(dice: Dice) -> tuple:
    game = won(dice, dice.randint(1, 20))
    left = [card for name in 'UV' + COLUMNS for card in game.pop(name)]
    place = dice.choice('UVVA')
    turned = [(value, suit, place != 'U') for value, suit, _ in left]
    return (game | {name: [] for name in 'UV' + COLUMNS} | {place: turned},)


@fresh.cases('hrac_vyhral')
def all_are_there(dice: Dice) -> tuple:
    return (won(dice, 0),)


# Whether a card fits. Nobody asks it of a card that lies face down, or of one that lies there already.


def pile_and_card(dice: Dice, is_wanted: Callable[[tuple, list], bool]) -> tuple:
    """A card that is wanted for a pile, and the pile."""
    while True:
        suit, card = dice.choice(SUITS), (*dice.choice(ALL), True)
        pile = [(value, suit, True) for value in range(1, dice.randint(0, 12) + 1)]
        if card not in pile and is_wanted(card, pile):
            return card, pile


def column_and_card(dice: Dice, is_wanted: Callable[[tuple, list], bool]) -> tuple:
    """A card that is wanted for a column, and the column."""
    while True:
        game = position(dice)
        column, card = game[dice.choice(COLUMNS)], (*dice.choice(ALL), True)
        if card[:2] not in [one[:2] for one in column] and is_wanted(card, column):
            return card, column


@fresh.cases('pasuje_na_hromadku', share=3)
def fits_the_pile(dice: Dice) -> tuple:
    return pile_and_card(dice, fits_pile)


@fresh.cases('pasuje_na_hromadku', share=2)
def of_the_suit_but_higher(dice: Dice) -> tuple:
    return pile_and_card(dice, lambda card, pile: bool(pile) and card[1] == pile[-1][1] and not fits_pile(card, pile))


@fresh.cases('pasuje_na_hromadku', share=3)
def one_higher_of_another_suit(dice: Dice) -> tuple:
    return pile_and_card(dice, lambda card, pile: bool(pile) and card[0] == pile[-1][0] + 1 and card[1] != pile[-1][1])


@fresh.cases('pasuje_na_hromadku')
def nothing_lies_there(dice: Dice) -> tuple:
    return (dice.choice([1, 2, 12, 13, dice.randint(2, 13)]), dice.choice(SUITS), True), []


@fresh.cases('pasuje_na_hromadku')
def an_ace_where_something_lies(dice: Dice) -> tuple:
    return pile_and_card(dice, lambda card, pile: bool(pile) and card[0] == 1)


@fresh.cases('pasuje_na_sloupecek', share=3)
def fits_the_column(dice: Dice) -> tuple:
    return column_and_card(dice, lambda card, column: bool(column) and fits_column(card, column))


@fresh.cases('pasuje_na_sloupecek', share=3)
def one_lower_of_the_same_colour(dice: Dice) -> tuple:
    def is_wanted(card: tuple, column: list) -> bool:
        return bool(column) and card[0] == column[-1][0] - 1 and not fits_column(card, column)

    return column_and_card(dice, is_wanted)


@fresh.cases('pasuje_na_sloupecek', share=3)
def of_the_other_colour_but_another_value(dice: Dice) -> tuple:
    def is_wanted(card: tuple, column: list) -> bool:
        return bool(column) and (card[1] in RED) != (column[-1][1] in RED) and not fits_column(card, column)

    return column_and_card(dice, is_wanted)


@fresh.cases('pasuje_na_sloupecek')
def no_column(dice: Dice) -> tuple:
    return (dice.choice([1, 11, 12, 13, 13]), dice.choice(SUITS), True), []


@fresh.cases('pasuje_na_sloupecek')
def a_king_where_something_lies(dice: Dice) -> tuple:
    return column_and_card(dice, lambda card, column: bool(column) and card[0] == 13)


# udelej_tah: what may be done, each rule


@fresh.cases('udelej_tah', share=2)
def turning_a_card(dice: Dice) -> tuple:
    return move(dice, is_legal, 'U', 'V')


@fresh.cases('udelej_tah', share=2)
def back_to_the_stock(dice: Dice) -> tuple:
    return move(dice, is_legal, 'V', 'U')


@fresh.cases('udelej_tah', share=3)
def to_a_pile(dice: Dice) -> tuple:
    return move(dice, is_legal, 'V' + COLUMNS, PILES)


@fresh.cases('udelej_tah')
def to_a_pile_where_the_next_card_fits_too(dice: Dice) -> tuple:
    def is_followed(game: dict, source: str, target: str) -> bool:
        return is_legal(game, source, target) and following(game[source][-1]) in game['U']

    game, source, target = move(dice, is_followed, 'V', PILES)
    value, suit, _ = following(game['V'][-1])
    game['U'].remove((value, suit, False))
    game['V'].insert(-1, (value, suit, True))
    return game, source, target


def following(card: tuple) -> tuple:
    return card[0] + 1, card[1], False


@fresh.cases('udelej_tah')
def the_last_card(dice: Dice) -> tuple:
    game = won(dice, 1)
    while game['U']:
        game = won(dice, 1)
    [source] = [name for name in 'V' + COLUMNS if game[name]]
    [target] = [name for name in PILES if len(game[name]) == 12]
    return game, source, target


@fresh.cases('udelej_tah', share=3)
def to_a_column(dice: Dice) -> tuple:
    return move(dice, is_legal, 'V', COLUMNS)


@fresh.cases('udelej_tah', share=3)
def between_columns(dice: Dice) -> tuple:
    return move(dice, is_legal, COLUMNS, COLUMNS)


@fresh.cases('udelej_tah', share=3)
def several_between_columns(dice: Dice) -> tuple:
    def is_long(game: dict, source: str, target: str) -> bool:
        return is_legal(game, source, target) and not fits_column(game[source][-1], game[target])

    return move(dice, is_long, COLUMNS, COLUMNS)


@fresh.cases('udelej_tah', share=2)
def a_whole_column(dice: Dice) -> tuple:
    def is_whole(game: dict, source: str, target: str) -> bool:
        return source != target and len(runs(game, source)) > 1 and fits_column(game[source][0], game[target])

    return move(dice, lambda game, *pair: is_whole(game, *pair) and game[pair[0]][0][2], COLUMNS, COLUMNS)


@fresh.cases('udelej_tah', share=2)
def a_king_to_an_empty_column(dice: Dice) -> tuple:
    return move(dice, lambda game, *pair: is_legal(game, *pair) and not game[pair[1]], 'V' + COLUMNS, COLUMNS)


def any_pair(dice: Dice, game: dict) -> tuple[str, str]:
    """A move to try: often one that is legal. Not from a pile, which is optional."""
    pairs = [(dice.choice('UV' + COLUMNS), dice.choice('UV' + PILES + COLUMNS)) for _ in range(12)]
    return next((pair for pair in [*pairs, ('U', 'V'), ('V', 'U')] if is_legal(game, *pair)), pairs[0])


@fresh.plays('udelej_tah', times=1, sees_messages=False)
def a_long_game(dice: Dice, program: Functions) -> None:
    """Eighty legal moves and others between them, in a game that is one object all the time."""
    game = position(dice)
    expected, moves = deepcopy(game), list[tuple[str, str, bool]]()
    while sum(fits for _, _, fits in moves) < 80:
        source, target = any_pair(dice, expected) if dice.random() < 0.8 else dice.choice(ALL_PAIRS)
        moves.append((source, target, is_legal(expected, source, target)))
        if moves[-1][2]:
            dice.solution.udelej_tah(expected, source, target)
    calls = program.many('udelej_tah', [(game, source, target) for source, target, _ in moves])
    for number, ((source, target, fits), call) in enumerate(zip(moves, calls, strict=True)):
        what = f'Po {number} tazích jedné hry: tah {source}{target}'
        assert fits or isinstance(call.exception, ValueError), f'{what} proti pravidlům má vyhodit ValueError.'
        assert not fits or not call.exception, f'{what} podle pravidel skončí výjimkou {call.exception!r}.'
    assert same_data(game, expected), f'Po {len(moves)} tazích jedné hry leží karty jinde, než mají.'


# udelej_tah: near misses, and what is no move at all


@fresh.cases('udelej_tah', share=5)
def nearly_to_a_pile(dice: Dice) -> tuple:
    return move(dice, nearly_on_pile, 'V' + COLUMNS, PILES)


@fresh.cases('udelej_tah', share=2)
def higher_cards_of_the_suit_to_a_pile(dice: Dice) -> tuple:
    def is_higher(game: dict, source: str, target: str) -> bool:
        if not game[source] or not game[target]:
            return False
        (value, suit, _), (below, other, _) = game[source][-1], game[target][-1]
        return suit == other and value > below + 1

    return move(dice, is_higher, 'V' + COLUMNS, PILES)


@fresh.cases('udelej_tah', share=3)
def nearly_to_a_column(dice: Dice) -> tuple:
    return move(dice, nearly_on_column, 'V', COLUMNS)


@fresh.cases('udelej_tah', share=4)
def nearly_between_columns(dice: Dice) -> tuple:
    return move(dice, nearly_on_column, COLUMNS, COLUMNS)


@fresh.cases('udelej_tah', share=2)
def an_ace_to_a_pile_that_has_begun(dice: Dice) -> tuple:
    def is_ace(game: dict, source: str, target: str) -> bool:
        return bool(game[source]) and game[source][-1][0] == 1 and bool(game[target])

    return move(dice, is_ace, 'V' + COLUMNS, PILES)


@fresh.cases('udelej_tah', share=2)
def a_much_lower_card_to_a_column(dice: Dice) -> tuple:
    def is_lower(game: dict, source: str, target: str) -> bool:
        if not game[source] or not game[target]:
            return False
        (value, suit, _), (above, other, _) = game[source][-1], game[target][-1]
        return value < above - 1 and (suit in RED) != (other in RED)

    return move(dice, is_lower, 'V', COLUMNS)


@fresh.cases('udelej_tah', share=2)
def a_run_with_hidden_cards(dice: Dice) -> tuple:
    """Only a card that lies face down would fit."""

    def is_hidden(game: dict, source: str, target: str) -> bool:
        fitting = [card for card in game[source] if fits_column(card, game[target])]
        return source != target and bool(fitting) and not any(card[2] for card in fitting)

    return move(dice, is_hidden, COLUMNS, COLUMNS)


@fresh.cases('udelej_tah', share=2)
def from_the_stock_where_it_fits(dice: Dice) -> tuple:
    def fits(game: dict, source: str, target: str) -> bool:
        if not game['U']:
            return False
        return (fits_pile if target in PILES else fits_column)(game['U'][-1], game[target])

    return move(dice, fits, 'U', PILES + COLUMNS)


@fresh.cases('udelej_tah', share=2)
def an_ace_from_pile_to_empty_pile(dice: Dice) -> tuple:
    return move(dice, lambda game, source, target: len(game[source]) == 1 and not game[target], PILES, PILES)


@fresh.cases('udelej_tah')
def the_stock_is_not_empty(dice: Dice) -> tuple:
    return move(dice, refused, 'V', 'U')


@fresh.cases('udelej_tah', share=2)
def from_the_stock_elsewhere(dice: Dice) -> tuple:
    return move(dice, refused, 'U', PILES + COLUMNS)


@fresh.cases('udelej_tah', share=2)
def from_pile_to_pile(dice: Dice) -> tuple:
    return move(dice, refused, PILES, PILES)


@fresh.cases('udelej_tah')
def to_where_nothing_goes(dice: Dice) -> tuple:
    return move(dice, refused, PILES + COLUMNS, 'UV')


@fresh.cases('udelej_tah')
def the_same_place(dice: Dice) -> tuple:
    return move(dice, lambda game, source, target: source == target, 'UV' + PILES + COLUMNS, 'UV' + PILES + COLUMNS)


@fresh.cases('udelej_tah', share=2)
def nothing_there(dice: Dice) -> tuple:
    places = 'UV' + PILES + COLUMNS
    return move(dice, lambda game, source, target: source != target and not game[source], places, places)


@fresh.cases('udelej_tah', share=2)
def both_are_empty(dice: Dice) -> tuple:
    game = won(dice, 0)
    return game, *dice.choice([('V', 'U'), ('V', 'U'), ('U', 'V')])


@fresh.cases('udelej_tah', share=3)
def no_such_letter(dice: Dice) -> tuple:
    wrong, right = dice.choice([*'HKMT', 'WX', 'AB', 'EFG']), dice.choice('V' + COLUMNS)
    return position(dice), *dice.choice([(wrong, right), (right, wrong)])


@fresh.cases('udelej_tah')
def small_letters(dice: Dice) -> tuple:
    game, source, target = move(dice, is_legal, 'UV' + COLUMNS, 'UV' + PILES + COLUMNS)
    return game, *dice.choice([(source.lower(), target), (source, target.lower()), (source.lower(), target.lower())])


def back_or_refused(given: tuple, expected: Answer, got: Answer) -> bool:
    """W–Z → A–G is optional: by the rule, or a `ValueError` with nothing changed."""
    return isinstance(got.error, ValueError) and same_data(got.arguments, given)


@fresh.cases('udelej_tah', share=3, allows=back_or_refused)
def back_from_a_pile(dice: Dice) -> tuple:
    return move(dice, lambda game, source, target: bool(game[source]), PILES, COLUMNS)


@fresh.cases('udelej_tah', share=2, allows=back_or_refused)
def back_from_a_pile_where_it_fits(dice: Dice) -> tuple:
    def fits(game: dict, source: str, target: str) -> bool:
        return bool(game[source]) and fits_column(game[source][-1], game[target])

    return move(dice, fits, PILES, COLUMNS)


@fresh.cases('udelej_tah', share=2, allows=back_or_refused)
def a_lower_card_of_a_pile_would_fit(dice: Dice) -> tuple:
    def fits_below(game: dict, source: str, target: str) -> bool:
        return any(fits_column(card, game[target]) for card in game[source][:-1])

    return move(dice, fits_below, PILES, COLUMNS)
