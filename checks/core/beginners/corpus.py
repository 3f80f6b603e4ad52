"""The lists of beginners' mistakes: how they are read, put into a program, run, and what is asked of the messages.

    \"""level 11: prints the description instead of returning it
    says: Místo print použij return.
    \"""
    def popis_balicku(balicek):
        print(popis_kartu(balicek[-1]))

The program is the one that a student has at that level: what comes before is solved, what comes later is empty, and
the code takes the place of what it defines. It is any text: much of it Python cannot read. Below the mistake stand, a
line each:

    says: words          of a sentence in the message that was read and found true and helpful
    fact: words          of one that only says what happened
    facts only           no sentence says more than what happened
    never: words         of a sentence that would be false
    open: why            the message is false or leads astray, and this is not mended yet
    replaces: name       the function that the code is meant to be, when it does not define it
    without: line        a line of the program that is not there
    file: svet66.py      the file, when it is not the one with the function
    whole                the code is all there is in the file
    solved               what comes later is solved, too
"""

import ast
import re
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path

from checks.running import ROOT
from rozdej.author.check.program_runner import Job, run_in_processes
from rozdej.author.check.solution_variants import SolutionFile, text_of
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.core.exercises.stubs import beginnings
from rozdej.core.feedback.locations import shown_path
from rozdej.core.student.source import bound_names

BLOCK = re.compile(r'^"""level (\d+): (.+)\n((?:.*\n)*?)"""\n', re.MULTILINE)
NAMES = re.compile(r'^\s*(?:def|class|Def|function)\s+([^\W\d]\w*)|^([^\W\d]\w*)\s*=(?!=)', re.MULTILINE)
WORDS = ('says', 'fact', 'never', 'open', 'replaces', 'without', 'file')
FLAGS = ('facts only', 'whole', 'solved')

END_OF_SENTENCE = re.compile(r'(?<=[.?!]) (?=[A-ZÁ-Ž])')
SENTENCE = re.compile(r'  [A-ZÁ-Ž]')
BARE_FACTS = (
    'První rozdíl je na ',
    'Délka má být ',
    'Klíče se liší: ',
    'Funkce začíná tady: ',
    'Hodnota začíná tady: ',
    'Má platit: ',
    'Naposledy vypsal:',
    'Python nepřečte soubor ',
)
"""How lines begin that only say what happened, or where, and cannot lead astray."""


@dataclass
class Case:
    """A mistake, and what is asked of its message. `words` and `flags` are the lines below it, by their first word."""

    exercise: Exercise
    line: int
    level: int
    what: str
    code: str
    words: dict[str, list[str]]
    flags: set[str]

    @property
    def name(self) -> str:
        """What the case is called in messages and results."""
        return f'{self.exercise.name} {self.level}: {self.what}'

    @property
    def group(self) -> str:
        return self.exercise.name

    @property
    def outcome(self) -> str:
        """What the student gets, as far as somebody has read it."""
        if self.words['open']:
            return 'false'
        return 'helpful' if self.words['says'] else 'facts only'

    def problems(self, told: 'Told') -> Iterator[str]:
        """What is not as the list says."""
        if self.words['open']:
            return
        if told.level != self.level:
            yield f'fails first at level {told.level}'
        for words in (*self.words['says'], *self.words['fact']):
            if words not in told.text:
                yield f'is not told {words!r}'
        for words in self.words['never']:
            if words in told.text:
                yield f'is told {words!r}, which is false'
        read = [*self.words['says'], *self.words['fact']]
        for sentence in chain.from_iterable(map(END_OF_SENTENCE.split, told.sentences)):
            if not any(words in sentence or sentence in words for words in read):
                yield f'is told what nobody has read: {sentence}'


@dataclass
class Told:
    """What a student reads about a program: the lowest level that failed (None: all passed), and the message."""

    level: int | None
    text: str
    sentences: list[str] = field(init=False)
    """The lines that say more than call, values and places."""

    def __post_init__(self) -> None:
        _, _, body = self.text.partition('\n\n')
        lines = (line for line in body.split('\n') if SENTENCE.match(line) and not line.strip().isidentifier())
        self.sentences = [line.strip() for line in lines if not line.strip().startswith(BARE_FACTS)]


