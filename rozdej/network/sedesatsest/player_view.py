"""What the window itself knows about Šedesát šest: how a view is built, and why a move is refused.

The rules are the student's, on the server. This is only for telling them: what a key would ask for, and the reason
when the server says nothing. A view is plain data: `Svet` as a list of 15, each card a list of four.
"""

from collections.abc import Sequence
from typing import Any

from rozdej.core.feedback.values import safe_repr
from rozdej.window.gui.cards import card_words
from rozdej.window.gui.student_code_errors import describe_value

FIELDS = (
    'stav',
    'ruka1',
    'ruka2',
    'stychy1',
    'body1',
    'stychy2',
    'body2',
    'stred',
    'balicek',
    'posledni_stych',
    'kdo_zavrel',
    'vyhry1',
    'vyhry2',
    'trumf',
    'jmena',
)

SUITS = ('Kr', 'Pi', 'Sr', 'Ka')
VALUES = {'eso': 11, '10': 10, 'kral': 4, 'dama': 3, 'kluk': 2, '9': 0}
CARDS = [
    [suit, name, value, 6 * suit_number + number]
    for suit_number, suit in enumerate(SUITS)
    for number, (name, value) in enumerate(VALUES.items(), start=1)
]
BACK = ['?', '?', 0, 0]
"""A card that the player may not see."""

HAND, DECK, ENOUGH = 6, 12, 66
MOST_POINTS = 10**6
"""Nobody wins so many in a lifetime, and more have no room on the table."""

TRUMP_WORDS = {'Kr': 'kříže', 'Pi': 'piky', 'Sr': 'srdce', 'Ka': 'káry'}

ON_TURN = ('hraje', 'vzal', 'hlasi', 'hlasi_trumf')
WAITING = ('ceka', 'ztratil', 'slysi', 'slysi_trumf')
TRICK, REJECTED = 'stych', 'odmitnut'
ENDS = {
    f'{closed}{word}{points}'
    for word in ('vyhra', 'prohra')
    for closed in ('', 'z_')
    for points in ('1t', '2t', '3t', '3f')
} | {'vyhra_posledni', 'prohra_posledni'}
STATES = {*ON_TURN, *WAITING, *(f'{state}!' for state in (*ON_TURN, *WAITING)), TRICK, REJECTED} | ENDS

Card = list[Any]
World = list[Any]

MESSAGES: dict[str, list[Any]] = {
    'S': ['serad'],
    'T': ['vymen'],
    'H': ['hlas'],
    'J': ['hlas_trumf'],
    'Z': ['zavri'],
    'Enter': ['skonci'],
    **{str(number + 1): ['vyloz', number] for number in range(HAND)},
}
"""What a key asks the server for."""


def field(world: World, name: str) -> Any:
    """A part of the view by its name."""
    return world[FIELDS.index(name)]


def state(world: World) -> str:
    """The state without the mark that suit must be followed."""
    return world[0].removesuffix('!')


def is_on_turn(world: World) -> bool:
    return state(world) in ON_TURN


def is_over(world: World) -> bool:
    return world[0] in ENDS


def is_won(world: World) -> bool:
    return world[0].removeprefix('z_').startswith('vyhra')


def seat_of(world: World, name: str) -> int:
    """0 or 1: whose view it is."""
    names = field(world, 'jmena')
    return names.index(name) if name in names else 0


def of_seat(world: World, what: str, seat: int) -> Any:
    """What belongs to one of the players: `ruka`, `stychy`, `body`, `vyhry`."""
    return field(world, f'{what}{seat + 1}')


def is_closed(world: World) -> bool:
    return field(world, 'kdo_zavrel') != 'h0'


def takes(trick: Sequence[Card], trump: str) -> int:
    """0 when the first card of the trick takes it, 1 when the second does."""
    first, second = trick
    if second[0] == first[0]:
        return int(second[2] > first[2])
    return int(second[0] == trump)


def has_pair(hand: Sequence[Card], suit: str) -> bool:
    names = [card[1] for card in hand if card[0] == suit]
    return 'kral' in names and 'dama' in names


# Why not?


def why_not(world: World, seat: int, message: Sequence[Any]) -> str:
    """Why the rules do not allow what the message asks for (Czech); '' when they do."""
    word, hand = message[0], of_seat(world, 'ruka', seat)
    if is_over(world):
        return 'Tahle hra už skončila. Klikni a hraje se znovu.'
    if word == 'serad':
        return 'Karty už máš srovnané.' if hand == sorted(hand, key=lambda card: card[3]) else ''
    if state(world) == TRICK:
        return 'Na stole leží celý štych, teprve se rozhoduje, čí je.'
    if not is_on_turn(world):
        return 'Teď nejsi na tahu.'
    if word == 'vyloz':
        return _why_not_lay(world, hand, message[1])
    if word == 'vymen':
        return _why_not_swap(world, hand)
    if field(world, 'stred'):
        return 'To jde jen tomu, kdo vynáší. Teď máš přiložit kartu.'
    if word in ('hlas', 'hlas_trumf'):
        return _why_not_announce(world, hand, word == 'hlas_trumf')
    if word == 'zavri':
        return _why_not_close(world)
    return ''


