"""What is handed in to harm, or broken by accident, and what no repository can hold: made when it is needed.

Each function makes one student's submission in the class's folder, under the name it is given.
"""

import os
import socket
import stat
import struct
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from checks.hostile.collection import base_text

SOLUTION = base_text('right')
GOOD = ('Adam', 'Ema', 'Žofie')
"""Students whose submissions are well, and who must not notice anything."""


@dataclass(frozen=True)
class HandedIn:
    """A submission: who makes it, what the grade's verdict has to be, and what the student has to be told.

    Both are regular expressions; the verdict 'finished' says that it is as good as the solution.
    """

    make: Callable[[Path, str], None]
    verdict: str
    says: str
    called: str = ''

    @property
    def attacks(self) -> str:
        """What it attacks, in one line."""
        return (self.make.__doc__ or '').splitlines()[0]


HANDED_IN: dict[str, HandedIn] = {}
"""By a short name, which also stands in the student's name."""

FINE = 'finished'
UNREADABLE = 'not graded'
PARTLY = 'file does not parse|function missing'


def handed_in(verdict: str, says: str, called: str = '') -> Callable[[Callable], Callable]:
    """Registers a function that makes a submission; `called` is the student's name, where that is the attack."""

    def register(make: Callable[[Path, str], None]) -> Callable[[Path, str], None]:
        HANDED_IN[make.__name__] = HandedIn(make, verdict, says, called or make.__name__)
        return make

    return register


def hand_in(folder: Path, student: str, content: str | bytes = SOLUTION, file: str = 'klondike.py') -> Path:
    """One file of a student's folder."""
    path = folder / student / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def zipped(folder: Path, student: str, *entries: tuple[str, str | bytes], mode: int = 0o100644) -> Path:
    """A student's zip with these names and contents."""
    path = folder / f'{student}.zip'
    with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = mode << 16
            archive.writestr(info, content)
    return path


NOTHING = 'nedalo nic přečíst|Chybí soubor klondike.py'


# Links and things that are no files


@handed_in(UNREADABLE, NOTHING)
def link_to_a_neighbour(folder: Path, student: str) -> None:
    """Somebody else's program, by a symbolic link."""
    (folder / student).mkdir()
    (folder / student / 'klondike.py').symlink_to('../Adam/klondike.py')


@handed_in(UNREADABLE, NOTHING)
def link_to_the_system(folder: Path, student: str) -> None:
    """A file of the system, shown in the feedback by a symbolic link."""
    (folder / student).mkdir()
    (folder / student / 'klondike.py').symlink_to('/etc/passwd')


@handed_in(UNREADABLE, NOTHING)
def link_to_the_solution(folder: Path, student: str) -> None:
    """The kit's own solution, by a symbolic link instead of a folder."""
    from checks.running import ROOT

    (folder / student).mkdir()
    (folder / student / 'src').symlink_to(ROOT / 'reseni' / 'klondike')


@handed_in(UNREADABLE, NOTHING)
def links_in_a_circle(folder: Path, student: str) -> None:
    """Whoever walks through folders, by links that lead back up."""
    (folder / student).mkdir()
    (folder / student / 'klondike').symlink_to('..')
    (folder / student / 'klondike.py').symlink_to('klondike.py')


@handed_in(FINE, '')
def hard_link(folder: Path, student: str) -> None:
    """Somebody else's program, by a hard link: that is a file like any other."""
    (folder / student).mkdir()
    os.link(folder / 'Adam' / 'klondike.py', folder / student / 'klondike.py')


@handed_in(UNREADABLE, NOTHING)
def pipe(folder: Path, student: str) -> None:
    """Whoever opens files, by a pipe that nobody writes into."""
    (folder / student).mkdir()
    os.mkfifo(folder / student / 'klondike.py')


@handed_in(UNREADABLE, NOTHING)
def listening_socket(folder: Path, student: str) -> None:
    """Whoever opens files, by a socket."""
    (folder / student).mkdir()
    before = os.getcwd()
    os.chdir(folder / student)  # the name of a socket must be short
    try:
        with socket.socket(socket.AF_UNIX) as server:
            server.bind('klondike.py')
    finally:
        os.chdir(before)


