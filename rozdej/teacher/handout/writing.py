"""Writes a handout as a folder or zip, and updates a folder in which a student has worked.

`.rozdej.json` in it has the exercises, the last level, and the fingerprint of each file as it was handed out. A file
with another fingerprint was changed by the student.
"""

import io
import json
import tempfile
import zipfile
from dataclasses import dataclass, field
from pathlib import Path, PureWindowsPath

from rozdej import CannotRun
from rozdej.core.exercises.exercise import MANIFEST, fingerprint
from rozdej.core.student.atomic_writes import put_in_place, write_atomically

TOP = 'cviceni'
NEWER = '.nove'


@dataclass
class Handout:
    """The files of a handout by path, and what they were made from."""

    files: dict[str, bytes]
    exercises: list[str]
    until: int | None
    web: bool = False
    """Whether the pages of `rozdej web` are among them."""

    @property
    def manifest(self) -> bytes:
        prints = {path: fingerprint(data) for path, data in self.files.items()}
        content = {'exercises': self.exercises, 'until': self.until, 'web': self.web, 'files': prints}
        return (json.dumps(content, indent=1, ensure_ascii=False) + '\n').encode()


@dataclass
class Update:
    """The paths of files that an update changed or kept, sorted."""

    written: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    """Changed by the student and in the kit: the new version is written beside."""
    left: list[str] = field(default_factory=list)
    """No longer handed out, but changed by the student."""


def write_zip(handout: Handout, file: Path) -> None:
    """Write a zip, whole or not at all. The same handout gives the same bytes on any machine."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, 'w', zipfile.ZIP_STORED) as archive:  # compression depends on the version of zlib
        for path, data in sorted({**handout.files, MANIFEST: handout.manifest}.items()):
            entry = zipfile.ZipInfo(f'{TOP}/{path}')  # without a time, so that the same files make the same zip
            entry.create_system = 3  # Unix, on Windows too
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, data)
    write_atomically(file, made.getvalue())


def write_folder(handout: Handout, folder: Path) -> None:
    """Write the files into a folder that is empty or does not exist.

    They are written beside it and moved at the end, so an interruption leaves no incomplete handout.
    """
    folder = folder.resolve()
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix='.rozdej-', dir=folder.parent) as temporary:
        whole = Path(temporary) / folder.name
        for path, data in {**handout.files, MANIFEST: handout.manifest}.items():
            (whole / path).parent.mkdir(parents=True, exist_ok=True)
            (whole / path).write_bytes(data)
        if not folder.exists():
            put_in_place(whole, folder)
        else:  # it may be the current directory, which cannot be replaced
            for part in sorted(whole.iterdir(), key=lambda path: path.name == MANIFEST):
                put_in_place(part, folder / part.name)


def read_manifest(folder: Path) -> dict:
    """Read the manifest of an earlier handout. Raises `CannotRun`."""
    if not folder.is_dir():
        raise CannotRun(f'{folder} is no folder: give the folder of an earlier handout')
    try:
        found = json.loads((folder / MANIFEST).read_text(encoding='utf-8'))
    except FileNotFoundError:
        raise CannotRun(f'{folder} is no earlier handout ({MANIFEST} is missing): make a new one with --out')
    except (OSError, ValueError) as error:
        raise CannotRun(f'{folder / MANIFEST} cannot be read ({error}): make a new handout with --out')
    if not _is_manifest(found):
        raise CannotRun(f'{folder / MANIFEST} is damaged: make a new handout with --out')
    return found


def _is_manifest(found: object) -> bool:
    if not isinstance(found, dict) or not isinstance(found.get('files'), dict):
        return False
    names, until = found.get('exercises'), found.get('until')
    paths = map(PureWindowsPath, found['files'])  # for which a drive and a backslash lead elsewhere, too
    return (
        isinstance(names, list)
        and all(isinstance(name, str) for name in names)
        and (until is None or type(until) is int)
        and not any(path.anchor or '..' in path.parts for path in paths)
    )


def update(handout: Handout, folder: Path) -> Update:
    """Update an earlier handout, without changing files that the student has changed. Raises `CannotRun`."""
    before = read_manifest(folder)['files']
    done = Update()
    for path, data in handout.files.items():
        place = folder / path
        now = fingerprint(place.read_bytes()) if place.is_file() else None
        if now == fingerprint(data):
            continue
        if now is None or now == before.get(path):
            write_atomically(place, data)
            done.written.append(path)
        elif fingerprint(data) != before.get(path):
            write_atomically(place.with_name(place.name + NEWER), data)
            done.kept.append(path)
    for path in sorted(before.keys() - handout.files.keys()):
        place = folder / path
        if not place.is_file():
            continue
        if fingerprint(place.read_bytes()) != before[path]:
            done.left.append(path)
            continue
        place.unlink()
        done.removed.append(path)
        _remove_empty(place.parent, folder)
    write_atomically(folder / MANIFEST, handout.manifest)
    return done


def _remove_empty(place: Path, top: Path) -> None:
    while place != top and not any(place.iterdir()):
        place.rmdir()
        place = place.parent
