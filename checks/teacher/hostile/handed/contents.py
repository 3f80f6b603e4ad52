"""Files that are no program, or a broken one."""

from pathlib import Path

from checks.teacher.hostile.handed.submission import FINE, PARTLY, SOLUTION, hand_in, handed_in

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


@handed_in(PARTLY, 'Kódování')
def strange_coding_line(folder: Path, student: str) -> None:
    """Whoever decodes the file, by a coding line of something that is no encoding of text."""
    hand_in(folder, student, f'# coding: zlib\n{SOLUTION}')


@handed_in(PARTLY, 'Kódování')
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
