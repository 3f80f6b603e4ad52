"""Finds submissions: what each student of a class handed in for each exercise.

The steps are `archive_tree` (files), `students` (whose they are), `module_matching` (which exercise's), and this
module.
"""

import hashlib
import re
from dataclasses import dataclass, field
from pathlib import Path

from rozdej.core.exercises import Exercise
from rozdej.teacher.grading.archive_tree import open_tree
from rozdej.teacher.grading.module_matching import ExerciseMatch, HandIn, Pattern, SubmittedFile, read_hand_in
from rozdej.teacher.grading.name_matching import MOST_NAMED, list_names, plain_name
from rozdej.teacher.grading.students import ExpectedNames, find_students

UNREADABLE = 'V odevzdaných souborech se nedalo nic přečíst.'


@dataclass(frozen=True)
class Submission:
    """One student's program for one exercise. Its files are read when it is graded."""

    student: str
    name: str
    exercise: str
    """'' when it is unknown."""
    found: dict[str, SubmittedFile] = field(default_factory=dict, repr=False)
    """The files by module."""
    notes: tuple[str, ...] = ()
    """Czech sentences for the student."""
    remarks: tuple[str, ...] = ()
    """English sentences that may be of use to a teacher."""
    problem: str = ''
    """Why there is nothing to grade, in English."""
    is_from_moodle: bool = False
    concerns: tuple[str, ...] = ()
    """English sentences on what a teacher should look at."""

    @property
    def key(self) -> tuple[str, str]:
        """The student and the exercise."""
        return self.student, self.exercise

    def read(self) -> dict[str, bytes]:
        """Return the content of each module's file. Raises `Unreadable`."""
        return {module: file.read() for module, file in self.found.items()}

    def digest(self, files: dict[str, bytes]) -> str:
        """A fingerprint of these files and of the notes and remarks about them."""
        texts = (self.name, str(self.is_from_moodle), *self.notes, *self.remarks, *self.concerns, self.problem)
        parts = [part.encode('utf-8', 'replace') for part in texts]
        for module, content in sorted(files.items()):
            parts += [module.encode(), content]
        lengths = b' '.join(b'%d' % len(part) for part in parts)
        return hashlib.sha256(b'\n'.join((lengths, *parts))).hexdigest()


def find_submissions(
    path: Path, exercises: list[Exercise], asked_for: Exercise | None = None, whose: str | re.Pattern[str] = ''
) -> list[Submission]:
    """Find the submissions of all students in a folder, zip or file.

    `exercises` are those of the kit. `asked_for` is the only one to grade; then folders named like another exercise are
    skipped. `whose` is the only student, or a pattern for the student's name in paths.

    Raises `Unreadable` when the path cannot be read, `CannotRun` when the pattern finds nobody.
    """
    patterns = [Pattern.of(exercise) for exercise in exercises]
    tree = open_tree(path)
    names = ExpectedNames(
        frozenset(exercise.name for exercise in exercises),
        frozenset(f'{module}.py' for pattern in patterns for module in pattern.modules),
        {module: functions for pattern in patterns for module, functions in pattern.stubs.items()},
    )
    students = find_students(tree, names, whose)
    others = names.exercises - {asked_for.name} if asked_for else set()
    hand_ins = [
        read_hand_in(student, patterns, asked_for)
        for student in students
        if others.isdisjoint(map(plain_name, student.identifier.split('/')[:-1]))
    ]
    wanted = [asked_for] if asked_for else _exercises_of_class(hand_ins)
    return [submission for hand_in in hand_ins for submission in _submissions(hand_in, wanted)]


def _exercises_of_class(hand_ins: list[HandIn]) -> list[Exercise]:
    """Return the exercises that anybody worked on; if nobody did, those whose stubs were handed in."""
    matches = [match for hand_in in hand_ins for match in hand_in.matches]
    found = [match for match in matches if match.is_touched] or matches
    return list(dict.fromkeys(match.pattern.exercise for match in found))


