"""The pictures in `static/`, read and put side by side into one sheet.

One sheet means one texture, and one texture means that everything is drawn by one call.
The files are PNG with a palette and without row filters, so zlib alone reads them: a
hundred times faster than a PNG decoder written in Python.
"""

import json
import struct
import zlib
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

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
    deck = read_png(folder / f'{"deck4" if four_colours else "deck"}{suffix}.png')
    pieces = read_png(folder / f'pieces{suffix}.png')
    if size == 'small':
        deck, pieces = halved(deck), halved(pieces)
    scale = SCALES[size]
    regions = read_regions(folder / 'deck.json', scale, 0)
    regions |= read_regions(folder / 'pieces.json', scale, deck[0])
    regions |= _slices(regions)
    return beside(deck, pieces, regions)


class Loader:
    """Loads sheets from a folder; the first one in a thread, while the system is busy making the window."""

    def __init__(self, folder: Path, size: str, four_colours: bool):
        self._folder = folder
        self._first = (size, four_colours)
        threads = ThreadPoolExecutor(1)
        self._future: Future[Sheet] | None = threads.submit(load_sheet, folder, size, four_colours)
        threads.shutdown(wait=False)

    def load(self, size: str, four_colours: bool) -> Sheet:
        """The sheet. Raises `BadPicture`."""
        future, self._future = self._future, None  # a sheet is big: it is not kept
        if future and (size, four_colours) == self._first:
            return future.result()
        return load_sheet(self._folder, size, four_colours)


def read_regions(path: Path, scale: float, shift: int) -> dict[str, Region]:
    """Name -> region, scaled, and moved to the right by `shift` pixels."""
    try:
        found = json.loads(path.read_text(encoding='utf-8'))
    except (OSError, ValueError) as error:
        raise BadPicture(f'{path}: {error}') from None
    return {
        name: (int(x * scale) + shift, int(y * scale), int(width * scale), int(height * scale))
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


Planes = tuple[int, int, list[bytes]]
"""Width, height, and the red, green, blue and alpha of all pixels, each in bytes of its own."""


def read_png(path: Path) -> Planes:
    """The pixels of a PNG with a palette and without filters. Raises `BadPicture`."""
    try:
        content = path.read_bytes()
        parts = _chunks(content)
        width, height, depth, kind = struct.unpack_from('>IIBB', parts[b'IHDR'])
        raw = zlib.decompress(parts[b'IDAT'])
        if (depth, kind) != (8, 3) or any(raw[:: width + 1]):
            raise ValueError('not a PNG with a palette of 256 colours and without filters')
    except (OSError, KeyError, ValueError, struct.error, zlib.error) as error:
        raise BadPicture(f'{path}: {error}') from None
    rows = [raw[start : start + width] for start in range(1, len(raw), width + 1)]
    indices = b''.join(rows)
    colours = parts[b'PLTE'].ljust(768, b'\0')
    tables = [colours[channel::3] for channel in range(3)]
    tables.append(parts.get(b'tRNS', b'').ljust(256, b'\xff'))
    return width, height, [indices.translate(table) for table in tables]


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


def halved(planes: Planes) -> Planes:
    """The picture at half its size, each pixel the mean of four.

    A texture that is drawn at less than half its size flickers, because most of its pixels
    are not looked at.
    """
    width, height, channels = planes
    return width // 2, height // 2, [_halved(channel, width, height) for channel in channels]


def _halved(channel: bytes, width: int, height: int) -> bytes:
    across = _mean(channel[0::2], channel[1::2])
    half = width // 2
    rows = [across[start : start + half] for start in range(0, half * height, half)]
    return _mean(b''.join(rows[0::2]), b''.join(rows[1::2]))


def _mean(one: bytes, other: bytes) -> bytes:
    """Byte by byte, all at once: (a + b) / 2 = (a and b) + (a xor b) / 2, without carries between bytes."""
    a, b = int.from_bytes(one, 'little'), int.from_bytes(other, 'little')
    mask = int.from_bytes(b'\xfe' * len(one), 'little')
    return ((a & b) + (((a ^ b) & mask) >> 1)).to_bytes(len(one), 'little')


def beside(left: Planes, right: Planes, regions: dict[str, Region]) -> Sheet:
    """Two pictures in one sheet, their upper edges level."""
    width, height = left[0] + right[0], max(left[1], right[1])
    pixels = bytearray(4 * width * height)
    row_length = 4 * width
    joined = [_interleaved(planes[2]) for planes in (left, right)]
    for (part_width, part_height, _), part, start in zip((left, right), joined, (0, 4 * left[0]), strict=True):
        length = 4 * part_width
        for row in range(part_height):
            target = (height - 1 - row) * row_length + start
            pixels[target : target + length] = part[row * length : (row + 1) * length]
    return Sheet(width, height, bytes(pixels), regions)


def _interleaved(channels: list[bytes]) -> bytearray:
    pixels = bytearray(4 * len(channels[0]))
    for index, channel in enumerate(channels):
        pixels[index::4] = channel
    return pixels
