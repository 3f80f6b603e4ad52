"""Makes all pictures anew: `python -m static.make [folder]`, by default in the folder `static` itself."""

import argparse
from pathlib import Path

from static.make.sheet import sheets

SCALES = {'': 1, '@2x': 2}


def drawn_sheet(sheet, svg, scale):
    """A sheet drawn at a scale."""
    # Imported here, so that SVG and JSON can be made where the drawing library is not installed.
    from static.make import render

    image = render.drawn(svg, sheet.width * scale)
    for x, y, picture in sheet.places:
        left, top, width, height = (number * scale for number in (x, y, picture.width, picture.height))
        render.set_fringe(image, (left, top, left + width, top + height), picture.fringe)
    return image


def write_sheet(sheet, svg, folder, suffix, scale):
    """Draw a sheet at a scale and write it as a PNG atlas."""
    from static.make import render

    image = drawn_sheet(sheet, svg, scale)
    render.write_png(folder / f'{sheet.name}{suffix}.png', image.width, image.height, image.tobytes())


def make(folder, with_png=True):
    """Write every picture into a folder."""
    for sheet in sheets():
        svg = sheet.svg()
        (folder / f'{sheet.name}.svg').write_text(svg, encoding='utf-8', newline='\n')
        # Both decks have their cards in the same places: one JSON is enough for them.
        if sheet.name != 'deck4':
            (folder / f'{sheet.name}.json').write_text(sheet.json(), encoding='utf-8', newline='\n')
        for suffix, scale in SCALES.items() if with_png else ():
            write_sheet(sheet, svg, folder, suffix, scale)


def main():
    """Read the command line and make the pictures."""
    parser = argparse.ArgumentParser(prog='python -m static.make', description='Makes all pictures of the kit anew.')
    parser.add_argument(
        'folder', nargs='?', type=Path, default=Path(__file__).parent.parent, help='where to write them'
    )
    parser.add_argument('--no-png', action='store_true', help='write the SVG and JSON only; needs nothing installed')
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    make(arguments.folder, not arguments.no_png)


if __name__ == '__main__':
    main()