@handed_in(UNREADABLE, NOTHING)
def device(folder: Path, student: str) -> None:
    """Whoever reads files, by a device that never ends (a pipe, where only administrators make devices)."""
    (folder / student).mkdir()
    try:
        os.mknod(folder / student / 'klondike.py', 0o666 | stat.S_IFCHR, os.makedev(1, 5))
    except OSError:
        os.mkfifo(folder / student / 'klondike.py')


@handed_in(UNREADABLE, NOTHING)
def folder_of_that_name(folder: Path, student: str) -> None:
    """Whoever opens files, by a folder klondike.py."""
    (folder / student / 'klondike.py').mkdir(parents=True)


@handed_in(FINE, '')
def ten_thousand_files(folder: Path, student: str) -> None:
    """Whoever looks through files, by 10,000 of them beside the program."""
    hand_in(folder, student)
    (folder / student / 'x').mkdir()
    for number in range(10_000):
        (folder / student / 'x' / f'{number}.py').touch()


@handed_in(UNREADABLE, NOTHING)
def folders_without_end(folder: Path, student: str) -> None:
    """Whoever walks through folders, by a hundred in each other."""
    path = folder / student
    for _ in range(100):
        path = path / 'd'
    path.mkdir(parents=True)
    (path / 'klondike.py').write_text(SOLUTION)


@handed_in(UNREADABLE, 'nejdou přečíst')
def far_too_long(folder: Path, student: str) -> None:
    """Memory, by a file of hundreds of megabytes (with nothing in it, so that it takes no room here)."""
    with open(hand_in(folder, student), 'r+b') as file:
        file.truncate(500_000_000)


# Archives


@handed_in(UNREADABLE, NOTHING)
def zip_slip(folder: Path, student: str) -> None:
    """Other files, by paths in a zip that lead out of it."""
    zipped(folder, student, ('../Adam/klondike.py', 'x = 1'), ('../../rozdej-hostile.py', 'x = 1'))


@handed_in(UNREADABLE, NOTHING)
def zip_with_absolute_paths(folder: Path, student: str) -> None:
    """Other files, by absolute paths in a zip."""
    zipped(folder, student, ('/tmp/rozdej-hostile/klondike.py', SOLUTION), ('C:\\klondike.py', SOLUTION))


@handed_in(UNREADABLE, 'nejdou přečíst')
def zip_bomb(folder: Path, student: str) -> None:
    """Memory and disk, by a zip of some kilobytes that holds hundreds of megabytes."""
    zipped(folder, student, ('klondike.py', bytes(200_000_000)))


@handed_in(UNREADABLE, NOTHING)
def zip_in_a_zip(folder: Path, student: str) -> None:
    """Whoever unpacks, by zips in zips in zips."""
    content: str | bytes = SOLUTION
    name = 'klondike.py'
    for _ in range(20):
        content, name = zipped(folder, student, (name, content)).read_bytes(), 'more.zip'


@handed_in(UNREADABLE, NOTHING)
def link_in_a_zip(folder: Path, student: str) -> None:
    """Other files, by a symbolic link in a zip."""
    zipped(folder, student, ('klondike.py', '/etc/passwd'), mode=0o120777)


@handed_in(UNREADABLE, NOTHING)
def zip_that_lies_of_its_size(folder: Path, student: str) -> None:
    """Memory, by a zip that says it has millions of files."""
    end = struct.pack('<4s4H2LH', b'PK\x05\x06', 0, 0, 0xFFFF, 0xFFFF, 0xFFFFFFF0, 0, 0)
    (folder / f'{student}.zip').write_bytes(end)


@handed_in(UNREADABLE, NOTHING)
def damaged_zip(folder: Path, student: str) -> None:
    """Nothing: half of a zip, as it comes from a connection that broke."""
    path = zipped(folder, student, ('klondike.py', SOLUTION))
    path.write_bytes(path.read_bytes()[:500])


@handed_in(UNREADABLE, 'nejdou přečíst')
def zip_with_a_password(folder: Path, student: str) -> None:
    """Nothing: a zip that cannot be read without a password."""
    path = zipped(folder, student, ('klondike.py', SOLUTION))
    data = bytearray(path.read_bytes())
    for mark, offset in ((b'PK\x03\x04', 6), (b'PK\x01\x02', 8)):
        data[data.index(mark) + offset] |= 1
    path.write_bytes(data)


