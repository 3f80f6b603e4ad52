"""Chooses the questions for one student: of different functions and kinds, the hardest about the longest function."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from rozdej.core.questions.kinds import ProgramQuestion

ASKED = 5
"""Questions that a student gets, if there are so many."""


def choose(
    found: Sequence[ProgramQuestion], seed: str, given: Iterable[ProgramQuestion] = (), count: int = ASKED
) -> list[ProgramQuestion]:
    """Choose up to `count` questions, the easiest first. The same seed chooses the same.

    `given` are those that somebody with the same program has got: others are taken as far as there are any.
    """
    left, chosen, used = list(dict.fromkeys(found)), list[ProgramQuestion](), Counter(given)
    Random(seed).shuffle(left)
    length = {question.function: len(question.code[0][1]) for question in left}
    longest = max(length, key=lambda name: (length[name], name), default='')
    functions, kinds, answers = Counter[str](), Counter[str](), Counter[tuple[str, ...]]()

    def cost(question: ProgramQuestion) -> tuple[float, ...]:
        is_first = not chosen
        hardest = -question.difficulty if is_first else 0
        return (
            answers[question.kind, question.function, str(question.line)],
            used[question],
            is_first and question.function != longest,
            functions[question.function] + kinds[question.kind],
            hardest,
        )

    while left and len(chosen) < count:
        best = min(left, key=cost)
        left.remove(best)
        if answers[best.kind, best.function, str(best.line)]:
            break
        chosen.append(best)
        functions[best.function] += 1
        kinds[best.kind] += 1
        answers[best.kind, best.function, str(best.line)] += 1
    return sorted(chosen, key=lambda question: question.difficulty)
