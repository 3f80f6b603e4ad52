"""Who is found in classes that hand in as they like, with which files, and what is told of it.

Whoever changes that writes the text anew and reads it before the commit:

    MESSY=write pytest checks/teacher/grading/test_messy_class.py
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from checks.teacher.grading.conftest import EXERCISES
from checks.teacher.grading.messy_class import TEXT, MessyClass, read_classes
from rozdej import CannotRun
from rozdej.teacher.grading.archive_tree import Unreadable
from rozdej.teacher.grading.result import Record, Result
from rozdej.teacher.grading.roster import Roster
from rozdej.teacher.grading.sanitizing import sanitize
from rozdej.teacher.grading.submissions import Submission, find_submissions

CLASSES = read_classes()
BY_NAME = {exercise.name: exercise for exercise in EXERCISES}


def told(messy: MessyClass, folder: Path, printed: pytest.CaptureFixture) -> list[str]:
    """What is told of a class, in lines."""
    asked_for = BY_NAME.get(messy.settings.get('exercise', ''))
    roster = None
    if listed := messy.settings.get('roster'):
        (folder / 'roster.csv').write_text('\n'.join(['name;identifier', *listed.split(', ')]), encoding='utf-8')
        roster = Roster.read(folder / 'roster.csv')
    try:
        whose = re.compile(messy.settings['student']) if 'student' in messy.settings else None
        found = find_submissions(messy.make(folder / 'hand-ins'), EXERCISES, asked_for, whose)
    except (CannotRun, Unreadable) as error:
        return [str(error).replace(str(folder), '…')]
    lines = [line for number, one in enumerate(found) for line in _of_one(one, folder / str(number))]
    lines += [f'console: {line}' for line in printed.readouterr().err.splitlines()]
    if roster:
        for one in found:
            record = Record('', '', '', '')
            result = Result(one.student, one.name, one.exercise, record, is_from_moodle=one.is_from_moodle)
            entry = roster.entry_of(result)
            lines.append(f'{one.student} is {entry.label if entry else "not"} on the roster')
    return lines


def _of_one(one: Submission, folder: Path) -> Iterator[str]:
    name = f' ({one.name})' if one.name != one.student else ''
    yield f'{one.student}{name}{" of Moodle" if one.is_from_moodle else ""}: {one.exercise or "no exercise"}'
    for module, file in sorted(one.found.items()):
        yield f'    {module} = {file.printable_path}'
    yield from (f'    problem: {text}' for text in [one.problem] if text)
    yield from (f'    student: {text}' for text in one.notes)
    yield from (f'    teacher: {text}' for text in one.remarks)
    yield from (f'    eyes: {text}' for text in one.concerns)
    try:
        files = one.read()
    except Unreadable as error:
        yield f'    cannot be read: {error}'
        return
    if not files:
        return
    for module, content in files.items():
        place = folder / 'in' / f'{module}.py'
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    (folder / 'work').mkdir()
    taken = sanitize(BY_NAME[one.exercise], folder / 'in', folder / 'work')
    yield from (f'    then student: {text}' for text in taken.notes)
    yield from (f'    then teacher: {text}' for text in taken.remarks)
    yield from (f'    then eyes: {text}' for text in taken.concerns)


@pytest.mark.parametrize('messy', CLASSES, ids=[messy.title for messy in CLASSES])
def test_messy_class_is_told_as_somebody_has_read_it(messy, tmp_path, capsys):
    lines = told(messy, tmp_path, capsys)
    if os.environ.get('MESSY') == 'write':
        messy.told = lines
        TEXT.write_text('\n'.join(messy.written() for messy in CLASSES), encoding='utf-8')
    assert lines == messy.told


def test_classes_are_many_and_each_is_there_once():
    students = {(messy.title, line) for messy in CLASSES for line in messy.told if not line.startswith(' ')}
    assert len(students) > 120
    assert len({messy.title for messy in CLASSES}) == len(CLASSES)
