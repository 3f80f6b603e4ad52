"""The students of a class, found in a folder or zip as it was collected.

Known are a folder, a zip or a single file per student, Moodle's bulk download, repositories
cloned from GitHub Classroom, a program laid out like `zadani`, and an extra level of folders around any of these.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace

from rozdej.grading.names import plain_name, shown
from rozdej.grading.tree import MOST_BYTES, Node, Unreadable
from rozdej.student.source import functions_in

MOODLE = re.compile(r'(?P<name>.+?)_(?P<number>\d+)_assignsubmission_(?:file|onlinetext)(?:_(?P<rest>.*))?', re.DOTALL)
"""How Moodle names a student's folder, or a file where there are no folders.

What comes behind the first number is the student's own choice, and may look like somebody else's.
"""
SAYS_NOTHING = re.compile(r'(?i)(src|code|kod|python|projekt|project|zadani|.*-(main|master))')
"""Names of folders that say nothing about the student."""
CLASS_NAME = re.compile(r'(?i)\d\s*[._-]?\s*[a-h]|(třída|trida|skupina|kroužek|krouzek|class|group)\b.*')
"""Names of folders that are surely a class, however few have handed something in."""
VERSION = re.compile(
    'verz[ei]|ver|version|zaloh[ay]|backup|kopie|copy|pokusy?|testy?|slozka|folder|ukoly?|levely?|lekce|hodina|den|tyden'
)
"""Words, without their accents, of which one is enough: a folder called so is a version or a task, not a person."""
NOT_A_NAME = re.compile(
    'star[aey]|nov[aey]|old|new|final(ni)?|hotov[eo]|done|puvodni|original|opraven[ae]|oprava|posledni|prvni|druh[aey]|'
    'treti|doma(ci)?|skol(a|ni)|moje|muj|code|kod|src|zdroj|program(y)?|projekt|cast(i)?|mesic|rok|pondeli|utery|streda|'
    'ctvrtek|patek|sobota|nedele|leden|unor|brezen|duben|kveten|cerven(ec)?|srpen|zari|rijen|listopad|prosinec|zadani|'
    'reseni|vysledek|odevzdan[io]|ne?funguje|dodelan[aeoy]|upraven[aeoy]|komplet(ni)?|bez|chyb(y)?|ok|v|hr[ay]|karty|pasians|python|rozdej|dobre|spatne|lepsi|jin[aey]'
)
"""Words that may be in a person's name (Jan Nový), but are not the whole of one."""
PROGRAMS = ('.py', '.pyw', '.py.txt')
PACKED = ('.rar', '.7z', '.tar', '.gz', '.tgz', '.bz2', '.xz')
MOST_TOGETHER = 400
"""Programs side by side in one hand-in that are looked into: as many as a large class has."""
FEW, MOST_OF_MANY = 20, 50_000
"""Of more than a few of them, only those are read that are no longer than so many bytes."""
MOST_NESTED = 6
"""Folders around the class that are looked into."""


@dataclass
class Student:
    """Somebody who handed something in.

    `identifier` is unique in the class: Moodle's number, the name of an account, else the name of the
    folder or file. `places` is what was handed in; `problem` says in English why it cannot be opened, `concerns` what
    is strange about whose it is.
    """

    identifier: str
    name: str
    places: list[Node] = field(default_factory=list)
    problem: str = ''
    is_from_moodle: bool = False
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True)
class ExpectedNames:
    """The names of exercises and their files, and the functions that each file to be written has, by its module."""

    exercises: frozenset[str]
    files: frozenset[str]
    functions: dict[str, frozenset[str]]


def find_students(node: Node, names: ExpectedNames) -> list[Student]:
    """The students of a class, by identifier. Raises `Unreadable` when there is nothing at all to read."""
    found = _students(node, names, MOST_NESTED)
    students = _unique(one for student in found for one in _told_apart(student, names))
    return sorted(students, key=lambda student: (student.name, student.identifier))


