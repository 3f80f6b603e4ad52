"""From SVG to pixels. Needs resvg-py (which draws) and Pillow (which unpacks its PNG); only development needs them."""

import io

import resvg_py
from PIL import Image


def pixels(svg, width):
    """The picture drawn at a width in pixels: (width, height, bytes of red, green, blue, alpha)."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
    image = Image.open(io.BytesIO(png)).convert('RGBA')
    return image.width, image.height, image.tobytes()
