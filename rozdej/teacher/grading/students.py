"""Finds the students of a class in a folder or zip, and which files and folders are whose.

`LAYOUTS` are the ways in which classes are collected. Afterwards, students who handed in together are separated.
"""

import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import chain

from rozdej import CannotRun
from rozdej.teacher.grading.archive_tree import File, Folder, RefusedEntry, TreeEntry
from rozdej.teacher.grading.name_matching import (
    are_versions,
    is_class,
    is_full_name,
    is_version,
    list_names,
    plain_name,
    printable,
)

MOODLE = re.compile(r'(?P<name>.+?)_(?P<number>\d+)_assignsubmission_(?:file|onlinetext)(?:_(?P<rest>.*))?', re.DOTALL)
"""Moodle's name for a student's folder, or file.

The part after the first number is chosen by the student, and may look like another student's.
"""
SAYS_NOTHING = re.compile(r'(?i)(src|code|kod|python|projekt|project|zadani|.*-(main|master))')
"""Names of folders that are not the student's name."""
PROGRAMS = ('.py', '.pyw', '.py.txt')
PACKED = ('.rar', '.7z', '.tar', '.gz', '.tgz', '.bz2', '.xz')
MOST_TOGETHER = 400
"""Most programs side by side in one hand-in that are read: as many as a large class has."""
MOST_BYTES_TOGETHER = 50_000
"""Longest of these that is read. The solutions have some ten thousand bytes."""
MOST_NESTED = 6
"""Most nested folders that are searched, around the class or in a hand-in."""


@dataclass
class Student:
    """A student who handed something in."""

    identifier: str
    """Unique in the class: Moodle's number, the name of an account, else the name of the folder or file."""
    name: str
    places: list[TreeEntry] = field(default_factory=list)
    """What was handed in."""
    is_from_moodle: bool = False
    concerns: tuple[str, ...] = ()
    """English sentences on why it may be another student's."""

    @classmethod
    def of(cls, entry: TreeEntry) -> 'Student':
        """Make a student named like the folder or file."""
        return cls(entry.title, entry.title, [entry])


@dataclass(frozen=True)
class ExpectedNames:
    """The names of exercises, of their files, and of the functions in each stub, by its module."""

    exercises: frozenset[str]
    files: frozenset[str]
    functions: dict[str, frozenset[str]]


def find_students(entry: TreeEntry, names: ExpectedNames, whose: str | re.Pattern[str]) -> list[Student]:
    """Find the students of a class, sorted by name. `whose` is the only student, or a pattern for names in paths."""
    if whose and isinstance(whose, str):
        return [Student(whose, whose, [entry])]
    if isinstance(whose, re.Pattern):
        students = _by_pattern(entry, whose)
    else:
        students = _students(entry, names, MOST_NESTED)
        students = chain.from_iterable(_separate(student, names) for student in students)
    return sorted(_with_own_identifiers(students), key=lambda student: (student.name, student.identifier))


def _by_pattern(entry: TreeEntry, pattern: re.Pattern[str]) -> Iterable[Student]:
    """Find students with a pattern for paths. Prints paths without a student. Raises `CannotRun` if there is none.

    An entry whose path matches is the student's with all in it. Paths of folders and zips end with a slash.
    """
    students: dict[str, Student] = {}
    nobodys = []
    waiting = [('', entry) for entry in (entry.children if isinstance(entry, Folder) else [entry])]
    while waiting:
        folder, entry = waiting.pop(0)
        path = unicodedata.normalize('NFC', f'{folder}{entry.name}{"/" * isinstance(entry, Folder)}')
        found = pattern.search(path)
        if name := printable((found['student' if 'student' in pattern.groupindex else 1] if found else '') or ''):
            students.setdefault(name.casefold(), Student(name, name)).places.append(entry)
        elif isinstance(entry, Folder) and path.count('/') <= MOST_NESTED and path.lower().count('.zip/') < 2:
            waiting += [(path, entry) for entry in entry.children]
        else:
            nobodys.append(printable(path))
    sentence = f'--student finds nobody in {len(nobodys)} path{"s" * (len(nobodys) != 1)}: {list_names(nobodys)}'
    if not students:
        raise CannotRun(sentence)
    if nobodys:
        print(sentence, file=sys.stderr)
    return students.values()


