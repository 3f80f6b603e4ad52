"""Ratings, who meets whom next, and how sure the order is.

Ratings are those of `openskill` (Plackett and Luce, for any number at a table): a strength and how uncertain it is.
Everything hangs on the seed and on the results in their order, not on which of them came first.
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
"""How probable the order of two neighbours has to be to be settled."""

ALIKE = 30
"""Two who were equal in so many deals, and never were not, share a place."""

REPEATED = 3
"""After so many rounds in which only games came that had been played before, others are not waited for."""

WIDTH = 2.0
"""An interval reaches so many times the uncertainty to both sides: 95 times in 100 the strength is in it."""


@dataclass
class Standing:
    """What is known of an entrant after some rounds."""

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
        """From where to where the strength may be."""
        reach = WIDTH * self.rating.sigma
        return self.rating.mu - reach, self.rating.mu + reach

    @property
    def mean(self) -> float | None:
        """Points for a game; None of who has not played yet."""
        return self.points / self.games if self.games else None


class Standings:
    """All entrants, rated by what they have played so far; `worth` is -1 where fewer points are better."""

    def __init__(self, entrants: Sequence[Entrant], seats: int, worth: int, seed: str):
        self._model = PlackettLuce(tau=0.0)  # nobody becomes better or worse meanwhile
        self.seats = seats
        self._worth = worth
        self.seed = seed
        self.rounds = 0
        self.by_key = {one.key: Standing(one, self._model.rating(name=one.key)) for one in entrants}
        self.duels: dict[tuple[str, str], list[float]] = defaultdict(list)
        """For two entrants: 1 for each deal that the first did better in from all seats, half where both did alike."""
        self._known: set[str] = set()
        """Fingerprints of deals that are rated: one that was played again in the same way tells nothing new."""
        self._without_news = 0
        """Rounds without a new deal since the last one that had any."""

    @property
    def table(self) -> list[Standing]:
        """All of them, the strongest first, and those who have not played yet last."""
        return sorted(self.by_key.values(), key=lambda one: (not one.games, -one.strength, one.entrant.key))

    @property
    def sureness(self) -> list[float]:
        """For each two neighbours in the table, how probable it is that they stand in the right order."""
        return [self._sureness(one, other) for one, other in pairwise(self.table)]

    @property
    def places(self) -> list[int]:
        """The place of each in the table; those who play alike share one."""
        places: list[int] = []
        for number, one in enumerate(self.table):
            shared = number and self._are_alike(self.table[number - 1], one)
            places.append(places[-1] if shared else number + 1)
        return places

    def _are_alike(self, one: Standing, other: Standing) -> bool:
        """Whether no deal of many that both have played had a better one."""
        duel = self.duels.get((one.entrant.key, other.entrant.key), [])
        return len(duel) >= ALIKE and set(duel) == {0.5}

    def _sureness(self, one: Standing, other: Standing) -> float:
        if self._are_alike(one, other):
            return 1.0
        duel = self.duels.get((one.entrant.key, other.entrant.key), [])
        if 2 * sum(duel) < len(duel):  # where they have met, it was the other way round
            return 0.5
        return _probability(one.rating, other.rating)

    @property
    def is_settled(self) -> bool:
        """Whether no match could change a place that matters: the order of the students among themselves is sure.

        It is settled, too, when everybody only repeats games. Only to a single student, the players of the kit matter.
        """
        students = [one for one in self.table if not one.entrant.strength]
        matter = students if len(students) > 1 else self.table
        is_sure = all(self._sureness(*pair) >= SURE for pair in pairwise(matter))
        return is_sure or self._without_news >= REPEATED

    @property
    def sure(self) -> int:
        """How many neighbours are."""
        return sum(sure >= SURE for sure in self.sureness)

    def next_round(self) -> list[Match]:
        """Who meets next: those who may be about as strong; players of the kit complete the last table."""
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
        """The best students at a table, which players of the kit complete."""
        students = [one.entrant for one in self.table if not one.entrant.strength]
        kit = [one.entrant for one in self.table if one.entrant.strength]
        return Match(f'{self.seed} final', tuple([*students, *kit][: self.seats]))

    def add_round(self, played: Sequence[tuple[Match, MatchResult]]) -> None:
        """Rate what was played in a round, in the order of its tables."""
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
    """That the first is really the stronger one."""
    apart = (one.mu - other.mu) / sqrt(one.sigma**2 + other.sigma**2)
    return (1 + erf(apart / sqrt(2))) / 2