@handed_in(FINE, '')
def long_names_in_a_zip(folder: Path, student: str) -> None:
    """File systems, by names of thousands of characters in a zip."""
    zipped(folder, student, ('klondike.py', SOLUTION), (f'{"x" * 3000}.py', 'x'), (f'{"y/" * 20}{"z" * 300}.py', 'x'))


# Names


@handed_in(FINE, '', 'name_with_a_line_break\nAdam,klondike,12,100')
def name_with_a_line_break(folder: Path, student: str) -> None:
    """Tables, by a name that begins another row."""
    hand_in(folder, student)


@handed_in(FINE, '', 'name_turned_around\u202ema\u200bdA')
def name_turned_around(folder: Path, student: str) -> None:
    """Readers, by a name with marks that turn text around and others that are not seen."""
    hand_in(folder, student)


@handed_in(FINE, '', '\'"><script>alert(1)<&name_with_quotes')
def name_with_quotes(folder: Path, student: str) -> None:
    """Pages and tables, by a name with quotes and a script."""
    hand_in(folder, student)


@handed_in(FINE, '', '=cmd|name_of_a_formula!A1')
def name_of_a_formula(folder: Path, student: str) -> None:
    """Spreadsheets, by a name that begins with = and would be computed."""
    hand_in(folder, student)


@handed_in(FINE, '', 'name_without_end' + 'a' * 230)
def name_without_end(folder: Path, student: str) -> None:
    """File systems and tables, by a name as long as a name may be."""
    hand_in(folder, student)


@handed_in(FINE, '', '--out=$(name_of_a_command);rm -rf ~')
def name_of_a_command(folder: Path, student: str) -> None:
    """Shells and command lines, by a name that is an option and a command."""
    hand_in(folder, student)


@handed_in(FINE, '', '{0.__class__}%s{{name_of_a_template}}')
def name_of_a_template(folder: Path, student: str) -> None:
    """Templates and formats, by a name that would be filled in."""
    hand_in(folder, student)


@handed_in(FINE, '', 'name_of_no_encoding\udcff\udc80')
def name_of_no_encoding(folder: Path, student: str) -> None:
    """Whoever writes names down, by bytes that are no text."""
    hand_in(folder, student)


@handed_in(FINE, 'se má jmenovat')
def names_almost_right(folder: Path, student: str) -> None:
    """Nothing: a file called almost as it should be."""
    hand_in(folder, student, file='Klondike (1).PY')


@handed_in(FINE, '')
def files_that_run_by_themselves(folder: Path, student: str) -> None:
    """How Python and pytest run, by files that both read on their own."""
    for name in ('conftest.py', 'sitecustomize.py', 'usercustomize.py', 'x.pth', 'pytest.ini', 'pyproject.toml'):
        hand_in(folder, student, 'import os; os._exit(0)', name)
    hand_in(folder, student)


# Contents that are no program, or a broken one


BROKEN = '\n\ndef posledni():\n    return 1\n'


@handed_in(FINE, '')
def byte_order_mark(folder: Path, student: str) -> None:
    """Nothing: a byte order mark, as an editor for Windows writes it."""
    hand_in(folder, student, b'\xef\xbb\xbf' + SOLUTION.encode())


@handed_in(PARTLY, 'UTF-8|kódování')
def windows_letters(folder: Path, student: str) -> None:
    """Nothing: Czech letters in cp1250."""
    hand_in(folder, student, SOLUTION.encode('cp1250', 'replace'))


@handed_in(FINE, '')
def windows_encoding_declared(folder: Path, student: str) -> None:
    """Nothing: Czech letters in cp1250, and the file says so."""
    text = f'# -*- coding: cp1250 -*-\n{SOLUTION}'
    hand_in(folder, student, text.encode('cp1250', 'replace'))


@handed_in(PARTLY, 'klondike')
def utf_16(folder: Path, student: str) -> None:
    """Nothing: the whole file in UTF-16."""
    hand_in(folder, student, SOLUTION.encode('utf-16'))


@handed_in(PARTLY, 'klondike')
def null_bytes(folder: Path, student: str) -> None:
    """Whoever reads the file as text, by bytes that are zero."""
    hand_in(folder, student, b'\0\0\0' + SOLUTION.encode() + bytes(5000))


@handed_in(FINE, '')
def windows_lines(folder: Path, student: str) -> None:
    """Nothing: lines that end as on Windows."""
    hand_in(folder, student, SOLUTION.replace('\n', '\r\n'))