def _with_own_identifiers(students: Iterable[Student]) -> Iterable[Student]:
    """Make identifiers unique: of students with the same one, the later ones get a number."""
    taken = set()
    for student in students:
        wanted, number = student.identifier, 1
        while student.identifier.casefold() in taken:
            number += 1
            student.identifier = f'{wanted} ({number})'
        student.concerns += ('another hand-in is called the same',) if number > 1 else ()
        taken.add(student.identifier.casefold())
        yield student


# Layouts: each returns the students in a folder, or None when the folder has another layout


def _students(entry: TreeEntry, names: ExpectedNames, depth: int) -> Iterable[Student]:
    """Find the students in a file or folder, at most `depth` folders deep."""
    if isinstance(entry, Folder) and not entry.problem:
        for layout in LAYOUTS:
            if (students := layout(entry, names, depth)) is not None:
                return students
    return [Student.of(entry)]


def _from_moodle(folder: Folder, names: ExpectedNames, depth: int) -> Iterable[Student] | None:
    """Moodle's bulk download: `Jan Novák_12_assignsubmission_file_`."""
    students: dict[str, Student] = {}
    for entry in folder.children:
        if match := MOODLE.fullmatch(entry.name):
            name = unicodedata.normalize('NFC', match['name'])
            student = students.setdefault(match['number'], Student(match['number'], name, is_from_moodle=True))
            is_named = bool(match['rest']) and (not isinstance(entry, Folder) or entry.is_zip)
            student.places.append(replace(entry, name=match['rest']) if is_named else entry)
    beside = (Student.of(entry) for entry in folder.children if not MOODLE.fullmatch(entry.name))
    return [*beside, *students.values()] if students else None


def _one_program(folder: Folder, names: ExpectedNames, depth: int) -> Iterable[Student] | None:
    """A single student: `klondike.py`, `zadani`, or `klondike` beside `srdce`."""
    is_program = _has_program(folder, names) or (_has_exercises(folder, names) and not _has_groups(folder, names))
    return [Student.of(folder)] if is_program else None


def _in_one_folder(folder: Folder, names: ExpectedNames, depth: int) -> Iterable[Student] | None:
    """A class, or a student, in the only entry of the folder."""
    if len(folder.folders) != 1 or len(folder.children) != 1 or not depth:
        return None
    [inner] = folder.folders
    if SAYS_NOTHING.fullmatch(inner.title) and not _is_class(inner, names):
        return [Student.of(folder)]
    # With one file in it, or one with almost the right name, the folder has the student's name.
    almost = sum(f'{plain_name(file.name)}.py' in names.files for file in inner.files)
    is_one = len(inner.files) == len(inner.children) and 1 in (len(inner.files), almost)
    return [Student.of(inner)] if is_one else _students(inner, names, depth - 1)


def _in_groups(folder: Folder, names: ExpectedNames, depth: int) -> Iterable[Student] | None:
    """A folder for each class or exercise. A name may occur in several groups, a Moodle number cannot."""
    if not depth or not _has_groups(folder, names) or _are_students(folder.folders, names):
        return None
    students = [Student.of(entry) for entry in _hand_ins(folder) if not isinstance(entry, Folder)]
    for group in folder.folders:
        for student in _students(group, names, depth - 1):
            student.identifier = f'{"" if student.is_from_moodle else f"{group.title}/"}{student.identifier}'
            students.append(student)
    return students


def _each(folder: Folder, names: ExpectedNames, depth: int) -> Iterable[Student]:
    """A folder, zip or file for each student; repositories have a common prefix before the account."""
    students = [Student.of(entry) for entry in _hand_ins(folder)]
    prefix = _assignment([student.name for student in students], names)
    is_exercise = any(name in prefix.lower() for name in names.exercises)
    are_repositories = len(folder.folders) == len(students) and all(inner.is_repository for inner in folder.folders)
    if len(students) > 1 and (is_exercise or are_repositories):
        for student in students:
            student.identifier = student.name = student.name.removeprefix(prefix)
    return students


