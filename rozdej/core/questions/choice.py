"""Chooses the questions for one student: of different functions and kinds, and a hard one about a long function."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from rozdej.core.questions.kinds import FEW_LINES, ProgramQuestion

ASKED = 5
"""Questions that a student gets, if there are so many."""

LONGEST = 2
"""The hard question is about one of this many longest functions. With only one, a class would share an answer."""

HARD = 3
"""The difficulty from which on a question is hard: one about a change, or a hard kind about a long function."""


def choose(
    found: Sequence[ProgramQuestion], seed: str, given: Iterable[ProgramQuestion] = (), count: int = ASKED
) -> list[ProgramQuestion]:
    """Choose up to `count` questions, the easiest first. The same seed chooses the same.

    `given` are those that somebody with an equal program has got: others are taken as far as there are any.
    """
    chance, used = Random(seed), Counter(given)
    left, chosen = list(dict.fromkeys(found)), list[ProgramQuestion]()
    chance.shuffle(left)
    length = {one.function: len(one.code[0][1]) for one in left}
    longest = sorted(length, key=lambda name: (-length[name], name))[:LONGEST]
    # Functions and kinds about which much can be asked would come up for everybody.
    rank = {name: chance.random() for one in left for name in (one.function, one.kind)}

    def cost(one: ProgramQuestion) -> tuple[float, ...]:
        is_easy_but_long = one.difficulty == 1 and sum(map(len, one.calls)) > FEW_LINES
        return (
            used[one],
            not chosen and one.difficulty < HARD,
            not chosen and one.function not in longest,
            sum((one.function == other.function) + (one.kind == other.kind) for other in chosen),
            rank[one.function] + rank[one.kind] + is_easy_but_long / 2,
        )

    while left and len(chosen) < count:
        best = min(left, key=cost)
        chosen.append(best)
        place = best.kind, best.function, best.line
        left = [one for one in left if (one.kind, one.function, one.line) != place]
    return sorted(chosen, key=lambda question: question.difficulty)
