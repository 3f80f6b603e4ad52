"""Sheets of pictures: which cell each picture gets, the SVG of all of them, and the JSON that names the cells."""

import json
from typing import NamedTuple

from static.make import animals, backs, cards, controls, counters, icons, logo, people, tables
from static.make.families import FOUR_COLOURS, TWO_COLOURS
from static.make.glyphs import RANKS, SUITS
from static.make.paper import CELL_WIDTH
from static.make.svg import at, document, group

DECK_COLUMNS = 9
# Cells begin at multiples of this, so that the first two smaller copies of the texture do not mix neighbours.
GRID = 4


class Sheet(NamedTuple):
    """Pictures in their places: `places` has (x, y, picture)."""

    name: str
    width: int
    height: int
    places: list
    definitions: str

    def svg(self):
        """The sheet as one SVG file, a line for each picture."""
        cells = [group(at(x, y, picture.drawing), id=picture.name) for x, y, picture in self.places]
        return document(self.width, self.height, self.definitions, *cells)

    def regions(self):
        """Name -> [x, y, width, height], for all pictures and their parts."""
        regions = {}
        for x, y, picture in self.places:
            regions[picture.name] = [x, y, picture.width, picture.height]
            for name, (part_x, part_y, width, height) in picture.parts:
                regions[name] = [x + part_x, y + part_y, width, height]
        return regions

    def json(self):
        """The regions as a JSON file, a line for each."""
        lines = [f'{json.dumps(name)}: {json.dumps(region)}' for name, region in self.regions().items()]
        return '{\n' + ',\n'.join(lines) + '\n}\n'


def deck_sheet(scheme):
    """All 52 cards and two backs in a grid."""
    pictures = [
        cards.card_picture(f'{suit}-{rank}', cards.face(rank, suit, scheme))
        for suit in SUITS
        for rank in range(1, len(RANKS) + 1)
    ]
    pictures += [cards.card_picture('back-blue', backs.blue_back()), cards.card_picture('back-red', backs.red_back())]
    width, height = pictures[0].width, pictures[0].height
    places = [
        (place % DECK_COLUMNS * width, place // DECK_COLUMNS * height, picture)
        for place, picture in enumerate(pictures)
    ]
    rows = len(pictures) // DECK_COLUMNS
    return Sheet(scheme.name, DECK_COLUMNS * width, rows * height, places, cards.definitions())


def in_rows(pictures, width):
    """Pictures from left to right in rows, and the height all rows need."""
    places, x, y, row_height = [], GRID, GRID, 0
    for picture in pictures:
        if x + picture.width > width:
            x, y, row_height = GRID, y + row_height, 0
        places.append((x, y, picture))
        x += up_to_grid(picture.width + GRID)
        row_height = max(row_height, up_to_grid(picture.height + GRID))
    return places, y + row_height


def up_to_grid(length):
    """The next multiple of GRID."""
    return -(-length // GRID) * GRID


def pieces_sheet():
    """Everything that is not a card."""
    pictures = [
        *tables.pictures(),
        logo.picture(),
        *people.pictures(),
        *controls.pictures(),
        *counters.pictures(),
        *icons.pictures(),
        *animals.pictures(),
    ]
    # As wide as the deck, so that the two lie one above the other in the texture without any gap between rows.
    width = DECK_COLUMNS * CELL_WIDTH
    places, height = in_rows(pictures, width)
    return Sheet('pieces', width, height, places, cards.definitions() + people.definitions() + animals.definitions())


def sheets():
    """All sheets."""
    return [deck_sheet(TWO_COLOURS), deck_sheet(FOUR_COLOURS), pieces_sheet()]
