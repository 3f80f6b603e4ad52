"""Checks the results of a student's functions in a game of cards: the shape first, then the cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rozdej.core.feedback.values import safe_repr, type_name
from rozdej.window.gui.student_code_errors import describe_value

SUITS = ('Pi', 'Sr', 'Ka', 'Kr')
RANKS = range(1, 14)
DECK = Counter((rank, suit) for suit in SUITS for rank in RANKS)
RANK_NAMES = {1: 'A', 11: 'J', 12: 'Q', 13: 'K'}
SUIT_SIGNS = {'Pi': '♠', 'Sr': '♥', 'Ka': '♦', 'Kr': '♣'}
PICTURE_RANKS = {str(rank): rank for rank in range(2, 11)} | {'kluk': 11, 'dama': 12, 'kral': 13, 'eso': 1}
"""Numbers by which the deck's pictures call ranks that have names in other lessons."""

ADJECTIVES = {'Kr': 'křížov', 'Pi': 'pikov', 'Sr': 'srdcov', 'Ka': 'károv'}
NUMBERS = ('dvojka', 'trojka', 'čtyřka', 'pětka', 'šestka', 'sedmička', 'osmička', 'devítka', 'desítka')
RANK_WORDS = {str(number): f'á {word}' for number, word in enumerate(NUMBERS, start=2)}
RANK_WORDS |= {'kluk': 'ý kluk', 'dama': 'á dáma', 'kral': 'ý král', 'eso': 'é eso'}
"""Words for suits and ranks; the ending of the suit's word follows the gender of the rank's."""

Mismatch = tuple[str, str]
"""What was expected and what came, in Czech."""


def wrong_shape(game: Any, places: str) -> Mismatch | None:
    """Why the game cannot be drawn; None when it is a dict with a list of cards for each place."""
    if not isinstance(game, dict):
        return 'slovník (dict) se seznamem karet pod každým písmenkem', describe_value(game)
    for place in places:
        if place not in game:
            return f'slovník s písmenky {places}', f'slovník, ve kterém chybí {place!r}'
        if not isinstance(game[place], list):
            return f'pod {place!r} seznam (list) karet', f'pod {place!r} je {describe_value(game[place])}'
        for card in game[place]:
            if not is_card(card):
                return f'pod {place!r} karty jako (12, {"Sr"!r}, True)', f'pod {place!r} je {describe_value(card)}'
    if extra := [key for key in game if key not in tuple(places)]:
        return f'jen písmenka {places}', f'navíc je tam {safe_repr(extra[0])}'
    return None


def is_card(value: Any) -> bool:
    """Whether the value is a triple (rank, suit, face up)."""
    return (
        isinstance(value, tuple)
        and len(value) == 3
        and type(value[0]) is int
        and value[0] in RANKS
        and value[1] in SUITS
        and isinstance(value[2], bool)
    )


def shared_list(game: dict[str, list], places: str) -> Mismatch | None:
    """Two places with one and the same list: what is put on one would lie on the other too."""
    for index, one in enumerate(places):
        for other in places[index + 1 :]:
            if game[one] is game[other]:
                return 'pro každé písmenko vlastní seznam', f'{one!r} a {other!r} je jeden a tentýž seznam'
    return None


def cards_of(game: dict[str, list]) -> Counter:
    """How often each (rank, suit) is in the game."""
    return Counter(card[:2] for cards in game.values() for card in cards)


def lost_or_found(before: Counter, after: Counter) -> Mismatch | None:
    """Cards that are missing or are there too often."""
    if before == after:
        return None
    expected = f'stejné karty jako předtím ({before.total()})'
    found = []
    if lost := before - after:
        found.append(f'chybí {list_cards(lost)}')
    if new := after - before:
        found.append(f'navíc je {list_cards(new)}')
    return expected, ', '.join(found)


def list_cards(cards: Iterable[tuple[int, str]]) -> str:
    """Up to four cards, `Q♥ 10♣`."""
    names = [f'{RANK_NAMES.get(rank, rank)}{SUIT_SIGNS[suit]}' for rank, suit in cards]
    return ' '.join(names[:4]) + (f' a další ({len(names) - 4})' if len(names) > 4 else '')


def deck_card(card: Sequence[Any]) -> tuple[int, str, bool]:
    """A card as the deck's pictures call it, with the rank 0 if it is hidden; it begins with its suit and its rank."""
    suit, rank = card[:2]
    number = PICTURE_RANKS.get(str(rank))
    return (number, suit, True) if number else (0, '', False)


def card_text(card: Sequence[Any]) -> str:
    """A card as it is written in a list of moves, `♠ Q`; it begins with its suit and its rank."""
    rank, suit, _ = deck_card(card)
    return f'{SUIT_SIGNS[suit]} {RANK_NAMES.get(rank, rank)}'


def card_words(card: Sequence[Any]) -> str:
    """A card as one says it, `piková dáma`; the card begins with its suit and its rank."""
    suit, rank = card[:2]
    return f'{ADJECTIVES[suit]}{RANK_WORDS[str(rank)]}' if suit in ADJECTIVES else 'karta, do které není vidět'


def wrong_type(value: Any, expected: type) -> Mismatch | None:
    """A value of another type than the lesson promises."""
    if isinstance(value, expected):
        return None
    return type_name(expected()), describe_value(value)