def _students(node: Node, names: ExpectedNames, depth: int) -> Iterable[Student]:
    if not node.is_container:
        return [_student(node)]
    children = node.own_children()
    if any(MOODLE.fullmatch(child.name) for child in children):
        return _from_moodle(children)
    inner = [child for child in children if child.is_container]
    are_classes = bool(inner) and (all(_is_class(child, names) for child in inner) or _are_exercises(inner, names))
    if _is_one_program(children, names, are_classes):
        return [_student(node)]
    if len(inner) == 1 and len(children) == 1 and depth:
        return _in_one_folder(node, inner[0], names, depth)
    # Among folders of students, a loose document is the teacher's; among loose files it is what somebody handed in.
    loose = [child for child in children if child not in inner and (not inner or _is_handed_in(child))]
    if are_classes and depth and not _are_students(inner, names):
        groups = [student for child in inner for student in _of_group(child, _students(child, names, depth - 1))]
        return [*groups, *map(_student, loose)]
    return _from_classroom([_student(child) for child in [*inner, *loose]], names)


def _in_one_folder(outer: Node, folder: Node, names: ExpectedNames, depth: int) -> Iterable[Student]:
    """The students in a folder that has nothing beside it: a class, or a single student."""
    if SAYS_NOTHING.fullmatch(_stem(folder)) and not _is_class(folder, names):
        return [_student(outer)]
    try:
        if _is_folder_of_one(folder, names):
            return [_student(folder)]
        return _students(folder, names, depth - 1)
    except Unreadable as error:
        return [Student(_stem(folder), _stem(folder), [], str(error))]


def _of_group(group: Node, students: Iterable[Student]) -> Iterable[Student]:
    """The students of one group among several. Names may be in several groups, Moodle's numbers are not."""
    for student in students:
        if not student.is_from_moodle:
            student.identifier = f'{_stem(group)}/{student.identifier}'
        yield student


def _is_one_program(children: list[Node], names: ExpectedNames, are_classes: bool = False) -> bool:
    """Whether these things are one student's: a file with the right name, or folders or zips named like exercises.

    Such folders are not if each of them holds several students; of a single zip, nobody knows.
    """
    files = {child.name for child in children if child.is_file}
    inner = [child for child in children if child.is_container]
    if files & names.files or any(child.name == 'zadani' for child in inner):
        return True
    is_each = bool(inner) and {plain_name(_stem(child)) for child in inner} <= names.exercises
    is_sure = len(inner) > 1 or any(child.is_folder for child in inner)
    return is_each and is_sure and not are_classes and not _are_exercises(inner, names)


def _are_exercises(folders: list[Node], names: ExpectedNames) -> bool:
    """Whether folders called like exercises are those of a class: one holds several students, and none a program."""
    if len(folders) < 2 or not {plain_name(_stem(folder)) for folder in folders} <= names.exercises:
        return False
    try:
        own = {child.name for folder in folders for child in folder.own_children() if child.is_file}
        return not own & names.files and any(_owners([folder], names) for folder in folders)
    except Unreadable:
        return False


def _is_folder_of_one(node: Node, names: ExpectedNames) -> bool:
    """Whether the folder's own name says whose it is: one file in it, or one that has almost the right name."""
    children = node.own_children()
    if not all(child.is_file for child in children):
        return False
    return len(children) == 1 or sum(f'{plain_name(child.name)}.py' in names.files for child in children) == 1


def _is_class(node: Node, names: ExpectedNames) -> bool:
    """Whether the folder holds several students' folders and nothing that would be one student's."""
    try:
        children = node.own_children()
        if any(MOODLE.fullmatch(child.name) for child in children):
            return True
        inner = [child for child in children if child.is_container]
        programs = [child for child in children if child.name.lower().endswith('.py')]
        if _is_one_program(children, names) or (programs and not _are_of_people(node, programs, names)):
            return False
        return sum(_holds_program(child) for child in inner) >= (0 if _is_called_class(node) else 2)
    except Unreadable:
        return False


def _are_of_people(node: Node, programs: list[Node], names: ExpectedNames) -> bool:
    """Whether files in a folder called like a class are programs of its students, and not what one or a team wrote."""
    if not _is_called_class(node) or len(programs) > MOST_TOGETHER:
        return False
    owners = [name for name, found in (_claim(program, names, MOST_OF_MANY) for program in programs) if found]
    words = [set(re.findall('[a-z]+', _plain(name))) for name in owners]
    return len(owners) >= min(2, len(programs)) and not any(_is_called_version(own, names) for own in words)


