"""What was handed in, as a tree of folders and files that is read without doing harm.

Zips are read like folders, and nothing is unpacked to the disk. Links are never followed, pipes and devices never
opened, and no more of a file is read than asked for: a zip bomb costs as much as a file of that limit.
"""

import io
import os
import re
import stat
import struct
import zipfile
import zlib
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from rozdej.grading.names import shown

SKIPPED = {'__pycache__', '__MACOSX', 'venv', 'env', 'node_modules', 'site-packages', 'Thumbs.db', 'desktop.ini'}
"""What systems and editors leave behind, beside hidden files."""
HIDDEN = re.compile(r'\.\w')

WITH_ACCENTS = re.compile('[\x00-\x7fáäčďéěíľĺňóôŕřšťúůýžÁÄČĎÉĚÍĽĹŇÓÔŔŘŠŤÚŮÝŽ]*')
"""A Czech or Slovak name. Read in another encoding, most of them have a sign that no such name has."""

MOST_BYTES = 1_000_000
"""The longest file of a student's that is read. The solutions have some ten thousand bytes."""
MOST_FILES = 50
"""How many files of their own students may have beside the exercise's."""
MOST_ARCHIVE_BYTES = 50_000_000
"""Size of a zip inside a zip, which is held in memory while it is read."""
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


class Node:
    """Something with a name in a submission: a file, a folder or zip, or what is neither (`UnsafeEntry`)."""

    name: str
    is_file = False
    is_folder = False
    is_zip = False

    @property
    def is_container(self) -> bool:
        """Whether other things lie in it."""
        return self.is_folder or self.is_zip

    def children(self) -> list['Node']:
        """What lies in the folder or zip, by name. Raises `Unreadable`."""
        return []

    def own_children(self) -> list['Node']:
        """The same without what a system, an editor or Git has left there."""
        return [child for child in self.children() if not is_left_behind(child)]

    def read(self, limit: int) -> bytes:
        """The content of a file. Raises `Unreadable`, also when it is longer than `limit` bytes."""
        raise Unreadable(f'{shown(self.name)}: not a file')

    def renamed(self, name: str) -> 'Node':
        """A file or zip under another name; folders keep theirs."""
        return self


@dataclass(frozen=True)
class UnsafeEntry(Node):
    """What is there but will not be read: a link, a device, a path that leads elsewhere."""

    name: str
    reason: str

    def read(self, limit: int) -> bytes:
        raise Unreadable(f'{shown(self.name)}: {self.reason}')


class Data(Node):
    """A file or a zip."""

    @property
    def is_zip(self) -> bool:  # type: ignore[override]
        return self.name.lower().endswith('.zip')

    @property
    def is_file(self) -> bool:  # type: ignore[override]
        return not self.is_zip

    def children(self) -> list[Node]:
        return _top_of(Archive(self)).children() if self.is_zip else []


@dataclass(frozen=True)
class DiskFile(Data):
    """A file on the disk; `called` is its name where another one shall count (Moodle puts whose it is in front)."""

    path: Path
    called: str = ''

    @property
    def name(self) -> str:  # type: ignore[override]
        return self.called or self.path.name

    def read(self, limit: int) -> bytes:
        return read_file(self.path, limit)

    def renamed(self, name: str) -> Node:
        return DiskFile(self.path, name)


@dataclass(frozen=True)
class DiskFolder(Node):
    """A folder on the disk."""

    path: Path
    is_folder = True

    @property
    def name(self) -> str:  # type: ignore[override]
        return self.path.name

    def children(self) -> list[Node]:
        try:
            with os.scandir(self.path) as entries:
                return sorted((_node(entry) for entry in entries), key=lambda node: node.name)
        except OSError as error:
            raise Unreadable(f'{shown(self.name)}: {error.strerror}') from None


def open_node(path: Path) -> Node:
    """The file or folder that a teacher named. Raises `Unreadable` when it is neither."""
    path = path.resolve()
    if path.is_dir():
        return DiskFolder(path)
    if path.is_file():
        return DiskFile(path)
    raise Unreadable(f'there is no file or folder {path}')


