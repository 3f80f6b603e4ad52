"""Offers one question about a finished program: what will it do? Nobody has to answer, and nothing is kept."""

import random
from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from rozdej.core.feedback import texts
from rozdej.core.student.calls import restore
from rozdej.core.student.program import Program
from rozdej.core.system import SYSTEM

if TYPE_CHECKING:
    from rozdej.core.questions.kinds import ProgramQuestion

CALLS, FUNCTIONS, STATEMENTS = 8, 4, 3
"""Calls of a function that are followed, functions that are tried, and statements that each of these has at least."""

SECONDS = 0.3
"""Of the processor, after which no further function is tried: nobody waits for a question."""


class QuestionOffer:
    """The question of one run. `is_answered` says whether the answer was asked for, `is_looked_for` whether a program
    was finished, so that there may be a question, and `is_shown` whether there was one.
    """

    def __init__(self, is_answered: bool):
        self.is_answered = is_answered
        self.is_looked_for = False
        self.is_shown = False
        self._calls: WeakKeyDictionary[Program, dict[tuple[str, str], list[Any]]] = WeakKeyDictionary()
        self._luck = random.getstate()

    def begin(self) -> None:
        """A test begins."""
        self._luck = random.getstate()

    def note(self, program: Program) -> None:
        """Keep the first call of each function in a test that has ended.

        Random numbers would make other calls in the run that shows the answer.
        """
        if random.getstate() != self._luck:
            return
        kept = self._calls.setdefault(program, defaultdict(list))
        calls = [call for call in program.log.calls if call.before is not None and not call.keywords]
        for function, call in {(call.module, call.function): call for call in reversed(calls)}.items():
            kept[function].append(call.before)

    def lines(self, program: Program, command: str) -> list[str]:
        """The question about a program, and its answer if that was asked for; `command` asks for it. [] for none."""
        # Only a finished program needs them.
        from rozdej.core.feedback.values import safe_repr
        from rozdej.core.questions.kinds import Calls, follow, questions_about
        from rozdej.core.questions.own_code import own_functions, varying_names

        self.is_looked_for = True
        kept, implementation = self._calls.get(program, {}), program.implementation
        varying = varying_names(implementation)
        asked = (one for one in own_functions(implementation) if (one.module, one.name) in kept)
        functions = [one for one in asked if one.name not in varying and len(one.statements) >= STATEMENTS]
        chance = Random('\n'.join(source.text for source in implementation.sources()))
        began = SYSTEM.worked_seconds()
        for function in chance.sample(functions, min(FUNCTIONS, len(functions))):
            if SYSTEM.worked_seconds() - began > SECONDS:
                break
            # Tests may run in any order.
            every = sorted(map(restore, kept[function.module, function.name]), key=safe_repr)
            many = chance.sample(every, min(CALLS, len(every)))
            if found := questions_about(Calls(function, follow(program, function, many))):
                self.is_shown = True
                question = chance.choice(found)
                answer = [texts.ANSWER.format(question.answer), f'  {question.why}']
                return [*_asked(question), *(answer if self.is_answered else [texts.ANSWER_THERE_IS.format(command)])]
        return []


def _asked(question: 'ProgramQuestion') -> list[str]:
    file, lines = question.code[0]
    calls = [f'    {line}' for call in question.shown_calls for line in call]
    return [texts.QUESTION.format(question.function, file, lines[0][0]), f'  {question.text}', *calls]
