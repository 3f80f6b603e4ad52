"""What has to hold of results that chance makes. A right program fails once in a thousand million classes."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from math import comb

RARE = 1e-9
"""The probability that a right program fails."""

SEEN = 'Karty jsou v tom samém pořadí jako už jednou předtím.'
UNMIXED = 'Karty nejsou pořádně zamíchané: některé leží moc často na stejném místě nebo za sebou.'


def badly_shuffled(decks: Sequence[Sequence[Hashable]]) -> Iterator[tuple[int, str]]:
    """For `together`: decks of the same cards that came before, and whether all of them keep any order.

    No card may lie in the same place, and no two next to each other, more often than chance lets them.
    """
    seen = set()
    numbers: dict[Hashable, int] = {}  # which are counted faster than cards
    counts: Counter[int] = Counter()
    size, most = len(decks[0]) if decks else 0, sum(map(len, decks))
    for number, deck in enumerate(decks):
        order = tuple([numbers.setdefault(card, len(numbers)) for card in deck])
        if order in seen:
            yield number, SEEN
        seen.add(order)
        places = [place + most * card for place, card in enumerate(order)]
        neighbours = [~one - most * other for one, other in pairwise(order)]
        counts.update(places + neighbours)
    if counts and max(counts.values()) >= too_often(len(decks), 1 / size, RARE / (2 * size * size)):
        yield 0, UNMIXED


def too_often(times: int, probability: float, rare: float = RARE) -> int:
    """How often something of that probability happens in so many times with a probability below `rare`."""
    left = 1.0
    for count in range(times + 1):
        if left < rare:
            return count
        left -= comb(times, count) * probability**count * (1 - probability) ** (times - count)
    return times + 1
