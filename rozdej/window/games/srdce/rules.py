"""The rules of Hearts, independent of the student's. Values of the student are checked before use.

A card, a hand, a trick and the players are as the lesson has them: `('Pi', 'dama')`, a set of cards, a list of
`{'hrac': name, 'karta': card}`, and a dict `{name: {'ruka': hand, 'stychy': tricks}}`.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any

PLAYERS = ('Gábi', 'Petr', 'Pavel', 'Soňa')
"""In the order in which they sit, clockwise."""

SUITS = ('Kr', 'Ka', 'Pi', 'Sr')
"""In the order in which a hand is sorted: black and red in turn."""

RANKS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso')
HEIGHT = {rank: height for height, rank in enumerate(RANKS)}

FIRST_CARD, QUEEN = ('Kr', 2), ('Pi', 'dama')
ROUNDS = 13

Card = tuple[str, Any]
Trick = list[dict[str, Any]]
Players = dict[str, dict[str, Any]]

DECK: tuple[Card, ...] = tuple((suit, rank) for suit in SUITS for rank in RANKS)
PLACE_IN_HAND = {card: place for place, card in enumerate(DECK)}
POINTS = {card: 13 if card == QUEEN else 1 if card[0] == 'Sr' else 0 for card in DECK}


def is_card(value: Any) -> bool:
    """Whether the value is one of the 52 cards. (`True` and 2.0 are equal to numbers, but they are no ranks.)"""
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and all(type(part) in (str, int) for part in value)
        and tuple(value) in PLACE_IN_HAND
    )


def plain(card: Card) -> Card:
    """The card as a plain tuple: a student's may be a named one, which a game at rest cannot hold."""
    return DECK[PLACE_IN_HAND[tuple(card)]]


def in_order(cards: Iterable[Card]) -> list[Card]:
    """The cards as one sorts them in the hand."""
    return sorted(cards, key=PLACE_IN_HAND.__getitem__)


def allowed(hand: Iterable[Card], led: str | None) -> list[Card]:
    """The cards that may be played when the suit was led (None: when the player leads), in order."""
    cards = in_order(hand)
    if led is None:
        return [FIRST_CARD] if FIRST_CARD in cards else cards
    return [card for card in cards if card[0] == led] or cards


def led_suit(trick: Trick) -> str | None:
    """The suit that was led; None when nothing lies there."""
    return trick[0]['karta'][0] if trick else None


def taker(trick: Trick) -> str:
    """Who takes the trick."""
    led = led_suit(trick)
    following = [played for played in trick if played['karta'][0] == led]
    return max(following, key=lambda played: HEIGHT[played['karta'][1]])['hrac']


def points(tricks: Iterable[Trick]) -> int:
    """The points in the tricks."""
    return sum(POINTS[played['karta']] for trick in tricks for played in trick)


def starter(players: Players) -> str:
    """Who holds the two of clubs."""
    return next(name for name in PLAYERS if FIRST_CARD in players[name]['ruka'])


def after(name: str, steps: int = 1) -> str:
    """Who sits so many chairs farther."""
    return PLAYERS[(PLAYERS.index(name) + steps) % len(PLAYERS)]


def standings(players: Players) -> list[tuple[int, set[str]]]:
    """Points with the names of all who have so many, the fewest first."""
    groups: dict[int, set[str]] = {}
    for name, player in players.items():
        groups.setdefault(points(player['stychy']), set()).add(name)
    return sorted(groups.items())


def is_over(players: Players, trick: Trick) -> bool:
    """Whether everything has been played and taken."""
    return not trick and not any(player['ruka'] for player in players.values())


def is_sound(players: Any, trick: Any, turn: Any) -> bool:
    """Whether a game read from a file can be one: every card is somewhere, and everybody has played in turn.

    Raises `KeyError` or `TypeError` where not even the shape is right.
    """
    if type(players) is not dict or tuple(players) != PLAYERS or turn not in PLAYERS or type(trick) is not list:
        return False
    if any(type(player['ruka']) is not set or type(player['stychy']) is not list for player in players.values()):
        return False
    tricks = [stych for player in players.values() for stych in player['stychy']]
    if any(type(stych) is not list for stych in tricks):
        return False
    cards = [card for player in players.values() for card in player['ruka']]
    cards += [played['karta'] for stych in (*tricks, trick) for played in stych]
    in_turn = [after(turn, step - len(trick)) for step in range(len(trick))]
    left = {name: ROUNDS - len(tricks) - (name in in_turn) for name in PLAYERS}
    return (
        all(map(is_card, cards))
        and sorted(cards, key=DECK.index) == list(DECK)
        and [played['hrac'] for played in trick] == in_turn
        and all(sorted(played['hrac'] for played in stych) == sorted(PLAYERS) for stych in tricks)
        and {name: len(player['ruka']) for name, player in players.items()} == left
    )


def dealt(seed: int) -> Players:
    """Four hands."""
    cards = list(DECK)
    random.Random(seed).shuffle(cards)
    return {name: {'ruka': set(cards[place::4]), 'stychy': []} for place, name in enumerate(PLAYERS)}


# Words.

LED = {
    'Kr': 'Vynesly se kříže a v ruce nějaké máš.',
    'Pi': 'Vynesly se piky a v ruce nějaké máš.',
    'Sr': 'Vynesla se srdce a v ruce nějaká máš.',
    'Ka': 'Vynesly se káry a v ruce nějaké máš.',
}


def cards_text(cards: Iterable[Card]) -> str:
    """The cards by suits, as they are in the data: `Kr 2 7 kluk, Sr eso`."""
    groups: dict[str, list[str]] = {}
    for suit, rank in in_order(cards):
        groups.setdefault(suit, []).append(str(rank))
    return ', '.join(f'{suit} {" ".join(ranks)}' for suit, ranks in groups.items()) or 'prázdná'


def trick_text(trick: Trick) -> str:
    """The cards on the table, with who played them."""
    cards = [f'{played["hrac"]} {played["karta"][0]} {played["karta"][1]}' for played in trick]
    return ', '.join(cards) or 'prázdný'


def points_text(number: int) -> str:
    """A number of points, inflected."""
    return f'{number} bod' if number == 1 else f'{number} body' if 2 <= number <= 4 else f'{number} bodů'


def names_text(names: Sequence[str]) -> str:
    """Names one after another, with a word before the last."""
    return ' a '.join([', '.join(names[:-1]), names[-1]]) if len(names) > 1 else ''.join(names)


def why_not(card: Card, hand: Iterable[Card], trick: Trick) -> str:
    """Why the card may not be played."""
    if card not in hand:
        return 'Tuhle kartu v ruce nemáš.'
    led = led_suit(trick)
    if led is None:
        return 'Vynáší se křížovou dvojkou.'
    return f'{LED[led]} Jinou barvu teď vyložit nejde.'
