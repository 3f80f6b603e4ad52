"""Submissions: what each student of a class handed in for each exercise.

The way is one: `tree` (files), `students` (whose they are), `picking` (which exercise's), and here what comes of it.
"""

import ast
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from warnings import catch_warnings

from rozdej.exercises import Exercise
from rozdej.grading.names import plain_name
from rozdej.grading.picking import Found, Pattern, Pick, Survey, also_like, left_out, pick, same_text, survey
from rozdej.grading.students import ExpectedNames, Student, find_students
from rozdej.grading.tree import MOST_BYTES, Unreadable, open_node
from rozdej.student.source import decode, is_empty

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
    found: dict[str, Found] = field(default_factory=dict, repr=False)
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
        return {module: found.node.read(MOST_BYTES) for module, found in self.found.items()}

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
    files = frozenset(f'{module}.py' for pattern in patterns for module in (*pattern.stubs, *pattern.given))
    stubs = {module: functions for pattern in patterns for module, functions in pattern.stubs.items()}
    names = ExpectedNames(frozenset(exercise.name for exercise in exercises), files, stubs)
    top = open_node(path)
    handed_in = [Student(whose, whose, [top])] if whose else find_students(top, names)
    others = names.exercises - {asked_for.name} if asked_for else set()
    handed_in = [
        student for student in handed_in if others.isdisjoint(map(plain_name, student.identifier.split('/')[:-1]))
    ]
    students = [_HandedIn(student, patterns, asked_for) for student in handed_in]
    wanted = {asked_for.name} if asked_for else _exercises_of_class(students)
    return [submission for student in students for submission in student.submissions(wanted)]


class _HandedIn:
    """What one student handed in, by exercise; the files are looked at once."""

    def __init__(self, student: Student, patterns: list[Pattern], asked_for: Exercise | None):
        self.student = student
        expected = frozenset(f'{module}.py' for pattern in patterns for module in pattern.stubs)
        looked_at = survey(student.places, expected)
        self.picks = _pick_all(looked_at, patterns, asked_for)
        self.patterns = {pattern.exercise.name: pattern for pattern in patterns}
        self.touched = {name for name, picked in self.picks.items() if _is_touched(picked, self.patterns[name])}
        self.remarks = [*looked_at.remarks, *left_out(looked_at, self.picks, patterns)]
        self.looked_at = looked_at
        self.files_seen = len(looked_at.files)
        self.names_seen = [found.shown_name for found in looked_at.files[: MOST_NAMED + 1]]

    def submissions(self, wanted: set[str]) -> list[Submission]:
        """A submission for each exercise of the class that the student has files of, else one that says why not."""
        found = [name for name in self.picks if name in wanted] or [name for name in self.picks if name in self.touched]
        return [self._submission(name) for name in found] or [self._nothing(wanted)]

    def _submission(self, exercise: str) -> Submission:
        picked, pattern = self.picks[exercise], self.patterns[exercise]
        notes = [f'Chybí soubor {module}.py.' for module in sorted(set(pattern.stubs) - set(picked.files))]
        concerns = []
        for module, found in sorted(picked.files.items()):
            if _is_called_wrong(found, module, self.student.is_from_moodle):
                notes.append(f'Soubor „{found.shown_name}“ se má jmenovat „{module}.py“. Tentokrát se vzal i tak.')
                concerns.append(f'{found.shown} was taken for {module}.py')
            if (count := picked.several[module]) > 1:
                notes.append(f'Souborů {module}.py je odevzdáno víc. Hodnotil se „{found.shown}“.')
                concerns.append(f'{count} versions of {module}.py: {found.shown} was graded')
        if picked.helpers:
            concerns.append(f'modules of its own: {", ".join(found.shown for found in picked.helpers.values())}')
        concerns += self._more_like(picked, pattern)
        return self._made(exercise, picked.refused | picked.helpers | picked.files, notes, concerns=concerns)

    def _more_like(self, picked: Pick, pattern: Pattern) -> Iterable[str]:
        """What was left out and may be a program for the exercise all the same."""
        names = {module for other in self.patterns.values() for module in (*other.stubs, *other.given)}
        for found, functions in also_like(self.looked_at, picked, pattern, names):
            yield f'{found.shown} was left out, but has {functions} functions of the exercise'

    def _nothing(self, wanted: set[str]) -> Submission:
        exercise = next(iter(wanted)) if len(wanted) == 1 else ''
        reason = self.student.problem or (self.remarks[0] if self.remarks and not self.files_seen else '')
        asked = [pattern for name, pattern in self.patterns.items() if name in wanted]
        expected = [f'{module}.py' for pattern in asked for module in pattern.stubs]
        which = ' or '.join(expected) if 0 < len(expected) <= MOST_NAMED else 'of any exercise'
        names = ', '.join(self.names_seen[:MOST_NAMED]) + (', …' if len(self.names_seen) > MOST_NAMED else '')
        problem = reason or f'no file {which} here, {f"only {names}" if names else "nothing at all"}'
        notes = (UNREADABLE,) if reason or not expected else (_missing(expected, exercise), _instead(self.names_seen))
        return self._made(exercise, {}, notes, problem)

    def _made(
        self,
        exercise: str,
        found: dict[str, Found],
        notes: Iterable[str],
        problem: str = '',
        concerns: Iterable[str] = (),
    ) -> Submission:
        student, remarks = self.student, tuple(self.remarks)
        identity = student.identifier, student.name, exercise
        told = (*student.concerns, *self.looked_at.remarks, *concerns)
        return Submission(*identity, found, tuple(notes), remarks, problem, student.is_from_moodle, told)


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


