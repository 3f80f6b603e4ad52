"""Submissions: what each student of a class handed in for each exercise.

The way is one: `archive_tree` (files), `students` (whose they are), `module_matching` (which exercise's), and here what
comes of it.
"""

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from rozdej.exercises import Exercise
from rozdej.grading.archive_tree import open_tree
from rozdej.grading.module_matching import (
    ExerciseMatch,
    HandIn,
    Pattern,
    SubmittedFile,
    also_like,
    left_out,
    read_hand_in,
)
from rozdej.grading.name_matching import plain_name, shown
from rozdej.grading.students import ExpectedNames, Student, find_students

UNREADABLE = 'V odevzdaných souborech se nedalo nic přečíst.'
MOST_NAMED = 3
"""Files named when others were expected or handed in."""


@dataclass(frozen=True)
class Submission:
    """One student's program for one exercise; it is read when it is graded.

    `exercise` is empty when nothing tells which one it is. `notes` are Czech sentences for the student,
    `remarks` English ones for the teacher, `concerns` those that ask for a look; `problem` says in English why there is
    nothing to grade.
    """

    student: str
    name: str
    exercise: str
    found: dict[str, SubmittedFile] = field(default_factory=dict, repr=False)
    notes: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    problem: str = ''
    is_from_moodle: bool = False
    concerns: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """What identifies it: the student and the exercise."""
        return self.student, self.exercise

    def read(self) -> dict[str, bytes]:
        """Module name -> content of its file. Raises `Unreadable`."""
        return {module: file.read() for module, file in self.found.items()}

    def _said(self) -> tuple[str, ...]:
        return (self.name, str(self.is_from_moodle), *self.notes, *self.remarks, *self.concerns, self.problem)

    def digest(self, files: dict[str, bytes]) -> str:
        """A fingerprint of these files and of the notes and remarks about them."""
        parts: list[bytes] = [part.encode('utf-8', 'replace') for part in self._said()]
        for module, content in sorted(files.items()):
            parts += [module.encode(), content]
        lengths = b' '.join(b'%d' % len(part) for part in parts)
        return hashlib.sha256(b'\n'.join((lengths, *parts))).hexdigest()


def find_submissions(
    path: Path, exercises: list[Exercise], asked_for: Exercise | None = None, whose: str = ''
) -> list[Submission]:
    """The submissions in a folder, zip or file; nobody in it is left out.

    `exercises` are those of the kit, `asked_for` the only one to grade (None: found from the files): then folders of
    students that are called like another one are left aside. `whose` names the only student whose all of it is.
    Raises `Unreadable` when the path itself cannot be read.
    """
    patterns = [Pattern.of(exercise) for exercise in exercises]
    tree = open_tree(path)
    names = ExpectedNames(
        frozenset(exercise.name for exercise in exercises),
        frozenset(f'{module}.py' for pattern in patterns for module in pattern.modules),
        {module: functions for pattern in patterns for module, functions in pattern.stubs.items()},
    )
    students = [Student(whose, whose, [tree])] if whose else find_students(tree, names)
    others = names.exercises - {asked_for.name} if asked_for else set()
    hand_ins = [
        (student, read_hand_in(student.places, patterns, asked_for))
        for student in students
        if others.isdisjoint(map(plain_name, student.identifier.split('/')[:-1]))
    ]
    wanted = [asked_for] if asked_for else _exercises_of_class([hand_in for _, hand_in in hand_ins])
    return [one for student, hand_in in hand_ins for one in _submissions(student, hand_in, wanted)]


def _exercises_of_class(hand_ins: list[HandIn]) -> list[Exercise]:
    """The exercises that anybody worked on; when nobody did, those whose stubs came back."""
    matches = [match for hand_in in hand_ins for match in hand_in.matches]
    found = [match for match in matches if match.is_touched] or matches
    return list(dict.fromkeys(match.pattern.exercise for match in found))


