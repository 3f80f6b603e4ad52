"""Finds the questions at the end of a lesson again, as the kit asks them about the solution, or proposes others.

Only what a call returns is asked there: that shows nothing of the solution's code.
"""

import doctest
import io
import re
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout, suppress
from pathlib import Path
from typing import Any

from rozdej.author.check import Problem
from rozdej.core.exercises.lesson import Lesson
from rozdej.core.feedback.values import safe_repr
from rozdej.core.questions.choice import choose
from rozdej.core.questions.kinds import RETURNS, Calls, ProgramQuestion, follow, shown_call
from rozdej.core.questions.own_code import own_functions, varying_names
from rozdej.core.questions.tested_calls import calls_in_tests
from rozdej.core.student.calls import restore
from rozdej.core.student.facade import installed_in_sys_modules
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.pytest_session import CollectedTests

SECTION = re.compile(r'^## Víš, co tvůj program udělá\?\n(?:(?!## ).*\n)*', re.MULTILINE)
PREDICTION = re.compile(
    r'^\*\*Odhadni:\*\* (?P<text>[^\n]+\n(?:[^\n]+\n)*)\n'
    r'<details>\n<summary>Odpověď</summary>\n\n'
    r'```pycon\n(?P<answer>.+?)\n```\n\n(?P<why>.+?)\n\n</details>\n(?:\n|\Z)',
    re.MULTILINE | re.DOTALL,
)
"""Blank lines on both sides of the tags: between them it is Markdown for a page, a forge and an editor."""

PASTED = """**Odhadni:** Co vrátí `{call}`?

<details>
<summary>Odpověď</summary>

```pycon
>>> {call}
{answer}
```

{why}

</details>
"""
WHY = 'Proč?'
"""Stands where the author has to write a sentence."""

ASKED, FOLLOWED = 2, 20
"""Questions at the end of a lesson, and calls of a function in level tests that are followed to find some."""


def sections_that_ask(lesson: Lesson) -> Iterator[tuple[Path, re.Match[str], list[re.Match[str]]]]:
    """Yield each file with questions at its end, the section, and its `PREDICTION`s."""
    for path in lesson.files:
        for section in SECTION.finditer(path.read_text(encoding='utf-8')):
            yield path, section, [*PREDICTION.finditer(section.string, *section.span())]


def check_questions(tests: CollectedTests, program: LocalProgram) -> Iterator[Problem]:
    """Check that the kit asks the same about the program, which is the solution, and has the same answers."""
    solution = None
    for path, section, asked in sections_that_ask(tests.exercise.lesson):
        solution = solution or _AskedSolution(tests, program)
        if len(asked) != ASKED:
            what = f'questions at the end of the lesson: {len(asked)}, not {ASKED}'
            yield Problem(path, _line(section), what, _to_paste(solution.proposals()))
        for one in asked:
            for what, fix in solution.faults(one):
                yield Problem(path, _line(one), what, fix)


def _line(place: re.Match[str]) -> int:
    return place.string.count('\n', 0, place.start()) + 1


def _to_paste(questions: Iterable[ProgramQuestion]) -> str:
    texts = [PASTED.format(call=one.calls[0][0], answer=one.answer[1:-1], why=WHY) for one in questions]
    return '\n'.join(['For example:\n', *texts] if texts else ['Make up a call: those of level tests are too long.'])


class _AskedSolution:
    """The solution, and calls of its functions in level tests."""

    def __init__(self, tests: CollectedTests, program: LocalProgram):
        self._lesson, self._program = tests.exercise.lesson, program
        self._calls = calls_in_tests(tests, program).arguments
        known = self._lesson.signatures.keys() - varying_names(program.implementation)
        self._functions = {one.name: one for one in own_functions(program.implementation) if one.name in known}

    def _questions(self, name: str, *more: tuple) -> list[ProgramQuestion]:
        """What is asked about results of a function in calls with these arguments, and in those of level tests."""
        calls = [*more, *map(restore, self._calls.get(name, ())[:FOLLOWED])]
        function = self._functions[name]
        return [*RETURNS.questions(Calls(function, follow(self._program, function, calls)), None)]

    def proposals(self) -> list[ProgramQuestion]:
        """Questions that the lesson could ask: their calls are short, and stand nowhere in it."""
        text = '\n'.join(path.read_text(encoding='utf-8') for path in self._lesson.files)
        found = (question for name in self._functions for question in self._questions(name))
        short = [one for one in found if len(one.calls[0]) == 1 and one.calls[0][0] not in text]
        plain = [one for one in short if not re.search(r'\w\(', one.answer)]  # Python shows more of a record
        return choose(plain, self._lesson.title, count=ASKED)

    def faults(self, asked: re.Match[str]) -> Iterator[tuple[str, str]]:
        """Yield what is wrong with a question of the lesson, and how to mend it."""
        text = asked['text'].strip().replace('\n', ' ')
        found, answer = self._found(asked['answer'])
        if found is None:
            yield f'nobody would be asked: {text}', _to_paste(self.proposals())
            return
        call = found.calls[0][-1]
        is_asked = 'vrátí' in text and (f'`{call}`' in text or f'`{found.function}`' in text)
        if not is_asked or found.answer != f'`{answer}`':
            what = f'does not ask what {call} returns, or does not answer {found.answer[1:-1]}'
            yield what, _to_paste([found] if len(found.calls[0]) == 1 else self.proposals())
        elif asked['why'] == WHY:
            yield f'does not say why {call} returns that', f'Write a Czech sentence instead of {WHY!r}.'

    def _found(self, answer: str) -> tuple[ProgramQuestion | None, str]:
        """The question that these examples answer, None if there is none, and the answer as questions show it."""
        self._program.reset()
        shown, names = '', dict[str, Any]()
        # An example that fails is told elsewhere.
        with suppress(Exception), redirect_stdout(io.StringIO()), installed_in_sys_modules(self._program):
            for module in self._program.implementation.modules:
                exec(f'from {module} import *', names)
            for example in doctest.DocTestParser().get_examples(f'{answer}\n'):
                exec(example.source, names)
                shown = safe_repr(eval(example.want, names)) if example.want else ''
        call = next(reversed(self._program.log.calls), None)
        if call is None or call.function not in self._functions:
            return None, shown
        arguments = call.arguments_before
        lines = shown_call(call.function, arguments, self._functions[call.function].parameters)
        found = self._questions(call.function, arguments)
        return next((one for one in found if one.calls == (lines,)), None), shown