@handed_in(FINE, '')
def tabs_only(folder: Path, student: str) -> None:
    """Nothing: tabs instead of spaces."""
    hand_in(folder, student, SOLUTION.replace('    ', '\t'))


@handed_in(PARTLY, 'odsa|tabul|mezer')
def tabs_and_spaces(folder: Path, student: str) -> None:
    """Nothing: tabs mixed with spaces in one block."""
    mixed = 'def popis_balicku(balicek):\n    if balicek:\n\treturn 1\n        return 2\n'
    hand_in(folder, student, f'{SOLUTION}\n\n{mixed}')


@handed_in(PARTLY, 'klondike.py')
def merge_markers(folder: Path, student: str) -> None:
    """Nothing: what Git leaves in a file when two people changed it."""
    conflict = '<<<<<<< HEAD\n    return 1\n=======\n    return 2\n>>>>>>> main\n'
    hand_in(folder, student, f'def popis_balicku(balicek):\n{conflict}{BROKEN}')


@handed_in(PARTLY, 'print')
def python_2(folder: Path, student: str) -> None:
    """Nothing: print as it was in Python 2."""
    hand_in(folder, student, f'def popis_balicku(balicek):\n    print "balicek"\n{BROKEN}')


@handed_in('function missing|wrong value', 'chybí funkce|popis_balicku')
def empty_file(folder: Path, student: str) -> None:
    """Nothing: a file with nothing in it."""
    hand_in(folder, student, '')


@handed_in(PARTLY, 'klondike.py')
def random_bytes(folder: Path, student: str) -> None:
    """Nothing: a picture that was called klondike.py."""
    hand_in(folder, student, b'\x89PNG\r\n\x1a\n' + bytes(range(256)) * 300)


@handed_in(PARTLY, 'UTF-8')
def strange_coding_line(folder: Path, student: str) -> None:
    """Whoever decodes the file, by a coding line of something that is no encoding of text."""
    hand_in(folder, student, f'# coding: zlib\n{SOLUTION}')


@handed_in(PARTLY, 'UTF-8')
def slow_coding_line(folder: Path, student: str) -> None:
    """The grader's time, by a coding line of an encoding that takes hours to decode."""
    hand_in(folder, student, f'# coding: punycode\n{"x" * 300_000}-{"9z" * 300_000}')


@handed_in(PARTLY, 'klondike.py')
def brackets_without_end(folder: Path, student: str) -> None:
    """Whoever parses the file, by a hundred thousand brackets."""
    hand_in(folder, student, f'x = {"(" * 100_000}\n{BROKEN}')


@handed_in(PARTLY, 'klondike.py')
def signs_without_end(folder: Path, student: str) -> None:
    """Whoever parses the file, by an expression of fifty thousand signs in front of a number."""
    hand_in(folder, student, f'x = {"-" * 50_000}1\n{BROKEN}')


@handed_in(f'{PARTLY}|ended the program', 'klondike.py|Ukončila')
def attributes_without_end(folder: Path, student: str) -> None:
    """Whoever compiles the file, by an attribute of an attribute, a hundred thousand times."""
    hand_in(folder, student, f'x = a{".b" * 100_000}\n{BROKEN}')


@handed_in(f'{PARTLY}|ended the program', 'klondike.py|Ukončila')
def branches_without_end(folder: Path, student: str) -> None:
    """Whoever walks through the parsed file, by five thousand elif in each other."""
    branches = ''.join(f'elif x == {number}:\n    pass\n' for number in range(5000))
    hand_in(folder, student, f'x = 0\nif x:\n    pass\n{branches}{BROKEN}')


@handed_in(f'{PARTLY}|too slow', 'klondike.py')
def statements_without_end(folder: Path, student: str) -> None:
    """The grader's time, by a hundred thousand statements that do not parse together."""
    hand_in(folder, student, 'x=1\n' * 100_000 + 'def popis_balicku(:\n')


def make_class(folder: Path, hostile: bool = True) -> Path:
    """The whole class in a folder, or only those whose submissions are well."""
    for number, student in enumerate(GOOD):
        mistake = '\n\ndef popis_balicku(balicek):\n    return 1\n' if number == 2 else ''
        hand_in(folder, student, SOLUTION + mistake)
    for one in HANDED_IN.values() if hostile else ():
        one.make(folder, one.called)
    return folder