def _node(entry: os.DirEntry) -> Node:
    try:
        mode = entry.stat(follow_symlinks=False).st_mode
    except OSError as error:
        return UnsafeEntry(entry.name, error.strerror or 'cannot be read')
    if stat.S_ISDIR(mode):
        return DiskFolder(Path(entry.path))
    if stat.S_ISREG(mode):
        return DiskFile(Path(entry.path))
    return UnsafeEntry(entry.name, _kind_of(mode))


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


# Zips


@dataclass(frozen=True, eq=False)
class Archive:
    """A zip, to be `opened` when something is read from it."""

    node: Data


@lru_cache(MOST_OPEN)
def opened(archive: Archive) -> zipfile.ZipFile:
    """The zip, open. Raises `Unreadable`."""
    node = archive.node
    try:
        file: BinaryIO = (
            node.path.open('rb') if isinstance(node, DiskFile) else io.BytesIO(node.read(MOST_ARCHIVE_BYTES))
        )
        _check_size(file, node.name)
        return zipfile.ZipFile(file)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, struct.error):
        raise Unreadable(f'{shown(node.name)}: not a zip, or a damaged one') from None


@dataclass(frozen=True)
class ZipEntry(Data):
    """A file in a zip."""

    archive: Archive
    name: str
    info: zipfile.ZipInfo = field(repr=False)

    def read(self, limit: int) -> bytes:
        try:
            with opened(self.archive).open(self.info) as file:
                data = file.read(limit + 1)
        except RuntimeError:  # zipfile's way to say that it wants a password
            raise Unreadable(f'{shown(self.name)}: locked with a password') from None
        except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, NotImplementedError):
            raise Unreadable(f'{shown(self.name)}: damaged inside the zip') from None
        return _within(data, limit, self.name)

    def renamed(self, name: str) -> Node:
        return ZipEntry(self.archive, name, self.info)


@dataclass(frozen=True)
class ZipFolder(Node):
    """A folder in a zip."""

    name: str
    content: dict[str, Node] = field(default_factory=dict, repr=False)
    is_folder = True

    def children(self) -> list[Node]:
        return [node for _, node in sorted(self.content.items())]

    def folder(self, name: str) -> 'ZipFolder':
        """The folder of that name in this one, made if it is not there yet."""
        found = self.content.get(name)
        if not isinstance(found, ZipFolder):
            found = self.content[name] = ZipFolder(name)
        return found


def _top_of(archive: Archive) -> ZipFolder:
    """Everything in the zip as a folder. Raises `Unreadable`."""
    top = ZipFolder('')
    for info in opened(archive).infolist():
        _put(top, archive, info)
    return top


def _put(top: ZipFolder, archive: Archive, info: zipfile.ZipInfo) -> None:
    path = PurePosixPath(_name(info).replace('\\', '/'))
    if path.is_absolute() or '..' in path.parts or (path.parts and path.parts[0].endswith(':')):
        top.content[str(path)] = UnsafeEntry(str(path), 'leads out of the zip')
        return
    if not path.parts or len(path.parts) > 50:
        return
    folder = top
    for name in path.parts[:-1]:
        folder = folder.folder(name)
    mode = info.external_attr >> 16
    if info.is_dir():
        folder.folder(path.name)
    elif stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        folder.content[path.name] = UnsafeEntry(path.name, _kind_of(mode))
    elif path.name in folder.content:
        later = f'{path.name}\0{len(folder.content)}'  # no file is called so
        folder.content[later] = UnsafeEntry(path.name, 'a second entry of this name in the zip; the first was taken')
    else:
        folder.content[path.name] = ZipEntry(archive, path.name, info)


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


def is_left_behind(node: Node) -> bool:
    """Whether the thing was not made by the student but by a system, an editor or Git."""
    return not isinstance(node, UnsafeEntry) and (bool(HIDDEN.match(node.name)) or node.name in SKIPPED)