LAYOUTS = (
    _from_moodle,  # Jan Novák_12_assignsubmission_file_/klondike.py, …_13_assignsubmission_file_klondike.py
    _one_program,  # klondike.py, zadani/klondike/klondike.py, klondike/klondike.py beside srdce/srdce.py
    _in_one_folder,  # collected/…, in which the others are tried
    _in_groups,  # 8.A/Jan Novák/klondike.py, klondike/Jan Novák.py beside srdce/Jan Novák.py
    _each,  # Jan Novák/klondike.py, Jan Novák.zip, Jan Novák.py, course-klondike-jnovak/klondike.py
)
"""The ways in which classes are collected; the first one that fits a folder counts."""


def _hand_ins(folder: Folder) -> list[TreeEntry]:
    """Return the hand-ins in a folder, folders first. Beside folders, documents are the teacher's."""
    loose = [entry for entry in folder.children if not isinstance(entry, Folder)]
    if folder.folders:
        loose = [entry for entry in loose if isinstance(entry, RefusedEntry) or entry.ends_with(*PROGRAMS, *PACKED)]
    return [*folder.folders, *loose]


def _assignment(called: list[str], names: ExpectedNames) -> str:
    """Return the longest common prefix, up to a hyphen, that is not part of account names.

    In `klondike-jan-`, all students may be named Jan.
    """
    parts = called[0].split('-') if called else []
    starts = ('-'.join(parts[:count]) + '-' for count in range(len(parts) - 1, 0, -1))
    shared = next((start for start in starts if all(name.startswith(start) for name in called)), '')
    words = shared.lower().split('-')[:-1]
    own = [number for number, word in enumerate(words) if any(name in word for name in names.exercises)]
    end = own[-1] + 1 if own else 1
    while end < len(words) and (words[end][:1].isdigit() or is_version(words[end], names.exercises)):
        end += 1
    return ''.join(f'{word}-' for word in shared.split('-')[: min(end, len(words))])


def _has_program(folder: Folder, names: ExpectedNames) -> bool:
    """Whether the folder has a file of an exercise, or `zadani` of the kit."""
    return any(file.name in names.files for file in folder.files) or 'zadani' in [one.name for one in folder.folders]


def _has_exercises(folder: Folder, names: ExpectedNames) -> bool:
    """Whether all folders are named like exercises and belong to one student. A single zip may be anything."""
    is_sure = len(folder.folders) > 1 or any(not inner.is_zip for inner in folder.folders)
    return is_sure and _are_exercises(folder.folders, names) and not _are_of_classes(folder.folders, names)


def _are_exercises(folders: list[Folder], names: ExpectedNames) -> bool:
    return {plain_name(folder.title) for folder in folders} <= names.exercises


def _are_of_classes(folders: list[Folder], names: ExpectedNames) -> bool:
    """Whether folders are named like exercises, one holds several students, and none holds a program."""
    if len(folders) < 2 or any(file.name in names.files for folder in folders for file in folder.files):
        return False
    return _are_exercises(folders, names) and any(len(_separate(Student.of(one), names)) > 1 for one in folders)


def _has_groups(folder: Folder, names: ExpectedNames) -> bool:
    """Whether all folders are classes, or exercises of a class."""
    are_classes = bool(folder.folders) and all(_is_class(inner, names) for inner in folder.folders)
    return are_classes or _are_of_classes(folder.folders, names)


def _is_class(folder: Folder, names: ExpectedNames) -> bool:
    """Whether the folder holds folders of several students, and nothing of a single student."""
    if any(MOODLE.fullmatch(entry.name) for entry in folder.children):
        return True
    if folder.problem or _has_program(folder, names) or _has_exercises(folder, names):
        return False
    if (programs := _programs(folder)) and not (is_class(folder.name) and _are_of_people(programs, names)):
        return False
    deeper = ((inner, [one for one in inner.folders if not one.is_zip]) for inner in folder.folders)
    work = [inner for inner, folders in deeper if inner.is_zip or folders or _programs(inner)]
    return len(work) >= (0 if is_class(folder.name) else 2)


def _programs(folder: Folder) -> list[File]:
    return [file for file in folder.files if file.ends_with('.py')]


