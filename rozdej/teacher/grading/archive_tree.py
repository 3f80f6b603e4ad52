"""Reads what was handed in as a tree of folders and files, safely.

Zips are folders, and nothing is unpacked to disk. Links are never followed, pipes and devices never opened. A file is
read up to a limit, so a zip bomb costs no more than a file of that size.
"""

import io
import os
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from pathlib import Path, PurePosixPath
from typing import BinaryIO, TypeAlias

from rozdej.core.student.source import functions_in
from rozdej.core.system import SYSTEM
from rozdej.teacher.grading.name_matching import printable

LEFT_BEHIND = re.compile(r'\.\w|(__pycache__|__MACOSX|venv|env|node_modules|site-packages|Thumbs\.db|desktop\.ini)\Z')
"""Beginnings of names that a system, an editor or Git makes."""
ENDING = re.compile(r'(?i)(\.(py|tar))?\.([a-z0-9]{1,4}|ipynb)$')
"""The extension of a file's name."""

WITH_ACCENTS = re.compile('[\x00-\x7fáäčďéěíľĺňóôŕřšťúůýžÁÄČĎÉĚÍĽĹŇÓÔŔŘŠŤÚŮÝŽ]*')
"""A Czech or Slovak name. Decoded with a wrong encoding, most names have another character."""

MOST_BYTES = 1_000_000
"""Longest file of a student that is read. The solutions have some ten thousand bytes."""
MOST_ARCHIVE_BYTES = 50_000_000
"""Largest zip inside a zip, which is held in memory."""
TIGHTEST = 50
"""Highest compression of a zip inside a zip. An honest zip does not shrink that much; a zip bomb does."""
MOST_ENTRIES = 65_000
"""Most entries of one zip; also the most that a zip without the 64-bit extension can have."""
MOST_OPEN = 3
"""Number of zips that are kept open."""
END = struct.Struct('<4s4H2LH')
"""The last record of a zip."""
LARGE_END = struct.Struct('<4sQ2H2L4Q')
LOCATOR = struct.Struct('<4sLQL')
"""Records that may come before it: one with 64-bit numbers, which are used instead, and its location."""
UTF8_NAME = 0x800
"""The flag of an entry whose name is in UTF-8."""


class Unreadable(Exception):
    """Something in a submission cannot be read. The text says what and why, in English."""


@dataclass(frozen=True, eq=False)
class TreeEntry:
    """An entry of the tree: a file, a folder or zip, or something that is refused."""

    name: str

    @cached_property
    def title(self) -> str:
        """The printable name without extension: "Jan Novák.py.txt" -> "Jan Novák"."""
        return printable(ENDING.sub('', self.name)) or 'unnamed'

    def ends_with(self, *endings: str) -> bool:
        """Whether the name has one of the endings, in any case."""
        return self.name.lower().endswith(endings)


@dataclass(frozen=True, eq=False)
class RefusedEntry(TreeEntry):
    """An entry that is not read: a link, a device, or a path out of the zip."""

    problem: str


@dataclass(frozen=True, eq=False)
class File(TreeEntry):
    """A file. `size` is the declared number of bytes, `path` its place on disk; None in a zip.

    `read(limit)` returns the content. It raises `Unreadable`, also when there are more bytes than the limit.
    """

    size: int
    read: Callable[[int], bytes] = field(repr=False)
    path: Path | None = None

    @cached_property
    def functions(self) -> frozenset[str]:
        """Names of the functions that it seems to define. It need not parse; if it is unreadable, there are none."""
        with suppress(Unreadable):
            return functions_in(self.read(MOST_BYTES))
        return frozenset()


