"""What was handed in, as a tree of folders and files that is read without doing harm.

Zips are folders, and nothing is unpacked to the disk. Links are never followed, pipes and devices never opened, and no
more of a file is read than asked for: a zip bomb costs as much as a file of that limit.
"""

import io
import os
import re
import stat
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from pathlib import Path, PurePosixPath
from typing import BinaryIO, TypeAlias

from rozdej.core.student.source import functions_in
from rozdej.teacher.grading.name_matching import shown

LEFT_BEHIND = re.compile(r'\.\w|(__pycache__|__MACOSX|venv|env|node_modules|site-packages|Thumbs\.db|desktop\.ini)\Z')
"""How names begin of what was not made by the student but by a system, an editor or Git."""
ENDING = re.compile(r'(?i)(\.(py|tar))?\.([a-z0-9]{1,4}|ipynb)$')
"""What kind of file something is, in its name."""

WITH_ACCENTS = re.compile('[\x00-\x7fáäčďéěíľĺňóôŕřšťúůýžÁÄČĎÉĚÍĽĹŇÓÔŔŘŠŤÚŮÝŽ]*')
"""A Czech or Slovak name. Read in another encoding, most of them have a sign that no such name has."""

MOST_BYTES = 1_000_000
"""The longest file of a student's that is read. The solutions have some ten thousand bytes."""
MOST_ARCHIVE_BYTES = 50_000_000
"""Size of a zip inside a zip, which is held in memory while it is read."""
TIGHTEST = 50
"""So many times smaller no zip gets that is packed once more: what does was made to fill the memory."""
MOST_ENTRIES = 65_000
"""Entries in one zip, which is also where zips without extensions end."""
MOST_OPEN = 3
"""Zips kept open for the next file to be read from them."""
END = struct.Struct('<4s4H2LH')
"""The record that ends a zip."""
LARGE_END = struct.Struct('<4sQ2H2L4Q')
LOCATOR = struct.Struct('<4sLQL')
"""What may stand in front of it: a record with larger numbers, which count instead, and where that record is."""
UTF8_NAME = 0x800
"""The flag of an entry whose name is in UTF-8."""


class Unreadable(Exception):
    """Something in a submission cannot be read; the text says what and why, in English."""


@dataclass(frozen=True, eq=False)
class TreeEntry:
    """Something that was handed in: a file, a folder or zip, or what is neither."""

    name: str

    @cached_property
    def title(self) -> str:
        """The name, as it can be printed, without what kind of file it is: "Jan Novák.py.txt" -> "Jan Novák"."""
        return unicodedata.normalize('NFC', shown(ENDING.sub('', self.name))) or 'unnamed'

    def ends_with(self, *endings: str) -> bool:
        """Whether the name has one of the endings, in small letters or capitals."""
        return self.name.lower().endswith(endings)


@dataclass(frozen=True, eq=False)
class RefusedEntry(TreeEntry):
    """What is there but will not be read: a link, a device, a path that leads elsewhere."""

    problem: str


@dataclass(frozen=True, eq=False)
class File(TreeEntry):
    """A file. `size` is how many bytes it says it has, `path` where it lies, if not in a zip.

    `read` gives the content. It raises `Unreadable`, also when that is longer than so many bytes.
    """

    size: int
    read: Callable[[int], bytes] = field(repr=False)
    path: Path | None = None

    @cached_property
    def functions(self) -> frozenset[str]:
        """Names of the functions that it seems to define; it need not parse. None of what cannot be read."""
        with suppress(Unreadable):
            return functions_in(self.read(MOST_BYTES))
        return frozenset()


@dataclass(frozen=True, eq=False)
class Folder(TreeEntry):
    """A folder or zip, looked into when that is asked for, and once."""

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
        """The name as it can be printed."""
        return super().title if self.is_zip else unicodedata.normalize('NFC', shown(self.name)) or 'unnamed'

    @property
    def problem(self) -> str:
        """Why it cannot be looked into, in English; empty when it can."""
        return self._listed[1]

    @cached_property
    def children(self) -> list[TreeEntry]:
        """What lies in it, by name, but for what a system, an editor or Git has left there."""
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
        """Whether Git keeps it."""
        return any(one.name == '.git' for one in self._listed[0])


# On the disk


