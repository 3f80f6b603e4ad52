"""Calls the student's functions of Blackjack and checks whether their results can be played with."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rozdej.window.gui.canvas import Card
from rozdej.window.gui.cards import Mismatch, lost_or_found, wrong_type
from rozdej.window.gui.history import freeze, thaw
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import describe_value

SUITS = ('Kr', 'Ka', 'Sr', 'Pi')
"""Suits of the deck's pictures in the order of the numbers."""

FACE_UP, FACE_DOWN = 'licem', 'rubem'
DECK, DISCARD, DEALER, PLAYER = 'balicek', 'odhoz', 'krupier', 'hrac'
MONEY, BET, PLAYING, MESSAGE = 'penize', 'sazka', 'hraje_se', 'zprava'
MOST_MONEY, MOST_POINTS = 10**12, 1000
"""Sums of money, and totals of hands, for which there is no room on the table."""

KEYS = (DECK, DISCARD, DEALER, PLAYER, MONEY, BET, PLAYING, MESSAGE)

VERDICTS = {'ok': '', 'blackjack': 'blackjack', 'pres': 'přes 21'}
"""The second half of what `vyhodnot_ruku` says, in words for the table."""

EFFECTS = {
    'zacni_hru': 'na stole leží nově rozdané karty',
    'ber': 'hráči přibude karta',
    'stuj': 'krupiér odkryje karty a hra skončí',
    'dobij_penize': 'peníze a sázka jsou znovu jako na začátku',
}
"""What must be different after a function that does not refuse."""


@dataclass
class HandFacts:
    """What the functions say: names of cards by place, and for each hand its total and a comment.

    `missing` says why there are no names.
    """

    names: dict[str, str] = field(default_factory=dict)
    totals: dict[str, tuple[str, str]] = field(default_factory=dict)
    missing: str = ''


def card_of(number: int, face_up: bool = False) -> Card:
    """The card of a number, as the deck's pictures call it."""
    return number % 13 + 1, SUITS[number // 13], face_up


def cards_of(hra: dict) -> Counter:
    """How often each (rank, suit) is in the game."""
    numbers = [*hra[DECK], *hra[DISCARD], *(number for hand in (DEALER, PLAYER) for number, _ in hra[hand])]
    return Counter(card_of(number)[:2] for number in numbers)


# Shapes.


def wrong_game(hra: Any) -> Mismatch | None:
    """Why nobody can play with it; None when it is a dict with all that the lesson promises."""
    if not isinstance(hra, dict):
        return f'slovník (dict) s klíči {", ".join(KEYS)}', describe_value(hra)
    for key in KEYS:
        if key not in hra:
            return f'slovník s klíči {", ".join(KEYS)}', f'slovník, ve kterém chybí {key!r}'
    for key in (DECK, DISCARD):
        if mismatch := _wrong_list(key, hra[key], is_number_of_card, 'čísla karet od 0 do 51'):
            return mismatch
    for key in (DEALER, PLAYER):
        if mismatch := _wrong_list(key, hra[key], is_card_in_hand, f'karty jako {(37, FACE_UP)}'):
            return mismatch
    for key in (MONEY, BET):
        if not is_sum(hra[key]):
            return f'pod {key!r} číslo (menší než bilion)', f'pod {key!r} je {describe_value(hra[key])}'
    for key, kind in ((PLAYING, bool), (MESSAGE, str)):
        if mismatch := wrong_type(hra[key], kind):
            return f'pod {key!r} {mismatch[0]}', f'pod {key!r} je {mismatch[1]}'
    return None


def _wrong_list(key: str, values: Any, is_right: Callable[[Any], bool], promised: str) -> Mismatch | None:
    if not isinstance(values, list):
        return f'pod {key!r} seznam (list)', f'pod {key!r} je {describe_value(values)}'
    wrong = [value for value in values if not is_right(value)]
    return (f'pod {key!r} {promised}', f'pod {key!r} je {describe_value(wrong[0])}') if wrong else None


def is_number_of_card(value: Any) -> bool:
    """Whether the value is a whole number from 0 to 51."""
    return type(value) is int and 0 <= value <= 51


def is_card_in_hand(value: Any) -> bool:
    """Whether the value is a pair of a card's number and which side is up."""
    pair = isinstance(value, tuple) and len(value) == 2
    return pair and is_number_of_card(value[0]) and value[1] in (FACE_UP, FACE_DOWN)


def is_sum(value: Any) -> bool:
    """Whether the value is a sum of money: an ordinary number, neither endless nor too long for the table."""
    return type(value) in (int, float) and abs(value) < MOST_MONEY


# Calls.


def dealt_by_the_window(seed: int) -> dict:
    """A game for those whose `nova_hra` is not written yet."""
    deck = list(range(52))
    random.Random(seed).shuffle(deck)
    empty: dict[str, list] = {DISCARD: [], DEALER: [], PLAYER: []}
    return {DECK: deck, **empty, MONEY: 1000.0, BET: 10.0, PLAYING: False, MESSAGE: ''}


def after(code: StudentCode, name: str, hra: dict, *arguments: Any) -> dict:
    """The new game that a function returns. Raises `Refused`, `NotWritten` or another `StudentCodeError`."""
    before = thaw(freeze(hra))
    result = code.call(name, hra, *arguments)
    mismatch = _changed(before, hra, result) or wrong_game(result) or lost_or_found(cards_of(before), cards_of(result))
    if mismatch is None and name in EFFECTS and result == before:
        mismatch = EFFECTS[name], 'hra je stejná jako předtím'
    if mismatch:
        raise code.unexpected(name, (before, *arguments), *mismatch)
    return result


def _changed(before: dict, hra: dict, result: Any) -> Mismatch | None:
    if hra == before:
        return None
    keys = [key for key in KEYS if hra.get(key) != before[key]]
    got = 'funkce změnila tu původní' + (f' (pod {keys[0]!r})' if keys else '')
    return 'vrátí se nová hra a původní zůstane, jak byla', got + (' a nic nevrátila' if result is None else '')


def look_at(code: StudentCode, hra: dict) -> HandFacts:
    """What `jmeno_karty` and `vyhodnot_ruku` say about the hands."""
    facts = HandFacts()
    for owner in (DEALER, PLAYER):
        for index, (number, side) in enumerate(hra[owner]):
            name = code.ask('jmeno_karty', number, side, wrong=lambda answer: wrong_type(answer, str))
            if name is not None:
                facts.names[f'{owner}-{index}'] = name
        if visible := [card for card in hra[owner] if card[1] == FACE_UP]:
            facts.totals[owner] = _total(code, visible, len(visible) < len(hra[owner]))
    facts.missing = code.why_silent('jmeno_karty')
    return facts


def _total(code: StudentCode, visible: list, hides: bool) -> tuple[str, str]:
    """The total of the cards that can be seen: of a card face down nothing may be given away."""
    answer = code.ask('vyhodnot_ruku', visible, wrong=wrong_total)
    if answer is None:
        return '?', code.why_silent('vyhodnot_ruku')
    if hides:
        return f'{answer[0]} + ?', 'jedna karta rubem nahoru'
    return str(answer[0]), VERDICTS[answer[1]]


def wrong_total(answer: Any) -> Mismatch | None:
    """Why that is no total of a hand."""
    pair = isinstance(answer, tuple) and len(answer) == 2 and type(answer[0]) is int
    if pair and abs(answer[0]) < MOST_POINTS and isinstance(answer[1], str) and answer[1] in VERDICTS:
        return None
    return "dvojice jako (17, 'ok'), (21, 'blackjack') nebo (25, 'pres')", describe_value(answer)