def _are_students(groups: list[Node], names: ExpectedNames) -> bool:
    """Whether folders that look like classes are students with a folder for each exercise.

    In most of them no two folders hold the same exercise, and at least two are called as others' are.
    """
    folders = {group.name: _exercise_folders(group, names) for group in groups if not _is_called_class(group)}
    students = Counter(folder for inner in folders.values() for folder in inner)
    alike = [inner for inner in folders.values() if sum(students[folder] > 1 for folder in inner) > 1]
    return 2 * len(alike) > len(groups)


def _exercise_folders(group: Node, names: ExpectedNames) -> set[str]:
    """The names of what is in a student's folder; none when two of them hold the same exercise, or fewer any."""
    try:
        inner = [child for child in group.own_children() if child.is_container]
        files = [
            {f'{plain_name(file.name)}.py' for file in child.children()} & names.files | _programs(child, names, 3)
            for child in inner
        ]
    except Unreadable:
        return set()
    is_one_each = sum(map(len, files)) == len(frozenset().union(*files)) and sum(map(bool, files)) > 1
    own = _stem(group).casefold()  # which may be in the names of zips, too
    return {_stem(child).casefold().replace(own, '') for child in inner} if is_one_each else set()


def _is_called_class(node: Node) -> bool:
    return bool(CLASS_NAME.fullmatch(unicodedata.normalize('NFC', node.name)))


def _holds_program(node: Node) -> bool:
    return node.is_zip or any(child.name.lower().endswith('.py') or child.is_folder for child in node.children())


def _from_moodle(children: list[Node]) -> list[Student]:
    found: dict[str, Student] = {}
    for child in children:
        if match := MOODLE.fullmatch(child.name):
            student = found.setdefault(match['number'], Student(match['number'], match['name'], is_from_moodle=True))
            student.places.append(child.renamed(match['rest']) if match['rest'] else child)
        else:
            student = _student(child)
            found[f'beside {student.identifier}'] = student
    return list(found.values())


def _from_classroom(students: list[Student], names: ExpectedNames) -> list[Student]:
    """Students whose folders are called `klondike-account`, by their accounts alone."""
    prefix = _assignment(_shared_start([student.identifier for student in students]), names)
    is_assignment = any(name in prefix.lower() for name in names.exercises)
    if len(students) > 1 and prefix and (is_assignment or all(map(_is_repository, students))):
        for student in students:
            student.identifier = student.name = student.identifier.removeprefix(prefix)
    return students


def _shared_start(names: list[str]) -> str:
    """The longest start up to a hyphen that all the names share."""
    parts = names[0].split('-') if names else []
    starts = ('-'.join(parts[:count]) + '-' for count in range(len(parts) - 1, 0, -1))
    return next((start for start in starts if all(name.startswith(start) for name in names)), '')


def _assignment(prefix: str, names: ExpectedNames) -> str:
    """As much of a shared start as is no part of an account: all are called Jan in `klondike-jan-`."""
    words = prefix.lower().split('-')[:-1]
    own = [number for number, word in enumerate(words) if any(name in word for name in names.exercises)]
    end = own[-1] + 1 if own else 1
    while end < len(words) and (words[end][:1].isdigit() or _is_called_version({_plain(words[end])}, names)):
        end += 1
    return ''.join(f'{word}-' for word in prefix.split('-')[: min(end, len(words))])


def _is_repository(student: Student) -> bool:
    try:
        return any(child.name == '.git' for place in student.places for child in place.children())
    except Unreadable:
        return False


def _student(node: Node) -> Student:
    name = _stem(node)
    return Student(name, name, [node])


def _stem(node: Node) -> str:
    stem = node.name if node.is_folder else re.sub(r'(?i)(\.(py|tar))?\.([a-z0-9]{1,4}|ipynb)$', '', node.name)
    return unicodedata.normalize('NFC', shown(stem)) or 'unnamed'


def _is_handed_in(node: Node) -> bool:
    """Whether a thing that is neither a folder nor a zip may be somebody's work: a program, an archive, a link."""
    return not node.is_file or node.name.lower().endswith(PROGRAMS + PACKED)


