"""Computer players of Hearts: random, weak, middle, strong.

Each sees its hand, the trick so far, and the cards of the tricks before it, but no other hand. Random numbers come
from the given generator, so the same seed gives the same game.
"""

import random
from collections.abc import Collection, Sequence

from rozdej.window.games.srdce.rules import DECK, HEIGHT, POINTS, QUEEN, Card, allowed

STRENGTHS = ('weak', 'middle', 'strong')
RANDOM = 'random'

WEAK_DREAMS = 0.25
"""How often the weak one plays whatever comes to hand."""

HIGH_SPADES = (('Pi', 'kral'), ('Pi', 'eso'))


def choose(
    strength: str, chance: random.Random, hand: Collection[Card], trick: Sequence[Card], seen: Collection[Card]
) -> Card:
    """The card that a player of this strength plays; always one of those allowed."""
    options = allowed(hand, trick[0][0] if trick else None)
    if len(options) == 1:
        return options[0]
    if strength == RANDOM or (strength == 'weak' and chance.random() < WEAK_DREAMS):
        return chance.choice(options)
    if strength == 'strong':
        return _strong(options, hand, trick, seen)
    ducking = [card for card in options if not is_highest(card, trick)]
    if strength == 'weak':
        return chance.choice(ducking or options)
    return max(ducking, key=_burden) if ducking else min(options, key=_burden)


def _burden(card: Card) -> tuple[int, int]:
    """How glad one is to be rid of the card: its points first, then its height."""
    return POINTS[card], HEIGHT[card[1]]


def is_highest(card: Card, trick: Sequence[Card]) -> bool:
    """Whether the card would take the trick as it lies there."""
    if not trick:
        return True
    led = trick[0][0]
    if card[0] != led:
        return False
    return all(HEIGHT[card[1]] > HEIGHT[other[1]] for other in trick if other[0] == led)


# The strong one.


def _strong(options: list[Card], hand: Collection[Card], trick: Sequence[Card], seen: Collection[Card]) -> Card:
    """Counts what is still out: leads where it is safe, gives low when it must, and throws away what may hurt."""
    known = {*seen, *trick, *hand}
    out = [card for card in DECK if card not in known]
    if not trick:
        return min(options, key=lambda card: _risk_of_leading(card, hand, out))
    if options[0][0] != trick[0][0]:
        return max(options, key=lambda card: _worth_throwing(card, hand, out))
    ducking = [card for card in options if not is_highest(card, trick)]
    if ducking:
        return max(ducking, key=_burden)
    return _taking(options, trick, out)


def _taking(options: list[Card], trick: Sequence[Card], out: list[Card]) -> Card:
    """Every card would lie highest now: the highest, if it costs nothing and one takes anyway, else the lowest."""
    cheap = [card for card in options if card != QUEEN] or options
    if len(trick) == 3:
        return max(cheap, key=_height)
    suit = options[0][0]
    left = sum(card[0] == suit for card in out)
    behind = 3 - len(trick)
    harmless = suit != 'Sr' and not any(POINTS[card] for card in trick) and left >= 3 * behind
    if harmless and not (suit == 'Pi' and QUEEN in out):
        return max(cheap, key=_height)
    return min(cheap, key=_height)


def _height(card: Card) -> int:
    return HEIGHT[card[1]]


def _risk_of_leading(card: Card, hand: Collection[Card], out: list[Card]) -> float:
    """About how many points it costs to lead the card."""
    suit = card[0]
    others = [other for other in out if other[0] == suit]
    lower = sum(_height(other) < _height(card) for other in others)
    higher = len(others) - lower
    own = sum(other[0] == suit for other in hand)
    if not others:
        return 6.0 + _height(card) / 100  # all others throw away what hurts
    takes = (lower + 0.5) / (len(others) + 1) if higher else 1.0
    cost = 1.0 + 4.0 * max(0, 4 - len(others)) / 4
    if suit == 'Sr':
        cost += 2.5
    if suit == 'Pi' and QUEEN in out and card in HIGH_SPADES:
        cost += 10
    if card == QUEEN:
        return 13.0 * (1 - 0.5 * min(1, higher) / max(1, len(others)))
    if suit == 'Pi' and QUEEN in hand:
        cost += 2
    return takes * cost + own * 0.02 - _height(card) / 1000


def _worth_throwing(card: Card, hand: Collection[Card], out: list[Card]) -> float:
    """How much better the hand is without the card."""
    if card == QUEEN:
        return 100.0
    suit = card[0]
    if card in HIGH_SPADES and (QUEEN in out):
        return 60.0 + _height(card)
    others = [other for other in out if other[0] == suit]
    own = [other for other in hand if other[0] == suit]
    lower = sum(_height(other) < _height(card) for other in others)
    danger = lower / len(others) if others else 0.0
    worth = danger * (6.0 if suit == 'Sr' else 3.0) + (1.5 if suit == 'Sr' else 0.0) + _height(card) / 20
    return worth + (1.5 / len(own) if suit != 'Pi' or QUEEN not in hand else 0.0)
