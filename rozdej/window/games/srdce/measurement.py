"""Measures strategies: each plays the same thousand deals among three random players.

The last levels of the lesson measure the same. A measurement is plain data and continues deal by deal, so it can be
done in slices: `{'done': deals, 'sums': points of each strategy, 'program', 'seconds', 'cards'}`. The last three are
about the student's program: which it was, how long it thought, and over how many cards.
"""

import functools
import random
import time
import zlib
from collections.abc import Callable, Sequence
from typing import Any

from rozdej.core.system import SYSTEM
from rozdej.window.games.srdce.functions import students_card
from rozdej.window.games.srdce.opponents import RANDOM, choose, is_highest
from rozdej.window.games.srdce.rules import FIRST_CARD, PLAYERS, POINTS, Card, Trick, dealt
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError

STUDENT = 'student'
NAMES = {
    STUDENT: 'Tvůj program',
    RANDOM: 'Náhoda',
    'weak': 'Slabý soupeř',
    'middle': 'Střední soupeř',
    'strong': 'Silný soupeř',
}
"""What the strategies are called in the chart, in its order."""

DEALS = 1000
SLICE = 0.03
"""Seconds for which the window may stand still."""

TOO_SLOW, LOOK_AFTER = 0.008, 1.0
"""Seconds for a card with which a thousand deals take too long, and the seconds after which that is judged."""

CARDS_OF_ALL = 13 * DEALS

MOST = 2**32
"""All numbers of a measurement are smaller; the fingerprint of the program has 32 bits."""

Way = Callable[[set[Card], list[Card], list[Card]], Card]
"""A way to choose: from a hand, the trick so far, and the cards of the tricks before."""


def begin(code: StudentCode) -> dict[str, Any]:
    """A measurement of nothing yet."""
    ways = [way for way in NAMES if way != STUDENT or code.is_written('vyloz')]
    return {
        'done': 0,
        'sums': dict.fromkeys(ways, 0),
        'program': fingerprint(code),
        'seconds': 0.0,
        'cards': 0,
    }


def is_sound(state: Any) -> bool:
    """Whether a measurement read from a file can be one. Raises `KeyError` or `TypeError` where keys are missing."""
    if type(state['sums']) is not dict:
        return False
    numbers = [state['done'], state['program'], state['cards'], *state['sums'].values()]
    return (
        all(type(number) is int for number in numbers)
        and type(state['seconds']) is float
        and all(0 <= number < MOST for number in (*numbers, state['seconds']))
        and state['done'] <= DEALS
        and state['sums'].keys() <= NAMES.keys()
    )


def fingerprint(code: StudentCode) -> int:
    """Tells one version of the student's file from another."""
    source = code.implementation.source(code.module)
    return zlib.crc32(source.text.encode()) if source else 0


def means(state: dict[str, Any]) -> list[tuple[str, float]]:
    """The mean points of each strategy, for the chart."""
    return [(NAMES[way], points / max(1, state['done'])) for way, points in state['sums'].items()]


def go_on(code: StudentCode, state: dict[str, Any], deals: int = DEALS) -> None:
    """Play as many deals as fit into a slice. Raises `StudentCodeError`, when the student's program cannot go on."""
    if state['program'] != fingerprint(code):
        state.update(begin(code))
    until = time.perf_counter() + SLICE
    while state['done'] < deals:
        for way in state['sums']:
            state['sums'][way] += points_in_deal(code, state, way, state['done'])
        state['done'] += 1
        if time.perf_counter() > until:
            break


def points_in_deal(code: StudentCode, state: dict[str, Any], way: str, number: int) -> int:
    """The points of the strategy in one deal; in the next one it sits on the next chair."""
    seat = number % len(PLAYERS)
    others = functools.partial(choose, RANDOM, random.Random(f'others {number}'))
    ways: list[Way] = [others] * len(PLAYERS)
    if way == STUDENT:
        random.seed(number)  # for those whose strategy throws dice
        ways[seat] = functools.partial(play_by_student, code, state, seat)
    else:
        ways[seat] = functools.partial(choose, way, random.Random(f'own {number}'))
    return play_deal([player['ruka'] for player in dealt(number).values()], ways)[seat]


def play_by_student(
    code: StudentCode, state: dict[str, Any], seat: int, hand: set[Card], trick: list[Card], seen: list[Card]
) -> Card:
    """The card of the student's program, and how long the processor worked for it: a busy machine is not its fault."""
    table = trick_before(seat, trick)
    before = SYSTEM.worked_seconds()
    card = students_card(code, set(hand), table)
    code.take_printed()
    state['seconds'] += SYSTEM.worked_seconds() - before
    state['cards'] += 1
    mean = state['seconds'] / state['cards']
    if state['seconds'] > LOOK_AFTER and mean > TOO_SLOW:
        minutes = max(1, round(mean * CARDS_OF_ALL / 60))
        raise StudentCodeError(
            'Na tisíc rozdání je funkce vyloz moc pomalá.',
            f'Nad jednou kartou přemýšlí průměrně {round(mean * 1000)} ms, celé by to trvalo asi {minutes} min.',
            'Hrát s ní u stolu jde dál. Nepočítá pořád dokola něco, co by stačilo spočítat jednou?',
        )
    return card


def trick_before(seat: int, cards: Sequence[Card]) -> Trick:
    """The cards that lie there, as who sits there and is on turn sees them."""
    first = seat - len(cards)
    return [{'hrac': PLAYERS[(first + place) % len(PLAYERS)], 'karta': card} for place, card in enumerate(cards)]


def play_deal(hands: Sequence[set[Card]], ways: Sequence[Way]) -> list[int]:
    """The points of four players who play their hands (which are used up) in these ways."""
    turn = next(seat for seat, hand in enumerate(hands) if FIRST_CARD in hand)
    totals = [0] * len(hands)
    seen: list[Card] = []
    while hands[turn]:
        trick: list[Card] = []
        best = turn
        for step in range(len(hands)):
            seat = (turn + step) % len(hands)
            card = ways[seat](hands[seat], trick, seen)
            if is_highest(card, trick):
                best = seat
            hands[seat].remove(card)
            trick.append(card)
        totals[best] += sum(POINTS[card] for card in trick)
        seen += trick
        turn = best
    return totals
