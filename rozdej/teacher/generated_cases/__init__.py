"""Fresh cases: questions to a student's functions that nobody has seen, made under a seed.

`samples/<exercise>/fresh.py` (or a package `fresh`), which is never handed out, says what can be asked; docs/authors.md
shows how to write it. It makes one object and tells it, function by function, how to make cases:

    from rozdej.teacher.generated_cases import Dice, FreshCases

    fresh = FreshCases()

    @fresh.cases('vezmi', share=2)
    def some_of_them(dice: Dice) -> tuple:
        return dice.randint(3, 13), dice.randint(1, 3)

What the solution makes of a case is what a program has to make of it: the same result, the same changes in the
arguments, the same printed text, or an exception of the same type. Where chance is at work, the author says what has to
hold instead (`holds`, `together`), or plays with the program (`plays`).
"""

from rozdej.teacher.generated_cases.api import (
    CASES,
    BadFreshCases,
    Dice,
    FreshCases,
    Functions,
    badly_shuffled,
    fresh_file,
    load,
    too_often,
)
from rozdej.teacher.generated_cases.equality import Answer, same_data
from rozdej.teacher.generated_cases.questions import Questions, levels_of
from rozdej.teacher.generated_cases.runner import CaseResults, CaseRunner, Fault

__all__ = [
    'CASES',
    'Answer',
    'BadFreshCases',
    'CaseResults',
    'CaseRunner',
    'Dice',
    'Fault',
    'FreshCases',
    'Functions',
    'Questions',
    'badly_shuffled',
    'fresh_file',
    'levels_of',
    'load',
    'same_data',
    'too_often',
]
