"""Tests that keys are true: answers are found once more in another way, for samples and for mutants of solutions."""

import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from checks.running import ROOT
from checks.teacher.questions.conftest import EXERCISES
from rozdej.author.check.sample_programs import Expectation, expectations
from rozdej.core.exercises import Exercise
from rozdej.core.mutation_hints.changes import changes_of, scope_of
from rozdej.core.questions.choice import ASKED, choose
from rozdej.core.questions.kinds import ProgramQuestion
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.level_selection import level_of
from rozdej.core.testing.pytest_session import CollectedTests
from rozdej.teacher.questions.questioner import Questioner

SECOND_WAY = ROOT / 'checks/teacher/questions/second_way.py'
SECONDS = 120.0

PROGRAMS, MUTANTS, TRIED = (80, 40, 4) if (ALL := 'KEYS' in os.environ) else (6, 4, 1)
"""Of each exercise: wrong programs and mutants that are asked about, and changes after which all tests are run."""

LEAST = 0.95
"""So many of those who have half of the levels get five questions."""


@pytest.fixture(scope='module', params=EXERCISES)
def questioner(request, bubblewrap) -> Iterator[Questioner]:
    with Questioner(EXERCISES[request.param], seed='a seed') as asking:
        yield asking


def for_two(found: list[ProgramQuestion]) -> list[ProgramQuestion]:
    """The questions for two students with one program."""
    first = choose(found, 'first')
    return [*first, *choose(found, 'second', first)]


def untrue(exercise: Exercise, folder: Path, questions: list[ProgramQuestion]) -> list[dict]:
    """The questions whose answers are found to be others in the second way."""
    own = {path.name for path in folder.glob('*.py')}
    for path in exercise.given.glob('*.py'):
        if path.name not in own and not path.name.startswith('test_'):
            shutil.copy(path, folder)
    asked = json.dumps([asdict(question) for question in questions if question.calls])
    words = [sys.executable, str(SECOND_WAY), str(folder)]
    environment = {'PYTHONHASHSEED': '7', 'PYTHONDONTWRITEBYTECODE': '1'}
    done = subprocess.run(words, input=asked, capture_output=True, text=True, env=environment, timeout=SECONDS)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def half_is_done(exercise: Exercise, program: Expectation) -> bool:
    """Whether a program passes half of the levels or more."""
    levels = exercise.lesson.levels
    first = program.first_red or max(levels) + 1
    return 2 * sum(level < first for level in levels) >= len(levels)


def check_keys(asking: Questioner, programs: list[Expectation], folder: Path) -> Counter[str]:
    """Check the keys of these programs, and that those who have done half have five questions. Returns the kinds."""
    kinds, few, halves = Counter[str](), list[str](), 0
    for number, program in enumerate(programs):
        place = program.write(folder / str(number))
        found = asking.grade(place).questions
        questions = for_two(found)
        assert untrue(asking.exercise, place, questions) == [], program.name
        kinds.update(question.kind for question in found)
        if half_is_done(asking.exercise, program):
            halves += 1
            few += [program.name] if len(choose(found, 'first')) < ASKED else []
    assert halves
    assert len(few) <= (1 - LEAST) * halves, few
    return kinds


def test_keys_of_a_few_programs(bubblewrap, tmp_path):
    exercise = EXERCISES['klondike']
    wanted = ('solution', 'right/while_loops', 'wrong/klondike/presun_kartu: the two columns swapped')
    programs = [one for one in expectations(exercise) if one.name in wanted]
    assert len(programs) > 1
    with Questioner(exercise, until=60, seed='a seed') as asking:
        kinds = check_keys(asking, programs, tmp_path)
    assert {'returns', 'line', 'turns', 'variable'} <= set(kinds)


def test_the_second_way_finds_wrong_answers(bubblewrap, tmp_path):
    exercise = EXERCISES['klondike']
    folder = shutil.copytree(exercise.solution, tmp_path / 'program')
    with Questioner(exercise, until=103, seed='a seed') as asking:
        found = [question for question in asking.grade(folder).questions if question.calls]
    others = [replace(one, answer='`1`' if one.answer != '`1`' else '`2`') for one in found]
    assert len({one.kind for one in others}) > 4
    assert len(untrue(exercise, folder, others)) == len(others)