def _why_not_lay(world: World, hand: Sequence[Card], index: int) -> str:
    if index >= len(hand):
        return f'Tolik karet v ruce nemáš. Je jich tam {len(hand)}.'
    card, middle, trump = hand[index], field(world, 'stred'), field(world, 'trumf')
    if state(world).startswith('hlasi'):
        is_trump = state(world) == 'hlasi_trumf'
        fits = card[1] in ('kral', 'dama') and has_pair(hand, card[0]) and (card[0] == trump) == is_trump
        return '' if fits else 'Máš hlášku: vynést teď musíš krále nebo dámu z ní.'
    must_follow = world[0].endswith('!') and middle and any(other[0] == middle[0][0] for other in hand)
    if must_follow and card[0] != middle[0][0]:
        return f'Musíš ctít barvu: uprostřed leží {card_words(middle[0])} a stejnou barvu v ruce máš.'
    return ''


def _why_not_swap(world: World, hand: Sequence[Card]) -> str:
    if state(world).startswith('hlasi'):
        return 'Nejdřív vynes kartu z hlášky, vyměnit trumf půjde potom.'
    if is_closed(world):
        return 'Balíček je zavřený, trumf už vyměnit nejde.'
    if len(field(world, 'balicek')) <= 2:
        return 'Na výměnu musí být v balíčku víc než dvě karty.'
    if not any(card[:2] == [field(world, 'trumf'), '9'] for card in hand):
        return 'Trumf se mění za trumfovou devítku a tu v ruce nemáš.'
    return ''


def _why_not_announce(world: World, hand: Sequence[Card], of_trumps: bool) -> str:
    trump = field(world, 'trumf')
    if state(world).startswith('hlasi'):
        return 'Jednu hlášku už máš, teď z ní vynes.'
    if of_trumps:
        return '' if has_pair(hand, trump) else 'Na trumfovou hlášku potřebuješ trumfového krále i dámu.'
    if any(has_pair(hand, suit) for suit in SUITS if suit != trump):
        return ''
    return 'Na hlášku potřebuješ krále i dámu stejné barvy (trumfový pár se hlásí klávesou J).'


def _why_not_close(world: World) -> str:
    if is_closed(world):
        return 'Balíček už je zavřený.'
    return '' if field(world, 'balicek') else 'Balíček je prázdný, není co zavírat.'


# Is it a view?


def wrong_world(value: Any) -> tuple[str, str] | None:
    """What was expected and what came, when this is no view."""
    if type(value) is not list or len(value) != len(FIELDS):
        return f'svět o {len(FIELDS)} složkách', describe_value(value)
    if type(value[0]) is not str or value[0] not in STATES:
        return 'stav, který je v lekci', f'stav {safe_repr(value[0])}'[:90]
    for name, part in zip(FIELDS[1:], value[1:], strict=True):
        if not _is_sound(name, part):
            return WORDS_OF_PARTS[_kind(name)], f'{name} = {safe_repr(part)}'[:90]
    return None


WORDS_OF_PARTS = {
    'ruka': 'ruka jako seznam nejvýš šesti karet',
    'stychy': 'štychy jako seznam dvojic karet',
    'body': 'body jako nezáporné celé číslo',
    'vyhry': 'výherní body jako nezáporné celé číslo',
    'stred': 'střed jako seznam nejvýš dvou karet',
    'balicek': 'balíček jako seznam nejvýš dvanácti karet',
    'posledni_stych': 'poslední štych jako prázdný seznam nebo seznam dvou karet',
    'kdo_zavrel': "kdo_zavrel jako 'h0', 'h1' nebo 'h2'",
    'trumf': 'trumf jako značka barvy',
    'jmena': 'jména jako seznam nejvýš dvou různých řetězců',
}


def _kind(name: str) -> str:
    return name.rstrip('12')


def _is_sound(name: str, part: Any) -> bool:
    kind = _kind(name)
    if kind in ('body', 'vyhry'):
        return type(part) is int and 0 <= part < MOST_POINTS
    if kind == 'kdo_zavrel':
        return part in ('h0', 'h1', 'h2')
    if kind == 'trumf':
        return part in (*SUITS, '')
    if type(part) is not list:
        return False
    if kind == 'jmena':
        return len(part) <= 2 and all(type(one) is str for one in part) and len(set(part)) == len(part)
    if kind == 'stychy':
        return len(part) <= 12 and all(type(trick) is list and _are_cards(trick, (2,)) for trick in part)
    sizes = {'ruka': range(HAND + 1), 'stred': (0, 1, 2), 'balicek': range(DECK + 1), 'posledni_stych': (0, 2)}
    return _are_cards(part, sizes[kind])


def _are_cards(cards: Sequence[Any], sizes: Sequence[int]) -> bool:
    return len(cards) in sizes and all(type(card) is list and (card in CARDS or card == BACK) for card in cards)