def _are_of_people(programs: list[File], names: ExpectedNames) -> bool:
    """Whether files in a folder named like a class are its students' programs, not those of one student or team."""
    if len(programs) > MOST_TOGETHER:
        return False
    owners = [name for name, modules in (_claim(program, names) for program in programs) if modules]
    return len(owners) >= min(2, len(programs)) and not any(is_version(name, names.exercises) for name in owners)


def _are_students(groups: list[Folder], names: ExpectedNames) -> bool:
    """Whether folders that look like classes are students with a folder for each exercise.

    In most of them, no two folders hold the same exercise, and at least two are named as in other folders.
    """
    folders = [_exercise_folders(group, names) for group in groups if not is_class(group.name)]
    students = Counter(chain.from_iterable(folders))
    alike = [inner for inner in folders if sum(students[name] > 1 for name in inner) > 1]
    return 2 * len(alike) > len(groups)


def _exercise_folders(group: Folder, names: ExpectedNames) -> set[str]:
    """Return the names of folders in a student's folder. Empty when two hold the same exercise, or fewer hold any."""
    modules = [
        {f'{plain_name(entry.name)}.py' for entry in inner.children} & names.files | _modules_in(inner, names)
        for inner in group.folders
    ]
    is_one_each = sum(map(len, modules)) == len(frozenset().union(*modules)) and sum(map(bool, modules)) > 1
    own = group.title.casefold()  # it may also be part of the names of zips
    return {inner.title.casefold().replace(own, '') for inner in group.folders} if is_one_each else set()


# Students who handed in together


def _separate(student: Student, names: ExpectedNames) -> list[Student]:
    """Separate students who handed in together: entries are named like people, with the same program or full names.

    Entries without a program belong to all of them. Returns the student alone when there is only one.
    """
    entries = student.places
    for _ in range(MOST_NESTED):
        if len(entries) == 1 and isinstance(entries[0], Folder):
            entries = entries[0].children
    if sum(entry.ends_with(*PROGRAMS) for entry in entries) > MOST_TOGETHER:
        return [student]
    claims = []
    modules: dict[str, frozenset[str]] = {}
    for entry in sorted(entries, key=lambda entry: isinstance(entry, Folder)):
        owner, held = _claim(entry, names)
        if held and not owner:
            return [student]
        claims.append((entry, owner if held else None))
        modules |= {owner: modules.get(owner, frozenset()) | held} if held else {}
    are_people = len(modules) > 1 and not are_versions(modules, names.exercises)
    if not are_people or not (frozenset.intersection(*modules.values()) or all(map(is_full_name, modules))):
        return [student]
    concern = f'handed in together with others: {student.name} holds programs under {len(modules)} names'
    return [
        replace(
            student,
            identifier=f'{student.identifier}/{name}',
            name=name,
            places=[entry for own in (name, None) for entry, owner in claims if owner == own],
            concerns=(concern,),
        )
        for name in modules
    ]


def _claim(entry: TreeEntry, names: ExpectedNames) -> tuple[str, frozenset[str]]:
    """Return the owner's name from a file or folder ('' for none), and the exercise files that it holds."""
    if isinstance(entry, Folder):
        return entry.title, _modules_in(entry, names)
    if entry.name in names.files or not entry.ends_with(*PROGRAMS):
        return '', frozenset({entry.name} & {f'{module}.py' for module in names.functions})
    if not isinstance(entry, File) or entry.size > MOST_BYTES_TOGETHER:
        return '', frozenset()
    words = '|'.join((*names.functions, *names.exercises))
    own = re.sub(rf'(?i)[ _.-]*({words})[ _.-]*', ' ', entry.title).strip()
    like = (name for name, asked in names.functions.items() if len(entry.functions & asked) >= min(2, len(asked)))
    return own, frozenset(f'{module}.py' for module in like)


def _modules_in(folder: Folder, names: ExpectedNames, depth: int = MOST_NESTED) -> frozenset[str]:
    """Return the names of exercise files in a folder."""
    own = names.files.intersection(file.name for file in folder.files)
    return own.union(*(_modules_in(inner, names, depth - 1) for inner in folder.folders if depth))
