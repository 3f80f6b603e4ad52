"""Zips that lie, burst, or lead elsewhere."""

import struct
from pathlib import Path

from checks.teacher.hostile.handed.submission import FINE, NOTHING, SOLUTION, UNREADABLE, handed_in, zipped


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