def _submissions(student: Student, hand_in: HandIn, wanted: list[Exercise]) -> list[Submission]:
    """A submission for each exercise of the class that the student has files of, else one that says why not."""
    matches = [match for match in hand_in.matches if match.pattern.exercise in wanted]
    matches = matches or [match for match in hand_in.matches if match.is_touched]
    remarks = (*hand_in.remarks, *left_out(hand_in))
    return [_submission(student, hand_in, remarks, match) for match in matches] or [
        _nothing(student, hand_in, remarks, [pattern for pattern in hand_in.patterns if pattern.exercise in wanted])
    ]


def _submission(student: Student, hand_in: HandIn, remarks: tuple[str, ...], match: ExerciseMatch) -> Submission:
    """The files of an exercise, with what is strange about them."""
    notes = [f'Chybí soubor {module}.py.' for module in sorted(set(match.pattern.stubs) - set(match.files))]
    concerns = [*student.concerns, *hand_in.remarks]
    for module, file in sorted(match.files.items()):
        if _is_called_wrong(file, module, student.is_from_moodle):
            notes.append(f'Soubor „{shown(file.name)}“ se má jmenovat „{module}.py“. Tentokrát se vzal i tak.')
            concerns.append(f'{file.shown} was taken for {module}.py')
        if (count := match.several[module]) > 1:
            notes.append(f'Souborů {module}.py je odevzdáno víc. Hodnotil se „{file.shown}“.')
            concerns.append(f'{count} versions of {module}.py: {file.shown} was graded')
    if match.helpers:
        concerns.append(f'modules of its own: {", ".join(file.shown for file in match.helpers.values())}')
    for file, functions in also_like(hand_in, match):
        concerns.append(f'{file.shown} was left out, but has {functions} functions of the exercise')
    return Submission(
        *(student.identifier, student.name, match.pattern.exercise.name),
        match.refused | match.helpers | match.files,
        tuple(notes),
        remarks,
        is_from_moodle=student.is_from_moodle,
        concerns=tuple(concerns),
    )


def _nothing(student: Student, hand_in: HandIn, remarks: tuple[str, ...], wanted: list[Pattern]) -> Submission:
    """What is told of a student who has no file of the exercises that are wanted."""
    exercise = wanted[0].exercise.name if len(wanted) == 1 else ''
    reason = remarks[0] if remarks and not hand_in.files else ''
    expected = [f'{module}.py' for pattern in wanted for module in pattern.stubs]
    which = ' or '.join(expected) if 0 < len(expected) <= MOST_NAMED else 'of any exercise'
    seen = [shown(file.name) for file in hand_in.files[: MOST_NAMED + 1]]
    names = ', '.join(seen[:MOST_NAMED]) + (', …' if len(seen) > MOST_NAMED else '')
    problem = reason or f'no file {which} here, {f"only {names}" if names else "nothing at all"}'
    notes = (UNREADABLE,) if reason or not expected else (_missing(expected, exercise), _instead(seen))
    concerns = (*student.concerns, *hand_in.remarks)
    return Submission(
        student.identifier, student.name, exercise, {}, notes, remarks, problem, student.is_from_moodle, concerns
    )


def _missing(expected: list[str], exercise: str) -> str:
    """A Czech sentence on the files that should have been handed in; `exercise` is empty when it may be any."""
    if len(expected) > MOST_NAMED:
        return f'Chybí soubor s programem, například {expected[0]}.'
    if exercise and len(expected) > 1:
        return f'Chybí soubory {", ".join(expected[:-1])} a {expected[-1]}.'
    return f'Chybí soubor {" nebo ".join(expected)}.'


def _instead(names: list[str]) -> str:
    """A Czech sentence on what was handed in, when there is no program in it."""
    if not names:
        return 'V odevzdání není žádný soubor.'
    listed = ', '.join(f'„{name}“' for name in names[:MOST_NAMED]) + (' a další' if len(names) > MOST_NAMED else '')
    has_python = any(name.lower().endswith('.py') for name in names)
    return f'Odevzdáno je {listed}.' + ('' if has_python else ' Program v Pythonu má příponu .py.')


def _is_called_wrong(file: SubmittedFile, module: str, is_from_moodle: bool) -> bool:
    """Whether a student should have called the file of a module otherwise."""
    # A file for each student is called like the student, and by whoever has collected them.
    is_student = len(file.path) == 1 and not is_from_moodle and file.plain_name != module
    return file.name != f'{module}.py' and not is_student
