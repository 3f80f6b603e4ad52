"""Zip archives as folders. Nothing is ever unpacked to the disk.

An entry is read into memory, and only as far as its limit, whatever the archive says about its
size: a zip bomb costs as much as a file of that limit. Paths that lead out of the archive are
refused one by one.
"""

import io
import stat
import struct
import zipfile
import zlib
from collections import OrderedDict
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import BinaryIO

from rozdej.grading.tree import DiskFile, Node, Refused, Unreadable, kind_of, shown, within

MOST_BYTES = 50_000_000
"""Size of an archive inside an archive, which is held in memory while it is read."""
MOST_ENTRIES = 65_000
"""Entries in one archive, which is also where zips without extensions end."""
MOST_OPEN = 8
"""Archives kept open for the next file to be read from them."""
MOST_HELD = 100_000_000
"""Bytes of archives inside archives that are held for the next file to be read from them."""
END = struct.Struct('<4s4H2LH')
"""The record that ends a zip."""
LARGE_END = struct.Struct('<4sQ2H2L4Q')
LOCATOR = struct.Struct('<4sLQL')
"""What may stand in front of it: a record with larger numbers, which count instead, and where that record is."""
UTF8_NAME = 0x800
"""The flag of an entry whose name is in UTF-8."""

_open: OrderedDict['Archive', zipfile.ZipFile] = OrderedDict()


@dataclass(frozen=True, eq=False)
class Archive:
    """A zip, opened when something is read from it and closed when too many others are open."""

    node: Node

    def opened(self) -> zipfile.ZipFile:
        """The archive, open. Raises `Unreadable`."""
        if self not in _open:
            _open[self] = self._open()
            while len(_open) > MOST_OPEN or (len(_open) > 1 and sum(held_by(one.node) for one in _open) > MOST_HELD):
                _open.popitem(last=False)[1].close()
        _open.move_to_end(self)
        return _open[self]

    def _open(self) -> zipfile.ZipFile:
        try:
            file: BinaryIO = (
                self.node.path.open('rb') if isinstance(self.node, DiskFile) else io.BytesIO(self.node.read(MOST_BYTES))
            )
            _check_size(file, self.node.name)
            return zipfile.ZipFile(file)
        except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, struct.error):
            raise Unreadable(f'{shown(self.node.name)}: not a zip, or a damaged one') from None


@dataclass(frozen=True)
class ZipEntry(Node):
    """A file in an archive."""

    archive: Archive
    name: str
    info: zipfile.ZipInfo = field(repr=False)
    is_file = True

    def read(self, limit: int) -> bytes:
        try:
            with self.archive.opened().open(self.info) as file:
                data = file.read(limit + 1)
        except RuntimeError:  # zipfile's way to say that it wants a password
            raise Unreadable(f'{shown(self.name)}: locked with a password') from None
        except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, NotImplementedError):
            raise Unreadable(f'{shown(self.name)}: damaged inside the zip') from None
        return within(data, limit, self.name)


@dataclass(frozen=True)
class ZipFolder(Node):
    """A folder in an archive, or the archive itself."""

    name: str
    content: dict[str, Node] = field(default_factory=dict, repr=False)
    is_folder = True

    def children(self) -> list[Node]:
        return [self.content[name] for name in sorted(self.content)]

    def folder(self, name: str) -> 'ZipFolder':
        """The folder of that name in this one, made if it is not there."""
        found = self.content.get(name)
        if not isinstance(found, ZipFolder):
            found = self.content[name] = ZipFolder(name)
        return found


def held_by(node: Node) -> int:
    """How many bytes of memory an archive takes while it is open: only one inside another is held."""
    return min(node.info.file_size, MOST_BYTES) if isinstance(node, ZipEntry) else 0


def open_archive(node: Node) -> ZipFolder:
    """The archive as a folder named like it, without `.zip`. Raises `Unreadable`."""
    archive = Archive(node)
    top = ZipFolder(node.name[: -len('.zip')])
    for info in archive.opened().infolist():
        _put(top, archive, info)
    return top


def _put(top: ZipFolder, archive: Archive, info: zipfile.ZipInfo) -> None:
    path = PurePosixPath(_name(info).replace('\\', '/'))
    if path.is_absolute() or '..' in path.parts or (path.parts and path.parts[0].endswith(':')):
        top.content[str(path)] = Refused(str(path), 'leads out of the zip')
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
        folder.content[path.name] = Refused(path.name, kind_of(mode))
    else:
        folder.content.setdefault(path.name, ZipEntry(archive, path.name, info))


def _name(info: zipfile.ZipInfo) -> str:
    """The entry's name; one that does not say its encoding is UTF-8, or what Czech Windows writes."""
    if info.flag_bits & UTF8_NAME:
        return info.filename
    try:
        raw = info.filename.encode('cp437')
    except UnicodeEncodeError:
        return info.filename
    try:
        return raw.decode('utf-8')
    except UnicodeDecodeError:
        return raw.decode('cp852', 'replace')


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