@dataclass(frozen=True, eq=False)
class Folder(TreeEntry):
    """A folder or zip, which is listed once, when needed."""

    listing: Callable[[], list[TreeEntry]] = field(repr=False)
    is_zip: bool = False

    @cached_property
    def _listed(self) -> tuple[list[TreeEntry], str]:
        try:
            return self.listing(), ''
        except Unreadable as error:
            return [], str(error)

    @cached_property
    def title(self) -> str:
        """The printable name."""
        return super().title if self.is_zip else printable(self.name) or 'unnamed'

    @property
    def problem(self) -> str:
        """Why it cannot be listed, in English; '' when it can."""
        return self._listed[1]

    @cached_property
    def children(self) -> list[TreeEntry]:
        """Its entries by name, without those that a system, an editor or Git makes."""
        return [one for one in self._listed[0] if isinstance(one, RefusedEntry) or not LEFT_BEHIND.match(one.name)]

    @cached_property
    def folders(self) -> list['Folder']:
        """The folders and zips among these."""
        return [one for one in self.children if isinstance(one, Folder)]

    @cached_property
    def files(self) -> list[File]:
        """The files among these."""
        return [one for one in self.children if isinstance(one, File)]

    @property
    def is_repository(self) -> bool:
        """Whether it is a Git repository."""
        return any(one.name == '.git' for one in self._listed[0])


# On disk


def open_tree(path: Path) -> TreeEntry:
    """Open the file or folder that a teacher named. Raises `Unreadable` when it is missing or cannot be opened."""
    path = path.resolve()
    tree = _entry(path)
    if isinstance(tree, RefusedEntry):
        raise Unreadable(f'there is no file or folder {path}')
    if isinstance(tree, Folder) and tree.problem:
        raise Unreadable(tree.problem)
    return tree


def _entry(path: Path) -> TreeEntry:
    try:
        status = path.lstat()
    except OSError as error:
        return RefusedEntry(path.name, error.strerror or 'cannot be read')
    if stat.S_ISDIR(status.st_mode):
        return Folder(path.name, partial(_list_folder, path))
    if stat.S_ISREG(status.st_mode):
        return _file(File(path.name, status.st_size, partial(read_file, path), path))
    return RefusedEntry(path.name, _kind_of(status.st_mode))


def _file(file: File) -> TreeEntry:
    """Return the file, as a folder if it is a zip."""
    return Folder(file.name, partial(_list_zip, file), is_zip=True) if file.ends_with('.zip') else file


def _list_folder(path: Path) -> list[TreeEntry]:
    try:
        return [_entry(path / name) for name in sorted(os.listdir(path))]
    except OSError as error:
        raise Unreadable(f'{printable(path.name)}: {error.strerror}') from None


def _kind_of(mode: int) -> str:
    """Describe an entry that is neither a file nor a folder, by its mode."""
    kinds = {stat.S_IFLNK: 'a link to somewhere else', stat.S_IFIFO: 'a pipe', stat.S_IFSOCK: 'a socket'}
    return kinds.get(stat.S_IFMT(mode), 'a device, not a file')


def read_file(path: Path, limit: int) -> bytes:
    """Read a plain file of at most `limit` bytes. Raises `Unreadable`.

    The kind is checked again after opening, as the file may have been replaced since it was listed.
    """
    try:
        descriptor = os.open(path, SYSTEM.reading_flags)
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise Unreadable(f'{printable(path.name)}: not a file')
            with open(descriptor, 'rb', closefd=False) as file:
                data = file.read(limit + 1)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise Unreadable(f'{printable(path.name)}: {error.strerror}') from None
    return _within(data, limit, path.name)


def _within(data: bytes, limit: int, name: str) -> bytes:
    """Return the data. Raises `Unreadable` when it is longer than `limit`."""
    if len(data) > limit:
        raise Unreadable(f'{printable(name)}: larger than {limit // 1000:,} kB')
    return data


# In zips


@lru_cache(MOST_OPEN)
def open_zip(archive: File) -> zipfile.ZipFile:
    """Open a zip. Raises `Unreadable`."""
    try:
        file: BinaryIO = archive.path.open('rb') if archive.path else io.BytesIO(archive.read(MOST_ARCHIVE_BYTES))
        _check_size(file, archive.name)
        return zipfile.ZipFile(file)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, struct.error):
        raise Unreadable(f'{printable(archive.name)}: not a zip, or a damaged one') from None