@pytest.mark.whole(reason='asks about dozens of programs')
@pytest.mark.filterwarnings('ignore::SyntaxWarning')  # some compare by `is` on purpose
def test_keys_of_right_and_wrong_programs(questioner, draw, tmp_path):
    every = list(expectations(questioner.exercise))
    right = [one for one in every if one.name == 'solution' or one.name.startswith('right/')]
    others = [one for one in every if one not in right]
    kinds = check_keys(questioner, [*right, *draw(others, most=PROGRAMS)], tmp_path)
    least = {'returns', 'line', 'turns', 'variable', 'change'}
    if questioner.exercise.name != 'piskvorky':  # there each rule is a matter of several levels
        least.add('purpose')
    assert least <= set(kinds)


def mutants(exercise: Exercise) -> Iterator[dict[str, str]]:
    """Programs with one small change of the solution each, in random order."""
    trees = {path.name: ast.parse(path.read_text('utf-8')) for path in exercise.solution.glob('*.py')}
    trees = {name: ast.parse(ast.unparse(tree)) for name, tree in trees.items()}
    places = []
    for name, tree in trees.items():
        for function in tree.body:
            if isinstance(function, ast.FunctionDef) and function.name in exercise.lesson.signatures:
                lines = set(range(function.lineno, (function.end_lineno or 0) + 1))
                places += [(name, change) for change in changes_of(function, lines, scope_of(function, {}))]
    random.Random('mutants').shuffle(places)
    for name, change in places:
        before = getattr(change.node, change.field)
        setattr(change.node, change.field, change.new)
        try:
            texts = {other: ast.unparse(tree) for other, tree in trees.items()}
            compile(texts[name], name, 'exec')
            yield texts
        except (SyntaxError, ValueError):
            continue
        finally:
            setattr(change.node, change.field, before)


def write(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding='utf-8')
    return folder


@pytest.mark.whole(reason='asks about dozens of programs')
@pytest.mark.filterwarnings('ignore::SyntaxWarning')
def test_no_key_of_a_mutant_is_stale(questioner, tmp_path):
    exercise = questioner.exercise
    solution = {path.name: ast.unparse(ast.parse(path.read_text('utf-8'))) for path in exercise.solution.glob('*.py')}
    of_solution = questioner.grade(write(tmp_path / 'solution', solution)).questions
    is_noticed = False
    for number, files in zip(range(MUTANTS), mutants(exercise), strict=False):
        folder = write(tmp_path / str(number), files)
        found = questioner.grade(folder).questions
        assert untrue(exercise, folder, found) == []
        is_noticed = is_noticed or untrue(exercise, folder, of_solution) != []
    assert is_noticed or not ALL, 'the keys of the solution fit all mutants'


@pytest.mark.whole(reason='runs all tests again and again')
def test_the_level_that_a_change_breaks_first_breaks_in_a_plain_run(questioner, tmp_path):
    exercise, quick = questioner.exercise, {item.nodeid for item in questioner._quick}
    tried = 0
    for program in [one for one in expectations(exercise) if one.name == 'solution' or one.name.startswith('right/')]:
        folder = program.write(tmp_path / program.name.replace('/', '-'))
        before = None
        for question in [one for one in questioner.grade(folder).questions if 'neprojde' in one.why][:2]:
            before = failed_levels(exercise, folder, quick) if before is None else before
            after = failed_levels(exercise, changed(folder, question, tmp_path / f'{folder.name} {tried}'), quick)
            new = sorted(after - before)
            level = int(re.findall(r'level (\d+)', question.why)[0])
            assert new[0] == level, (program.name, question)
            assert len(new) == 1 or 'neprojde jen level' not in question.why, (program.name, question)
            tried += 1
        if tried >= TRIED:
            return
    assert tried


def failed_levels(exercise: Exercise, folder: Path, quick: set[str]) -> set[int]:
    """The levels of which a test of single functions fails, in this process."""
    program = LocalProgram(Implementation(exercise, folder), Guard(0.25))
    with CollectedTests(exercise) as tests:
        return {level_of(one.item) or 0 for one in tests.run(program) if one.error and one.item.nodeid in quick}


def changed(folder: Path, question: ProgramQuestion, copy: Path) -> Path:
    """A copy of a program with the change that a question speaks of."""
    from checks.teacher.questions.second_way import change_of

    shutil.copytree(folder, copy)
    path = copy / question.code[0][0]
    path.write_text(ast.unparse(change_of(question.text)(ast.parse(path.read_text('utf-8')))), encoding='utf-8')
    return copy
