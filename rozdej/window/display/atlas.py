"""The pictures in `static/`, read and put one above the other into one sheet.

One sheet means one texture, and one texture means that everything is drawn by one call.
The files are PNG without row filters, so zlib alone reads them: a hundred times faster than
a PNG decoder written in Python, and other threads run meanwhile.
"""

import json
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

Region = tuple[int, int, int, int]
"""x, y, width, height in pixels, from the top left corner."""

LARGE_FROM = 1700
SMALL_BELOW = 700
"""Widths of the window in pixels from which, and below which, another size of the atlas is sharper."""

FRAME_HEIGHT, FRAME_END = 308, 54
"""Height of a frame in pixels, and of the part at each end that keeps its shape."""

SCALES = {'small': 0.5, 'normal': 1, 'large': 2}


class BadPicture(Exception):
    """A file in `static/` is missing or is not what the atlas reads; the text says which."""


@dataclass
class Sheet:
    """Pixels (RGBA, bottom row first, as textures want them) and the regions in them by name."""

    width: int
    height: int
    pixels: bytes
    regions: dict[str, Region]


def size_for(width: float) -> str:
    """Which size of the atlas suits a window that many pixels wide: `small`, `normal` or `large`."""
    if width > LARGE_FROM:
        return 'large'
    return 'small' if width < SMALL_BELOW else 'normal'


def load_sheet(folder: Path, size: str = 'normal', four_colours: bool = False) -> Sheet:
    """The deck and the other pieces in one sheet. Raises `BadPicture`."""
    suffix = '@2x' if size == 'large' else ''
    width, deck = read_png(folder / f'{"deck4" if four_colours else "deck"}{suffix}.png')
    pieces_width, pieces = read_png(folder / f'pieces{suffix}.png')
    if width != pieces_width:
        raise BadPicture(f'{folder}: the deck and the pieces are not equally wide')
    if size == 'small':
        width, deck, pieces = width // 2, halve(deck), halve(pieces)
    scale = SCALES[size]
    regions = read_regions(folder / 'deck.json', scale, 0)
    regions |= read_regions(folder / 'pieces.json', scale, len(deck))
    regions |= _slices(regions)
    rows = [*deck, *pieces]
    return Sheet(width, len(rows), b''.join(reversed(rows)), regions)


class Loader:
    """Loads sheets from a folder, each in a thread. Until a sheet is ready, the last one is used.

    `told` is called in that thread when a sheet is ready.
    """

    def __init__(self, folder: Path, size: str, four_colours: bool):
        self._folder = folder
        self.told: Callable[[], None] = lambda: None
        self._begin((size, four_colours))

    def _begin(self, kind: tuple[str, bool]) -> None:
        self._kind = kind
        self._loaded: Sheet | BadPicture | None = None
        self._is_loading = True
        self._thread = Thread(target=self._load, args=kind, daemon=True)
        self._thread.start()

    def _load(self, size: str, four_colours: bool) -> None:
        try:
            self._loaded = load_sheet(self._folder, size, four_colours)
        except BadPicture as error:
            self._loaded = error
        self._is_loading = False
        self.told()

    def sheet(self, size: str, four_colours: bool, wait: bool = False) -> Sheet | None:
        """The sheet; None as long as it is being loaded, unless one is to `wait` for it. Raises `BadPicture`."""
        if wait:
            self._thread.join()
        if self._is_loading:
            return None
        if self._kind != (size, four_colours) or self._loaded is None:  # a sheet is big: it is not kept
            self._begin((size, four_colours))
            return self.sheet(size, four_colours, wait)
        if isinstance(self._loaded, BadPicture):
            raise self._loaded
        loaded, self._loaded = self._loaded, None
        return loaded


def read_regions(path: Path, scale: float, shift: int) -> dict[str, Region]:
    """Name -> region, scaled, and moved down by `shift` pixels."""
    try:
        found = json.loads(path.read_text(encoding='utf-8'))
    except (OSError, ValueError) as error:
        raise BadPicture(f'{path}: {error}') from None
    return {
        name: (int(x * scale), int(y * scale) + shift, int(width * scale), int(height * scale))
        for name, (x, y, width, height) in found.items()
    }


def _slices(regions: dict[str, Region]) -> dict[str, Region]:
    """Upper end, middle and lower end of each frame: around several cards only the middle is stretched."""
    found = {}
    for name, (x, y, width, height) in regions.items():
        if name.startswith('frame-'):
            end = height * FRAME_END // FRAME_HEIGHT
            found[f'{name}-n'] = (x, y, width, end)
            found[f'{name}-c'] = (x, y + end, width, height - 2 * end)
            found[f'{name}-s'] = (x, y + height - end, width, end)
    return found


Rows = list[bytes | memoryview]
"""The rows of a picture from above, each with red, green, blue and alpha of its pixels."""


def read_png(path: Path) -> tuple[int, Rows]:
    """Width and rows of a picture in a PNG with opacity and without row filters. Raises `BadPicture`."""
    try:
        parts = _chunks(path.read_bytes())
        width, height, depth, kind = struct.unpack_from('>IIBB', parts[b'IHDR'])
        length = 4 * width + 1
        raw = zlib.decompress(parts[b'IDAT'], bufsize=length * height)
        if (depth, kind) != (8, 6) or len(raw) != length * height or any(raw[::length]):
            raise ValueError('not a PNG with opacity and without row filters')
    except (OSError, KeyError, ValueError, struct.error, zlib.error) as error:
        raise BadPicture(f'{path}: {error}') from None
    pixels = memoryview(raw)  # its slices are no copies
    return width, [pixels[start : start + 4 * width] for start in range(1, len(raw), length)]


def _chunks(content: bytes) -> dict[bytes, bytes]:
    """The chunks of a PNG file by name, those of one name joined."""
    parts: dict[bytes, bytes] = {}
    position = 8
    while position < len(content):
        (length,) = struct.unpack_from('>I', content, position)
        name = content[position + 4 : position + 8]
        parts[name] = parts.get(name, b'') + content[position + 8 : position + 8 + length]
        position += length + 12
    return parts


def halve(rows: Rows) -> Rows:
    """The picture at half its size, each pixel the mean of four.

    A texture that is drawn at less than half its size flickers, because most of its pixels
    are not looked at.
    """
    pixels = memoryview(b''.join(rows)).cast('I')
    across = _mean(pixels[0::2].tobytes(), pixels[1::2].tobytes())
    length = len(rows[0]) // 2
    narrow = [across[start : start + length] for start in range(0, len(across), length)]
    half = _mean(b''.join(narrow[0::2]), b''.join(narrow[1::2]))
    return [half[start : start + length] for start in range(0, len(half), length)]


def _mean(one: bytes, other: bytes) -> bytes:
    """Byte by byte, all at once: (a + b) / 2 = (a and b) + (a xor b) / 2, without carries between bytes."""
    a, b = int.from_bytes(one, 'little'), int.from_bytes(other, 'little')
    mask = int.from_bytes(b'\xfe' * len(one), 'little')
    return ((a & b) + (((a ^ b) & mask) >> 1)).to_bytes(len(one), 'little')