def cases() -> list[Case]:
    """All mistakes of all exercises. Raises ValueError for a list that is not in form."""
    return [case for exercise in find_exercises(ROOT) for case in cases_of(exercise)]


def cases_of(exercise: Exercise) -> Iterator[Case]:
    """The mistakes of an exercise."""
    path = exercise.samples / 'beginners.txt'
    text = path.read_text(encoding='utf-8')
    blocks = list(BLOCK.finditer(text))
    starts = [block.start() for block in blocks]
    for block, after in zip(blocks, [*starts[1:], len(text)], strict=True) if blocks else ():
        line = text.count('\n', 0, block.start()) + 1
        words: dict[str, list[str]] = {word: [] for word in WORDS}
        flags = set()
        for below in block[3].splitlines():
            word, _, rest = below.partition(': ')
            if below in FLAGS:
                flags.add(below)
            elif word in words and rest:
                words[word].append(rest)
            else:
                raise ValueError(f'{path.name}, line {line}: {below!r} is none of {", ".join((*WORDS, *FLAGS))}')
        case = Case(exercise, line, int(block[1]), block[2], text[block.end() : after].strip('\n'), words, flags)
        if bool(words['says'] or words['open']) == ('facts only' in flags):
            raise ValueError(f'{path.name}, line {line}: either the words of a sentence, or facts only')
        yield case


def program(case: Case) -> dict[str, str]:
    """The files of the student with this mistake."""
    last = max(case.exercise.lesson.levels) if 'solved' in case.flags else case.level
    files = dict(_solved_up_to(case.exercise, last))
    file = _file_of(case, files)
    files[file] = case.code + '\n' if 'whole' in case.flags else _with_mistake(case, files[file])
    return files


@cache
def _solved_up_to(exercise: Exercise, level: int) -> dict[str, str]:
    """The files of a student who has written all functions up to the level."""
    later = {name for name, begins in beginnings(exercise).items() if begins > level}
    solutions = [SolutionFile(exercise.solution / f'{module}.py') for module in exercise.modules]
    return {part.path.name: text_of(part.emptied(dict.fromkeys(later & part.functions))) for part in solutions}


def _names(case: Case) -> set[str]:
    return {one or other for one, other in NAMES.findall(case.code)} | set(case.words['replaces'])


def _file_of(case: Case, files: dict[str, str]) -> str:
    """The file that the mistake is in."""
    names = _names(case)
    fitting = (file for file, text in files.items() if any(bound_names(node) & names for node in ast.parse(text).body))
    found = next(iter([*case.words['file'], *fitting]), '')
    if found not in files:
        raise ValueError(f'{case.name}: which file is this in?')
    return found


def _with_mistake(case: Case, text: str) -> str:
    """The text with the code in place of what it defines; else below all definitions."""
    lines = text.split('\n')
    names, place = _names(case), len(lines)
    body = ast.parse(text).body
    if isinstance(body[-1], ast.If):
        place = body[-1].lineno - 1
    for node in reversed(body):
        if bound_names(node) & names:
            place = node.lineno - 1
            del lines[place : node.end_lineno]
    lines[place:place] = case.code.split('\n') + [''] * bool(lines[place:])
    for line in case.words['without']:
        lines.remove(line)
    return '\n'.join(lines)


def run(chosen: Iterable[Case], workers: int | None = None) -> Iterator[tuple[Case, Told]]:
    """What the students of these cases are told, as they come."""
    with tempfile.TemporaryDirectory(prefix='rozdej-') as top:
        work: dict[str, tuple[Exercise, list[Job]]] = {}
        by_name = {case.name: case for case in chosen}
        for number, case in enumerate(by_name.values()):
            folder = Path(top, str(number))
            folder.mkdir()
            for file, text in program(case).items():
                (folder / file).write_text(text, encoding='utf-8')
            work.setdefault(case.exercise.name, (case.exercise, []))[1].append(Job(case.name, folder))
        folders = {job.name: job.folder for _, jobs in work.values() for job in jobs}
        for exercise, outcomes in run_in_processes(work.values(), workers):
            for outcome in outcomes:
                folder, home = folders[outcome.name], str(exercise.given.relative_to(ROOT))
                text = outcome.text.replace(shown_path(folder), home).replace(str(folder), home)
                yield by_name[outcome.name], Told(outcome.first_red, text)
