"""Folders and files of submissions, read so that nothing in them can do harm.

Links are never followed, pipes and devices never opened, and no more of a file is read than
asked for. An archive (`archive.py`) looks like a folder from outside.
"""

import os
import re
import stat
from dataclasses import dataclass
from pathlib import Path

SKIPPED = {'__pycache__', '__MACOSX', 'venv', 'env', 'node_modules', 'site-packages', 'Thumbs.db', 'desktop.ini'}
"""What systems and editors leave behind, beside hidden files."""
HIDDEN = re.compile(r'\.\w')

MOST_BYTES = 1_000_000
"""The longest file of a student's that is read. The solutions have some ten thousand bytes."""

MOST_FILES = 50
"""How many files of their own students may have beside the exercise's."""


class Unreadable(Exception):
    """Something in a submission cannot be read; the text says what and why, in English."""


class Node:
    """Something with a name in a submission: a file, a folder, or what is neither (`Refused`)."""

    name: str
    is_folder = False
    is_file = False

    def children(self) -> list['Node']:
        """What lies in the folder, by name. Raises `Unreadable`."""
        return []

    @property
    def is_archive(self) -> bool:
        """Whether it is a zip, to be opened by `archive.open_archive`."""
        return self.is_file and self.name.lower().endswith('.zip')

    def read(self, limit: int) -> bytes:
        """The content of a file. Raises `Unreadable`, also when it is longer than `limit` bytes."""
        raise Unreadable(f'{shown(self.name)}: not a file')


@dataclass(frozen=True)
class Refused(Node):
    """What is there but will not be read: a link, a device, a path that leads elsewhere."""

    name: str
    reason: str

    def read(self, limit: int) -> bytes:
        raise Unreadable(f'{shown(self.name)}: {self.reason}')


@dataclass(frozen=True)
class DiskFile(Node):
    """A file on the disk; `called` is its name where another one shall count (Moodle puts whose it is in front)."""

    path: Path
    called: str = ''
    is_file = True

    @property
    def name(self) -> str:  # type: ignore[override]
        return self.called or self.path.name

    def read(self, limit: int) -> bytes:
        return read_file(self.path, limit)


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


def _node(entry: os.DirEntry) -> Node:
    try:
        mode = entry.stat(follow_symlinks=False).st_mode
    except OSError as error:
        return Refused(entry.name, error.strerror or 'cannot be read')
    if stat.S_ISDIR(mode):
        return DiskFolder(Path(entry.path))
    if stat.S_ISREG(mode):
        return DiskFile(Path(entry.path))
    return Refused(entry.name, kind_of(mode))


def kind_of(mode: int) -> str:
    """What a thing that is neither a file nor a folder is, from its mode."""
    kinds = {stat.S_IFLNK: 'a link to somewhere else', stat.S_IFIFO: 'a pipe', stat.S_IFSOCK: 'a socket'}
    return kinds.get(stat.S_IFMT(mode), 'a device, not a file')


def open_node(path: Path) -> Node:
    """The file or folder that a teacher named. Raises `Unreadable` when it is neither."""
    path = path.resolve()
    if path.is_dir():
        return DiskFolder(path)
    if path.is_file():
        return DiskFile(path)
    raise Unreadable(f'there is no file or folder {path}')


def read_file(path: Path, limit: int) -> bytes:
    """The content of a plain file of at most `limit` bytes. Raises `Unreadable`.

    What lies there is looked at again once it is open: it may have been swapped since it was listed.
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
    return within(data, limit, path.name)


def within(data: bytes, limit: int, name: str) -> bytes:
    """`data`, unless it is longer than `limit`. Raises `Unreadable`."""
    if len(data) > limit:
        raise Unreadable(f'{shown(name)}: larger than {limit // 1000:,} kB')
    return data


def is_left_behind(node: Node) -> bool:
    """Whether the thing was not made by the student but by a system, an editor or Git."""
    return not isinstance(node, Refused) and (bool(HIDDEN.match(node.name)) or node.name in SKIPPED)


def shown(name: str, longest: int = 80) -> str:
    """A name as it can be printed on one line: nothing invisible, nothing that turns text around."""
    text = ''.join(character if character.isprintable() else '\ufffd' for character in name)
    return text if len(text) <= longest else f'{text[: longest - 1]}…'
