"""Classes as they really hand in, in the text `messy_class.txt`, made into folders and zips.

Each class begins with `# what is special`. Then come its files, a line each: where it lies, two spaces, and what is in
it: a name of `CONTENTS`, a quoted text, `kit: a file of the kit`, `-> a link`, or several with ` + `. A part of a path
that ends with `.zip` is a zip with what follows in it, and a path that ends with `/` an empty folder. `decomposed:`
before a path means that its letters with accents are written as macOS does. A line `? name: value` sets how a zip is
written (`zip`), which part is graded (`path`), the `exercise` that is asked for, where paths name the `student`, or a
`roster` (`name;identifier, …`).
The lines behind `>` say what came of it.
"""

import ast
import io
import unicodedata
import warnings
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from checks.running import ROOT

TEXT = Path(__file__).with_name('messy_class.txt')
KLONDIKE = 'def popis_balicku(balicek):\n    return 1\n\ndef vytvor_balicek():\n    return 2\n'
CONTENTS: dict[str, bytes] = {
    'KLONDIKE': KLONDIKE.encode(),
    'BLACKJACK': b'def vyhodnot_ruku(ruka):\n    return 1\n\ndef odkryj(ruka):\n    return 2\n',
    'PISKVORKY': b'def vytvor_plan():\n    return 1\n\ndef pet_v_rade(policka):\n    return 2\n',
    'OTHER': b'# otherwise\n',
    'EMPTY': b'',
    'NOTES': b'Jan, 3. B\n',
    'CP1250': f'{KLONDIKE}# žluťoučký kůň\n'.encode('cp1250'),
    'UTF-16': f'{KLONDIKE}# žluťoučký kůň\n'.encode('utf-16'),
    'MARK': b'\xef\xbb\xbf' + KLONDIKE.encode(),
    'CRLF': KLONDIKE.replace('\n', '\r\n').encode(),
    'BROKEN': f'{KLONDIKE}def druha(:\n    return\n'.encode(),
    'BINARY': bytes(range(256)),
    'LARGE': b'#' * 1_000_001,
    'NOTEBOOK': b'{"cells": [], "nbformat": 4}',
}


@dataclass
class MessyClass:
    """A class: `files` by their paths, `settings`, and the lines that were told of it when somebody last read them."""

    title: str
    files: list[tuple[str, str]] = field(default_factory=list)
    settings: dict[str, str] = field(default_factory=dict)
    told: list[str] = field(default_factory=list)

    def written(self) -> str:
        """The class as it stands in the text."""
        width = max(len(path) for path, _ in self.files)
        lines = [f'# {self.title}', *(f'? {name}: {value}' for name, value in self.settings.items())]
        lines += [f'{path:{width}}  {content}'.rstrip() for path, content in self.files]
        return '\n'.join([*lines, *(f'> {line}' for line in self.told), ''])

    def make(self, folder: Path) -> Path:
        """Write the class into an empty folder; what is to be graded."""
        folder.mkdir()
        zips: dict[str, list[tuple[str, str]]] = {}
        for path, content in self.files:
            plain = path.removeprefix('decomposed: ')
            if plain != path:
                plain = unicodedata.normalize('NFD', plain)
            outer, inner = _first_zip(plain)
            if inner:
                zips.setdefault(outer, []).append((inner, content))
            elif plain.endswith('/'):
                (folder / plain).mkdir(parents=True)
            elif content.startswith('-> '):
                (folder / plain).parent.mkdir(parents=True, exist_ok=True)
                (folder / plain).symlink_to(content[3:])
            else:
                (folder / plain).parent.mkdir(parents=True, exist_ok=True)
                (folder / plain).write_bytes(_content(content))
        for outer, entries in zips.items():
            (folder / outer).parent.mkdir(parents=True, exist_ok=True)
            (folder / outer).write_bytes(_zip(entries, self.settings.get('zip', '')))
        return folder / self.settings.get('path', '')


def read_classes() -> list[MessyClass]:
    """All classes of the text."""
    classes: list[MessyClass] = []
    for line in TEXT.read_text(encoding='utf-8').splitlines():
        mark, _, rest = line.partition(' ')
        if mark == '#':
            classes.append(MessyClass(rest))
        elif mark == '?':
            name, _, value = rest.partition(': ')
            classes[-1].settings[name] = value
        elif mark == '>':
            classes[-1].told.append(rest)
        elif line:
            path, _, content = line.partition('  ')
            classes[-1].files.append((path, content.strip()))
    return classes


def _first_zip(path: str) -> tuple[str, str]:
    """The path up to the first zip that has something in it, and the path in that; empty where there is none."""
    outer, zip_ends, inner = path.partition('.zip/')
    return (f'{outer}.zip', inner) if zip_ends else (path, '')


def _content(text: str) -> bytes:
    return b''.join(_parts(text))


def _parts(text: str) -> Iterator[bytes]:
    for part in text.split(' + '):
        if part.startswith('kit: '):
            yield (ROOT / part[5:]).read_bytes()
        elif part.startswith("'"):
            yield ast.literal_eval(part).encode()
        else:
            yield CONTENTS[part]


def _zip(files: list[tuple[str, str]], how: str) -> bytes:
    inner: dict[str, list[tuple[str, str]]] = {}
    entries: list[tuple[str, bytes]] = []
    for path, content in files:
        outer, rest = _first_zip(path)
        if rest:
            inner.setdefault(outer, []).append((rest, content))
        else:
            entries.append((path, b'' if path.endswith('/') or content.startswith('->') else _content(content)))
    entries += [(outer, _zip(content, how)) for outer, content in inner.items()]
    links = {path for path, content in files if content.startswith('->')}
    file = io.BytesIO()
    written: dict[bytes, bytes] = {}
    with zipfile.ZipFile(file, 'w') as archive, warnings.catch_warnings():
        warnings.simplefilter('ignore')  # of names that are there twice
        for number, (path, data) in enumerate(entries):
            info = zipfile.ZipInfo(path.replace('/', '\\') if how == 'backslashes' else path)
            if how in ('cp852', 'cp1250', 'utf-8'):  # without the mark of UTF-8
                name = path.encode(how)
                info.filename = chr(ord('A') + number) * len(name)
                written[info.filename.encode()] = name
            info.external_attr = (0o120777 if path in links else 0o100644) << 16
            archive.writestr(info, data)
    packed = file.getvalue()
    for placeholder, name in written.items():
        packed = packed.replace(placeholder, name)
    if how == 'locked':
        locked = bytearray(packed)
        for mark, offset in ((b'PK\x03\x04', 6), (b'PK\x01\x02', 8)):
            locked[locked.index(mark) + offset] |= 1
        packed = bytes(locked)
    return packed