def _submissions(hand_in: HandIn, wanted: list[Exercise]) -> list[Submission]:
    """Make a submission for each exercise of which the student has files, else one that says why there is none."""
    matches = [match for match in hand_in.matches if match.pattern.exercise in wanted]
    matches = matches or [match for match in hand_in.matches if match.is_touched]
    missing = [pattern for pattern in hand_in.patterns if pattern.exercise in wanted]
    return [_submission(hand_in, match) for match in matches] or [_nothing(hand_in, missing)]


def _submission(hand_in: HandIn, match: ExerciseMatch) -> Submission:
    """Make the submission of an exercise, with notes and concerns about its files."""
    student = hand_in.student
    notes = [f'Chybí soubor {module}.py.' for module in sorted(set(match.pattern.stubs) - set(match.files))]
    concerns = [*student.concerns, *hand_in.remarks]
    for module, file in sorted(match.files.items()):
        # In a folder with a file for each student, the teacher has named the files after students.
        is_student = len(file.path) == 1 and not student.is_from_moodle and file.plain_name != module
        if file.name != f'{module}.py' and not is_student:
            notes.append(f'Soubor „{file.printable_name}“ se má jmenovat „{module}.py“. Tentokrát se vzal i tak.')
            concerns.append(f'{file.printable_path} was taken for {module}.py')
        if (count := match.several[module]) > 1:
            notes.append(f'Souborů {module}.py je odevzdáno víc. Hodnotil se „{file.printable_path}“.')
            concerns.append(f'{count} versions of {module}.py: {file.printable_path} was graded')
    if match.helpers:
        concerns.append(f'modules of its own: {", ".join(file.printable_path for file in match.helpers.values())}')
    for file, count in match.alike.items():
        concerns.append(f'{file.printable_path} was left out, but has {count} functions of the exercise')
    return Submission(
        *(student.identifier, student.name, match.pattern.exercise.name),
        match.refused | match.helpers | match.files,
        tuple(notes),
        (*hand_in.remarks, *hand_in.left_out),
        is_from_moodle=student.is_from_moodle,
        concerns=tuple(concerns),
    )


def _nothing(hand_in: HandIn, wanted: list[Pattern]) -> Submission:
    """Make the submission of a student who has no file of the wanted exercises."""
    student = hand_in.student
    exercise = wanted[0].exercise.name if len(wanted) == 1 else ''
    reason = hand_in.remarks[0] if hand_in.remarks and not hand_in.files else ''
    expected = [f'{module}.py' for pattern in wanted for module in pattern.stubs]
    which = ' or '.join(expected) if 0 < len(expected) <= MOST_NAMED else 'of any exercise'
    seen = [file.printable_name for file in hand_in.files[: MOST_NAMED + 1]]
    problem = reason or f'no file {which} here, {f"only {list_names(seen)}" if seen else "nothing at all"}'
    notes = (UNREADABLE,) if reason or not expected else (_missing(expected, exercise), _instead(seen))
    return Submission(
        *(student.identifier, student.name, exercise, {}, notes, (*hand_in.remarks, *hand_in.left_out), problem),
        is_from_moodle=student.is_from_moodle,
        concerns=(*student.concerns, *hand_in.remarks),
    )


def _missing(expected: list[str], exercise: str) -> str:
    """Write a Czech sentence on missing files. `exercise` is empty when it may be any."""
    if len(expected) > MOST_NAMED:
        return f'Chybí soubor s programem, například {expected[0]}.'
    if exercise and len(expected) > 1:
        return f'Chybí soubory {", ".join(expected[:-1])} a {expected[-1]}.'
    return f'Chybí soubor {" nebo ".join(expected)}.'


def _instead(names: list[str]) -> str:
    """Write a Czech sentence on what was handed in instead of a program."""
    if not names:
        return 'V odevzdání není žádný soubor.'
    quoted = ', '.join(f'„{name}“' for name in names[:MOST_NAMED]) + (' a další' if len(names) > MOST_NAMED else '')
    has_python = any(name.lower().endswith('.py') for name in names)
    return f'Odevzdáno je {quoted}.' + ('' if has_python else ' Program v Pythonu má příponu .py.')