def _told_apart(student: Student, names: ExpectedNames) -> list[Student]:
    """The student, or those that one hand-in holds: called as people are, with the same program or by full names."""
    try:
        owners = _owners(student.places, names)
    except Unreadable:
        owners = {}
    if not owners:
        return [student]
    concern = f'handed in together with others: {student.name} holds programs under {len(owners)} names'
    return [
        replace(student, identifier=f'{student.identifier}/{name}', name=name, places=places, concerns=(concern,))
        for name, places in owners.items()
    ]


def _owners(nodes: list[Node], names: ExpectedNames) -> dict[str, list[Node]]:
    """The students in a hand-in, and what is whose; nothing when it is one student's. Raises `Unreadable`.

    What holds no program belongs to all.
    """
    if len(nodes) == 1 and nodes[0].is_container:
        return _owners(nodes[0].own_children(), names)
    programs: dict[str, frozenset[str]] = {}
    places: dict[str, list[Node]] = {}
    shared = []
    count = sum(node.name.lower().endswith(PROGRAMS) for node in nodes)
    if count > MOST_TOGETHER:
        return {}
    most = MOST_BYTES if count <= FEW else MOST_OF_MANY
    for node in sorted(nodes, key=lambda node: node.is_container):
        name, found = _claim(node, names, most)
        if found and not name:
            return {}
        if not found:
            shared.append(node)
            continue
        programs[name] = programs.get(name, frozenset()) | found
        places.setdefault(name, []).append(node)
    are_people = len(programs) > 1 and not _are_versions(list(programs), names)
    if not are_people or not (frozenset.intersection(*programs.values()) or all(map(_is_full_name, programs))):
        return {}
    return {name: [*own, *shared] for name, own in places.items()}


def _claim(node: Node, names: ExpectedNames, most: int) -> tuple[str, frozenset[str]]:
    """Whose a file of at most so many bytes, or a folder, says it is ('': nobody's), and which exercises' it holds."""
    if node.is_container:
        return _stem(node), _programs(node, names, MOST_NESTED)
    if node.name in names.files or not node.name.lower().endswith(PROGRAMS):
        return '', frozenset({node.name} & {f'{module}.py' for module in names.functions})
    with suppress(Unreadable):
        defined = functions_in(node.read(most))
        found = (module for module, asked in names.functions.items() if len(defined & asked) >= min(2, len(asked)))
        words = '|'.join((*names.functions, *names.exercises))
        own = re.sub(rf'(?i)[ _.-]*({words})[ _.-]*', ' ', _stem(node)).strip()
        return own, frozenset(f'{module}.py' for module in found)
    return '', frozenset()


def _programs(node: Node, names: ExpectedNames, depth: int) -> frozenset[str]:
    """The files of exercises in a folder, by their right names."""
    children = node.own_children() if depth else []
    found = frozenset(child.name for child in children if child.is_file) & names.files
    return found.union(*(_programs(child, names, depth - 1) for child in children if child.is_container))


def _are_versions(called: list[str], names: ExpectedNames) -> bool:
    """Whether any of the names may be that of a version, a day or a task, and not of a person."""
    plain = [_plain(name) for name in called]
    words = [re.findall('[a-z]+', name) for name in plain]
    is_counted = any(map(str.isdigit, ''.join(plain))) and len(set(map(tuple, words))) < len(words)
    return is_counted or any(_is_called_version(set(own), names) for own in words)


def _plain(name: str) -> str:
    return unicodedata.normalize('NFKD', name).encode('ascii', 'ignore').decode().lower()


def _is_full_name(name: str) -> bool:
    """Whether only a person is called so, whatever is in the folder: several words with capital letters."""
    words = re.split('[ -]+', name)
    return len(words) > 1 and all(word.isalpha() and word[0].isupper() for word in words)


def _is_called_version(words: set[str], names: ExpectedNames) -> bool:
    is_person = any(not NOT_A_NAME.fullmatch(word) and word not in names.exercises for word in words)
    return not is_person or any(map(VERSION.fullmatch, words))


def _unique(students: Iterable[Student]) -> list[Student]:
    """The students; of several with one identifier the later ones get a number."""
    seen: dict[str, Student] = {}
    for student in students:
        identifier, number = student.identifier, 1
        while identifier.casefold() in seen:
            number += 1
            identifier = f'{student.identifier} ({number})'
        if number > 1:
            student.concerns += ('another hand-in is called the same',)
        student.identifier = identifier
        seen[identifier.casefold()] = student
    return list(seen.values())