def _pick_all(looked_at: Survey, patterns: list[Pattern], asked_for: Exercise | None) -> dict[str, Pick]:
    picks = {}
    for pattern in patterns:
        if asked_for in (None, pattern.exercise):
            others = [other for other in patterns if other is not pattern]
            picked = pick(looked_at, pattern, others, asked_for is not None or not others)
            if picked.files:
                picks[pattern.exercise.name] = picked
    sure = [picked for picked in picks.values() if picked.is_sure]
    taken = {found.path for picked in sure for found in (*picked.files.values(), *picked.helpers.values())}
    stubs = {pattern.exercise.name: pattern.stubs for pattern in patterns}
    shares = [
        (name, found.path, len(functions & looked_at.defined(found)), len(functions))
        for name, picked in picks.items()
        for module, found in picked.files.items()
        for functions in [stubs[name][module]]
    ]
    most: dict[tuple[str, ...], int] = {}
    for _, path, count, _ in shares:
        most[path] = max(count, most.get(path, 0))
    # What a file is called says more than what it defines: exercises share names of functions.
    like = {
        name
        for name, path, count, size in shares
        if path not in taken and count == most[path] and (not sure or 2 * count > size)
    }
    return {name: picked for name, picked in picks.items() if picked.is_sure or name in like}


def _is_touched(picked: Pick, pattern: Pattern) -> bool:
    """Whether any file differs from the stub that was handed out, or might have been by an older kit."""
    files = ((found, pattern.exercise.given / f'{module}.py') for module, found in picked.files.items())
    return any(not same_text(found, stub) and not _is_empty_stub(found, stub) for found, stub in files)


def _is_empty_stub(found: Found, stub: Path) -> bool:
    """Whether there is nothing in the student's file but empty functions and what stands in the stub, too."""
    try:
        with catch_warnings(action='ignore'):  # they are told when it is graded
            body = ast.parse(decode(found.node.read(MOST_BYTES), found.shown)).body
        known = {ast.dump(node) for node in ast.parse(stub.read_bytes()).body}
        functions = [node for node in body if isinstance(node, ast.FunctionDef) and is_empty(node)]
        rest = (node for node in body if node not in functions and not isinstance(node, ast.Import | ast.ImportFrom))
        return bool(functions) and all(_is_text(node) or ast.dump(node) in known for node in rest)
    except (Unreadable, SyntaxError, ValueError, RecursionError, MemoryError):
        return False


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _exercises_of_class(students: list[_HandedIn]) -> set[str]:
    """The exercises that anybody worked on; when nobody did, those whose stubs came back."""
    touched = {name for student in students for name in student.touched}
    return touched or {name for student in students for name in student.picks}


def _is_called_wrong(found: Found, module: str, is_from_moodle: bool) -> bool:
    """Whether a student should have called the file of a module otherwise."""
    # A file for each student is called like the student, and by whoever has collected them.
    is_student = len(found.path) == 1 and not is_from_moodle and plain_name(found.path[-1]) != module
    return found.path[-1] != f'{module}.py' and not is_student
