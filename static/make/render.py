"""From SVG to pixels. Needs resvg-py (which draws) and Pillow (which unpacks its PNG); only development needs them."""

import io

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