def open_tree(path: Path) -> TreeEntry:
    """The file or folder that a teacher named. Raises `Unreadable` when there is nothing, or it cannot be opened."""
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
    """The file, or the zip that it is."""
    return Folder(file.name, partial(_list_zip, file), is_zip=True) if file.ends_with('.zip') else file


def _list_folder(path: Path) -> list[TreeEntry]:
    try:
        return [_entry(path / name) for name in sorted(os.listdir(path))]
    except OSError as error:
        raise Unreadable(f'{shown(path.name)}: {error.strerror}') from None


def _kind_of(mode: int) -> str:
    """What a thing that is neither a file nor a folder is, from its mode."""
    kinds = {stat.S_IFLNK: 'a link to somewhere else', stat.S_IFIFO: 'a pipe', stat.S_IFSOCK: 'a socket'}
    return kinds.get(stat.S_IFMT(mode), 'a device, not a file')


def read_file(path: Path, limit: int) -> bytes:
    """The content of a plain file of at most `limit` bytes. Raises `Unreadable`.

    Its kind is checked again once it is open: it may have been swapped since it was listed.
    """
    flags = os.O_RDONLY | getattr(os, 'O_NOFOLLOW', 0) | getattr(os, 'O_NONBLOCK', 0) | getattr(os, 'O_BINARY', 0)
    try:
        descriptor = os.open(path, flags)
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise Unreadable(f'{shown(path.name)}: not a file')
            with open(descriptor, 'rb', closefd=False) as file:
                data = file.read(limit + 1)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise Unreadable(f'{shown(path.name)}: {error.strerror}') from None
    return _within(data, limit, path.name)


def _within(data: bytes, limit: int, name: str) -> bytes:
    """`data`, unless it is longer than `limit`. Raises `Unreadable`."""
    if len(data) > limit:
        raise Unreadable(f'{shown(name)}: larger than {limit // 1000:,} kB')
    return data


# In zips


@lru_cache(MOST_OPEN)
def opened(archive: File) -> zipfile.ZipFile:
    """The zip, open. Raises `Unreadable`."""
    try:
        file: BinaryIO = archive.path.open('rb') if archive.path else io.BytesIO(archive.read(MOST_ARCHIVE_BYTES))
        _check_size(file, archive.name)
        return zipfile.ZipFile(file)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, struct.error):
        raise Unreadable(f'{shown(archive.name)}: not a zip, or a damaged one') from None


def read_zipped(archive: File, info: zipfile.ZipInfo, name: str, limit: int) -> bytes:
    """The content of a file in a zip, of at most `limit` bytes. Raises `Unreadable`."""
    try:
        with opened(archive).open(info) as file:
            data = file.read(limit + 1)
    except RuntimeError:  # zipfile's way to say that it wants a password
        raise Unreadable(f'{shown(name)}: locked with a password') from None
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, NotImplementedError):
        raise Unreadable(f'{shown(name)}: damaged inside the zip') from None
    return _within(data, limit, name)


Content: TypeAlias = 'dict[str, TreeEntry | Content]'
"""What lies in a folder of a zip, by name; folders in it are dictionaries."""


def _list_zip(archive: File) -> list[TreeEntry]:
    top: Content = {}
    for info in opened(archive).infolist():
        _put(top, archive, info)
    return _entries(top)


def _entries(content: Content) -> list[TreeEntry]:
    return [
        Folder(name, partial(_entries, entry)) if isinstance(entry, dict) else entry
        for name, entry in sorted(content.items())
    ]


def _put(top: Content, archive: File, info: zipfile.ZipInfo) -> None:
    """Put an entry of the zip where its path says."""
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
        later = f'{path.name}\0{len(folder)}'  # no file is called so
        folder[later] = RefusedEntry(path.name, 'a second entry of this name in the zip; the first was taken')
    else:
        folder[path.name] = _file(File(path.name, info.file_size, partial(read_zipped, archive, info, path.name)))


def _name(info: zipfile.ZipInfo) -> str:
    """The entry's name; one that does not say its encoding is UTF-8, or one of two that Czech Windows writes."""
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
    """Refuse an archive with too many entries before anything makes a list of them."""
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
        raise Unreadable(f'{shown(name)}: more than {MOST_ENTRIES:,} files in one zip; unpack it first')
    file.seek(0)
