"""Writes PNG without row filters: `zlib` alone unpacks them, and the pixels are as a texture wants them."""

import struct
import zlib


def chunk(kind, content):
    """One chunk of a PNG file."""
    return struct.pack('>I', len(content)) + kind + content + struct.pack('>I', zlib.crc32(kind + content))


def write(path, width, height, pixels):
    """Write a PNG file. `pixels` has red, green, blue and alpha of each pixel, a byte each."""
    header = struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0)
    rows = b''.join(b'\0' + pixels[start : start + 4 * width] for start in range(0, len(pixels), 4 * width))
    path.write_bytes(
        b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header) + chunk(b'IDAT', zlib.compress(rows, 9)) + chunk(b'IEND', b'')
    )