def read_zipped(archive: File, info: zipfile.ZipInfo, name: str, limit: int) -> bytes:
    """Read a file in a zip, of at most `limit` bytes. Raises `Unreadable`."""
    try:
        with open_zip(archive).open(info) as file:
            data = file.read(limit + 1)
    except RuntimeError:  # what zipfile raises for a locked file
        raise Unreadable(f'{printable(name)}: locked with a password') from None
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, NotImplementedError):
        raise Unreadable(f'{printable(name)}: damaged inside the zip') from None
    return _within(data, limit, name)


Content: TypeAlias = 'dict[str, TreeEntry | Content]'
"""The entries of a folder in a zip, by name; folders in it are dictionaries."""


def _list_zip(archive: File) -> list[TreeEntry]:
    top: Content = {}
    for info in open_zip(archive).infolist():
        _put(top, archive, info)
    return _entries(top)


def _entries(content: Content) -> list[TreeEntry]:
    return [
        Folder(name, partial(_entries, entry)) if isinstance(entry, dict) else entry
        for name, entry in sorted(content.items())
    ]


def _put(top: Content, archive: File, info: zipfile.ZipInfo) -> None:
    """Add an entry of the zip at its path."""
    path = PurePosixPath(_name(info).replace('\\', '/'))
    if path.is_absolute() or '..' in path.parts or (path.parts and path.parts[0].endswith(':')):
        top[str(path)] = RefusedEntry(str(path), 'leads out of the zip')
        return
    if not path.parts or len(path.parts) > 50:
        return
    folder = top
    for name in path.parts if info.is_dir() else path.parts[:-1]:
        inner = folder.get(name)
        if not isinstance(inner, dict):
            inner = folder[name] = {}
        folder = inner
    mode = info.external_attr >> 16
    if info.is_dir():
        return
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        folder[path.name] = RefusedEntry(path.name, _kind_of(mode))
    elif path.suffix.lower() == '.zip' and info.file_size > TIGHTEST * max(info.compress_size, 1000):
        folder[path.name] = RefusedEntry(path.name, 'packed more tightly than a zip can be')
    elif path.name in folder:
        later = f'{path.name}\0{len(folder)}'  # a key that no file has
        folder[later] = RefusedEntry(path.name, 'a second entry of this name in the zip; the first was taken')
    else:
        folder[path.name] = _file(File(path.name, info.file_size, partial(read_zipped, archive, info, path.name)))


def _name(info: zipfile.ZipInfo) -> str:
    """Decode the name of an entry. Without a declared encoding, it is UTF-8 or one of two of Czech Windows."""
    if info.flag_bits & UTF8_NAME:
        return info.filename
    try:
        raw = info.filename.encode('cp437')
    except UnicodeEncodeError:
        return info.filename
    try:
        return raw.decode('utf-8')
    except UnicodeDecodeError:
        names = [raw.decode(encoding, 'replace') for encoding in ('cp852', 'cp1250')]
        return next(filter(WITH_ACCENTS.fullmatch, names), names[0])


def _check_size(file: BinaryIO, name: str) -> None:
    """Raise `Unreadable` for a zip with too many entries, before zipfile lists them."""
    file.seek(0, io.SEEK_END)
    size = file.tell()
    file.seek(max(0, size - 65_535 - END.size - LOCATOR.size - LARGE_END.size))
    tail = file.read()
    start = tail.rfind(b'PK\x05\x06')
    if start < 0 or len(tail) < start + END.size:
        raise zipfile.BadZipFile(name)
    _, _, _, _, entries, directory, _, _ = END.unpack_from(tail, start)
    if tail[max(0, start - LOCATOR.size) : start].startswith(b'PK\x06\x07'):
        begin = start - LOCATOR.size - LARGE_END.size
        if begin < 0:
            raise zipfile.BadZipFile(name)
        *_, entries, directory, _ = LARGE_END.unpack_from(tail, begin)
    if entries > MOST_ENTRIES or directory > MOST_ENTRIES * 200:
        raise Unreadable(f'{printable(name)}: more than {MOST_ENTRIES:,} files in one zip; unpack it first')
    file.seek(0)
