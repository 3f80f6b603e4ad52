"""From SVG to a PNG file. Needs resvg-py (which draws) and Pillow (which unpacks its PNG); students need neither."""

import io
import struct
import zlib

import resvg_py
from PIL import Image, ImageColor


def drawn(svg, width):
    """The picture drawn at a width in pixels, with opacity."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).convert('RGBA')


def set_fringe(image, box, colour):
    """Give the transparent pixels in a box (left, top, right, bottom) a colour, which their neighbours mix with."""
    clear = image.crop(box).getchannel('A').point(lambda alpha: 0 if alpha else 255)
    image.paste((*ImageColor.getrgb(colour), 0), box, clear)


def _chunk(kind, content):
    """One chunk of a PNG file."""
    return struct.pack('>I', len(content)) + kind + content + struct.pack('>I', zlib.crc32(kind + content))


def write_png(path, width, height, pixels):
    """Write a PNG file without row filters, so that the window needs only `zlib` to read it.

    `pixels` has red, green, blue and alpha of each pixel, a byte each.
    """
    header = struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0)
    rows = b''.join(b'\0' + pixels[start : start + 4 * width] for start in range(0, len(pixels), 4 * width))
    path.write_bytes(
        b'\x89PNG\r\n\x1a\n' + _chunk(b'IHDR', header) + _chunk(b'IDAT', zlib.compress(rows, 9)) + _chunk(b'IEND', b'')
    )
