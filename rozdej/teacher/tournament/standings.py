"""Rates entrants, chooses who meets next, and estimates how certain the order is.

Ratings are those of `openskill` (Plackett-Luce, for any number of players at a table): a strength and its uncertainty.
They depend on the seed and on the results in the order of the matches, not on which result came first.
"""

import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise, permutations
from math import erf, sqrt

from openskill.models import PlackettLuce, PlackettLuceRating

from rozdej.teacher.tournament.match import Entrant, Match, MatchResult

SURE = 0.95
"""Probability from which on the order of two neighbours is settled."""

ALIKE = 30
"""Number of deals in which two entrants must have been equal, and never unequal, to share a place."""

REPEATED = 3
"""Number of rounds with repeated games only, after which the order is settled."""

WIDTH = 2.0
"""Half the width of an interval in uncertainties. The strength is in it with a probability of 95 %."""


@dataclass
class Standing:
    """An entrant's results and rating after some rounds."""

    entrant: Entrant
    rating: PlackettLuceRating
    games: int = 0
    points: float = 0.0
    questions: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    course: list[float] = field(default_factory=list)
    """The strength after each round."""

    @property
    def strength(self) -> float:
        return self.rating.mu

    @property
    def interval(self) -> tuple[float, float]:
        """The interval in which the strength probably is."""
        reach = WIDTH * self.rating.sigma
        return self.rating.mu - reach, self.rating.mu + reach

    @property
    def mean(self) -> float | None:
        """Mean points of a game; None before the first one."""
        return self.points / self.games if self.games else None


class Standings:
    """Rates all entrants by the matches so far. `worth` is -1 where fewer points are better."""

    def __init__(self, entrants: Sequence[Entrant], seats: int, worth: int, seed: str):
        self._model = PlackettLuce(tau=0.0)  # strengths do not change over time
        self.seats = seats
        self._worth = worth
        self.seed = seed
        self.rounds = 0
        self.by_key = {one.key: Standing(one, self._model.rating(name=one.key)) for one in entrants}
        self.duels: dict[tuple[str, str], list[float]] = defaultdict(list)
        """For two entrants: 1 for each deal in which the first had more points over all seats, 0.5 for a tie."""
        self._known: set[str] = set()
        """Fingerprints of rated deals. A deal that was played again in the same way is ignored."""
        self._without_news = 0
        """Number of rounds since the last one with a new deal."""

    @property
    def table(self) -> list[Standing]:
        """All entrants, the strongest first, those without a game last."""
        return sorted(self.by_key.values(), key=lambda one: (not one.games, -one.strength, one.entrant.key))

    @property
    def certainties(self) -> list[float]:
        """For each pair of neighbours in the table, the probability that their order is right."""
        return [self._certainty(one, other) for one, other in pairwise(self.table)]

    @property
    def places(self) -> list[int]:
        """The place of each entrant in the table. Those who play alike share a place."""
        places: list[int] = []
        for number, one in enumerate(self.table):
            shared = number and self._are_alike(self.table[number - 1], one)
            places.append(places[-1] if shared else number + 1)
        return places

    def _are_alike(self, one: Standing, other: Standing) -> bool:
        """Whether both were equal in all of many deals."""
        duel = self.duels.get((one.entrant.key, other.entrant.key), [])
        return len(duel) >= ALIKE and set(duel) == {0.5}

    def _certainty(self, one: Standing, other: Standing) -> float:
        if self._are_alike(one, other):
            return 1.0
        duel = self.duels.get((one.entrant.key, other.entrant.key), [])
        if 2 * sum(duel) < len(duel):  # in their own deals, the other one was better
            return 0.5
        return _probability(one.rating, other.rating)

    @property
    def is_settled(self) -> bool:
        """Whether the order of the students is certain, or only games are repeated.

        Computer players count only when there is a single student.
        """
        students = [one for one in self.table if not one.entrant.strength]
        matter = students if len(students) > 1 else self.table
        is_sure = all(self._certainty(*pair) >= SURE for pair in pairwise(matter))
        return is_sure or self._without_news >= REPEATED

    @property
    def sure(self) -> int:
        """The number of pairs of neighbours whose order is certain."""
        return sum(sure >= SURE for sure in self.certainties)

    def next_round(self) -> list[Match]:
        """Make the next round: entrants of similar strength meet, computer players fill the last table."""
        chance = random.Random(f'{self.seed} {self.rounds}')
        drawn = {one.entrant.key: chance.gauss(one.rating.mu, one.rating.sigma) for one in self.table}
        order = sorted(drawn, key=lambda key: (-drawn[key], key))
        tables = [order[first : first + self.seats] for first in range(0, len(order), self.seats)]
        if missing := self.seats - len(tables[-1]):
            kit = [one for one in self.table if one.entrant.strength and one.entrant.key not in tables[-1]]
            kit.sort(key=lambda one: (one.games, one.entrant.key))
            tables[-1] += [one.entrant.key for one in kit[:missing]]
        return [
            Match(f'{self.seed} {self.rounds} {number}', tuple(self.by_key[key].entrant for key in keys))
            for number, keys in enumerate(tables)
            if len(keys) == self.seats and any(not self.by_key[key].entrant.strength for key in keys)
        ]

    @property
    def final(self) -> Match:
        """The final match of the best students, filled up with computer players."""
        students = [one.entrant for one in self.table if not one.entrant.strength]
        kit = [one.entrant for one in self.table if one.entrant.strength]
        return Match(f'{self.seed} final', tuple([*students, *kit][: self.seats]))

    def add_round(self, played: Sequence[tuple[Match, MatchResult]]) -> None:
        """Rate the results of a round, in the order of its matches."""
        known = len(self._known)
        for match, outcome in played:
            self._add(match, outcome)
        for standing in self.by_key.values():
            standing.course.append(standing.strength)
        self.rounds += 1
        self._without_news = 0 if len(self._known) > known else self._without_news + 1

    def _add(self, match: Match, outcome: MatchResult) -> None:
        there = [self.by_key[one.key] for one in match.entrants]
        for first, fingerprint in zip(range(0, len(outcome.points), self.seats), outcome.prints, strict=True):
            if fingerprint in self._known:
                continue
            self._known.add(fingerprint)
            games = outcome.points[first : first + self.seats]
            for points in games:
                scores = [self._worth * number for number in points]
                rated = self._model.rate([[one.rating] for one in there], scores=scores)
                for one, [rating] in zip(there, rated, strict=True):
                    one.rating = rating
            sums = [self._worth * sum(each) for each in zip(*games, strict=True)]
            for (one, mine), (other, theirs) in permutations(zip(there, sums, strict=True), 2):
                duel = self.duels[one.entrant.key, other.entrant.key]
                duel.append((mine > theirs) + 0.5 * (mine == theirs))
        for number, one in enumerate(there):
            one.games += len(outcome.points)
            one.points += sum(points[number] for points in outcome.points)
            one.questions += outcome.questions[number]
            for why, times in outcome.faults[number].items():
                one.faults[why] = one.faults.get(why, 0) + times


def _probability(one: PlackettLuceRating, other: PlackettLuceRating) -> float:
    """The probability that the first one is stronger."""
    apart = (one.mu - other.mu) / sqrt(one.sigma**2 + other.sigma**2)
    return (1 + erf(apart / sqrt(2))) / 2
