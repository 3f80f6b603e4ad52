"""The pictures in `static/`: the script makes exactly them, and they keep what the windows count on."""

import itertools
import json
import re
import struct
import zlib
from functools import cache
from xml.etree import ElementTree

import pytest

from checks.running import ROOT
from static.make.__main__ import SCALES, drawn_sheet, make
from static.make.families import FOUR_COLOURS
from static.make.glyphs import SUITS
from static.make.paper import CELL_HEIGHT, CELL_WIDTH, MARGIN
from static.make.sheet import sheets

pytestmark = pytest.mark.whole(reason='draws every picture: more than a minute')

STATIC = ROOT / 'static'
SHEETS = ('deck', 'deck4', 'pieces')
REGIONS = {'deck': 'deck.json', 'deck4': 'deck.json', 'pieces': 'pieces.json'}
ATLASES = [name + suffix for name in SHEETS for suffix in ('', '@2x')]
CARDS = [f'{suit}-{rank}' for suit in SUITS for rank in range(1, 14)]
PEOPLE = [f'person-{person}-{mood}' for person in (1, 2, 3, 4) for mood in ('calm', 'glad', 'sad')]
PIECES = """
slot slot-ace slot-king slot-recycle frame-selected frame-focus frame-goal shadow shadow-lifted logo white square
button button-hover button-pressed button-on button-disabled button-focus panel panel-dark banner
button-left button-middle button-right panel-nw panel-n panel-ne panel-w panel-c panel-e panel-sw panel-s panel-se
stone-x stone-o stone-last stone-row coin-1 coin-5 coin-10 coin-50 coin-100 coin-500 coins dealer turn trophy
suit-Pi suit-Sr suit-Ka suit-Kr suit4-Pi suit4-Sr suit4-Ka suit4-Kr
icon-undo icon-redo icon-new icon-restart icon-hint icon-settings icon-play icon-help
icon-left icon-right icon-up icon-down icon-close icon-ok
"""

# How colour-blind eyes see linear red, green and blue (Machado, Oliveira, Fernandes 2009, full strength).
EYES = {
    'all cones': ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    'protanopia': ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    'deuteranopia': ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    'tritanopia': ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def chunks(name):
    """The chunks of a PNG file as (kind, content)."""
    content = (STATIC / f'{name}.png').read_bytes()
    position = 8
    while position < len(content):
        (length,) = struct.unpack_from('>I', content, position)
        yield content[position + 4 : position + 8], content[position + 8 : position + 8 + length]
        position += length + 12


@cache
def read(name):
    """(width, height, rows of bytes with the byte for the filter in front)."""
    parts = {}
    for kind, content in chunks(name):
        parts[kind] = parts.get(kind, b'') + content
    width, height = struct.unpack_from('>II', parts[b'IHDR'])
    raw = zlib.decompress(parts[b'IDAT'])
    length = 4 * width + 1
    return width, height, [raw[start : start + length] for start in range(0, len(raw), length)]


def regions(name):
    """The JSON that belongs to a sheet."""
    return json.loads((STATIC / REGIONS[name]).read_text(encoding='utf-8'))


def pixels(sheet, name):
    """The colours of a picture, row by row."""
    _width, _height, rows = read(sheet)
    x, y, width, height = regions(sheet)[name]
    parts = [rows[row][4 * x + 1 : 4 * (x + width) + 1] for row in range(y, y + height)]
    return [list(zip(part[0::4], part[1::4], part[2::4], part[3::4], strict=True)) for part in parts]


def overlap(one, other):
    """Whether two rectangles have a pixel in common."""
    return all(one[axis] < other[axis] + other[axis + 2] and other[axis] < one[axis] + one[axis + 2] for axis in (0, 1))


def test_svg_and_json_are_what_the_script_makes(tmp_path):
    """Whoever changes the script must commit the pictures too, and nobody edits pictures by hand."""
    make(tmp_path, with_png=False)
    made = sorted(path.name for path in tmp_path.iterdir())
    assert made == ['deck.json', 'deck.svg', 'deck4.svg', 'pieces.json', 'pieces.svg']
    for name in made:
        assert (tmp_path / name).read_bytes() == (STATIC / name).read_bytes(), f'{name}: run python -m static.make'


@pytest.fixture
def libraries():
    """What draws and reads PNG."""
    pytest.importorskip('resvg_py', reason='PNG are drawn with resvg-py, which only development needs')
    pytest.importorskip('PIL', reason='PNG are unpacked with Pillow, which only development needs')


@pytest.mark.usefixtures('libraries')
def test_png_is_what_the_script_makes(draw):
    """All are written at once: two of them tell whether that was forgotten, others each day."""
    for sheet, (suffix, scale) in draw(itertools.product(sheets(), SCALES.items()), most=2):
        is_drawn_again(sheet, suffix, scale)


def is_drawn_again(sheet, suffix, scale):
    """The same pixels; another version of the drawing library may round a few edges differently.

    They are compared as they are drawn: packing them takes long.
    """
    from PIL import Image, ImageChops, ImageStat

    made = drawn_sheet(sheet, sheet.svg(), scale)
    with Image.open(STATIC / f'{sheet.name}{suffix}.png') as file:
        kept = file.convert('RGBA')
    assert made.size == kept.size
    if made.tobytes() == kept.tobytes():
        return
    # Weighted by opacity: the colour of an invisible pixel does not matter.
    pair = [Image.frombytes('RGBA', made.size, image.convert('RGBa').tobytes()) for image in (made, kept)]
    difference = ImageStat.Stat(ImageChops.difference(*pair))
    assert max(difference.mean) < 0.5, f'{sheet.name}{suffix}: run python -m static.make'
    assert max(difference.rms) < 3, f'{sheet.name}{suffix}: run python -m static.make'


@pytest.mark.usefixtures('libraries')
def test_pixels_are_written_as_they_were_drawn(tmp_path):
    from PIL import Image

    from static.make.render import write_png

    pixels = bytes(range(4 * 3 * 5))
    write_png(tmp_path / 'small.png', 3, 5, pixels)
    with Image.open(tmp_path / 'small.png') as written:
        assert (written.mode, written.size, written.tobytes()) == ('RGBA', (3, 5), pixels)


@pytest.mark.parametrize('name', SHEETS)
def test_svg_has_shapes_only(name):
    """No text (it would need a font), no picture from elsewhere, no id twice, no reference into the void."""
    root = ElementTree.parse(STATIC / f'{name}.svg').getroot()
    tags = {element.tag.rpartition('}')[2] for element in root.iter()}
    assert tags <= {'svg', 'g', 'defs', 'clipPath', 'filter', 'feGaussianBlur', 'path', 'rect', 'circle', 'ellipse'}
    ids = [element.get('id') for element in root.iter() if element.get('id')]
    assert len(ids) == len(set(ids))
    values = [value for element in root.iter() for value in element.attrib.values()]
    assert {used for value in values for used in re.findall(r'url\(#(.+?)\)', value)} <= set(ids)
    assert not [value for value in values if 'font' in value or 'http' in value]


@pytest.mark.parametrize('name', ATLASES)
def test_png_is_quick_to_read(name):
    """Opacity and no row filters: zlib alone unpacks it."""
    (kind, header), *_rest = chunks(name)
    _width, _height, depth, colour_type, compression, filtering, interlace = struct.unpack('>IIBBBBB', header)
    assert (kind, depth, colour_type, compression, filtering, interlace) == (b'IHDR', 8, 6, 0, 0, 0)
    width, height, rows = read(name)
    assert len(rows) == height and {len(row) for row in rows} == {4 * width + 1}
    assert {row[0] for row in rows} == {0}


def test_png_files_are_small():
    """The kit is copied to every student."""
    for name in ATLASES:
        assert (STATIC / f'{name}.png').stat().st_size < (1_000_000 if '@' not in name else 2_000_000), name


@pytest.mark.parametrize('name', SHEETS)
def test_regions_lie_in_the_sheet(name):
    """Also twice as large in the sheet for large windows, which has twice the size."""
    width, height, *_rest = read(name)
    assert read(f'{name}@2x')[:2] == (2 * width, 2 * height)
    for region, (x, y, region_width, region_height) in regions(name).items():
        assert region_width > 0 and region_height > 0, region
        assert 0 <= x <= width - region_width and 0 <= y <= height - region_height, region


def test_deck_has_all_cards():
    """9 x 6 cells: 52 cards and two backs, none over another."""
    places = regions('deck')
    assert sorted(places) == sorted([*CARDS, 'back-blue', 'back-red'])
    assert {tuple(place[2:]) for place in places.values()} == {(CELL_WIDTH, CELL_HEIGHT)}
    assert read('deck')[:2] == (9 * CELL_WIDTH, 6 * CELL_HEIGHT) == (1836, 1704)
    assert not [pair for pair in itertools.combinations(places, 2) if overlap(*(places[name] for name in pair))]


def test_pieces_are_all_there():
    """No name the windows use is missing, and the icons do not cover each other."""
    places = regions('pieces')
    assert {*PIECES.split(), *PEOPLE} <= set(places)
    icons = [places[name] for name in places if name.startswith(('icon-', 'person-', 'coin', 'stone-', 'slot'))]
    assert not [pair for pair in itertools.combinations(icons, 2) if overlap(*pair)]


@pytest.mark.parametrize('sheet', ['deck', 'deck4'])
def test_cards_have_a_transparent_margin(sheet):
    """A texture drawn smaller mixes neighbouring pixels; the margin keeps other cards out of the mixture."""
    for name in regions(sheet):
        cell = pixels(sheet, name)
        margin = [*cell[:MARGIN], *cell[-MARGIN:], *(row[:MARGIN] + row[-MARGIN:] for row in cell)]
        assert {colour[3] for row in margin for colour in row} == {0}, name
        assert cell[MARGIN][MARGIN][3] == 0 and cell[len(cell) // 2][MARGIN + 5][3] > 0, name


@pytest.mark.parametrize('name', [name for name in CARDS if name.split('-')[1] not in ('1', '11', '12', '13')])
def test_a_fan_shows_the_index_alone(name):
    """Between the index and the first pips there is an empty strip, where a fan cuts the card off."""
    card = pixels('deck', name)
    paper = card[CELL_HEIGHT // 2][MARGIN + 5]
    assert {colour for row in card[60:64] for colour in row[10:-10]} == {paper}
    assert len({colour for row in card[16:56] for colour in row[10:80]}) > 2


@pytest.mark.parametrize(
    'name', ['back-blue', 'back-red', *(f'{suit}-{rank}' for suit in SUITS for rank in (11, 12, 13))]
)
def test_card_is_the_same_upside_down(name):
    """A back that showed which way up a card lies would tell something about the card."""
    colours = [colour for row in pixels('deck', name) for colour in row]
    differences = [
        abs(part - turned)
        for one, other in zip(colours, reversed(colours), strict=True)
        for part, turned in zip(one, other, strict=True)
    ]
    assert sum(differences) / len(differences) < 2


def test_white_is_white():
    """Lines and rectangles of any colour are this part, tinted."""
    assert {colour for row in pixels('pieces', 'white') for colour in row} == {(255, 255, 255, 255)}


def lab(colour, eyes):
    """A colour as certain eyes see it, in the CIE Lab space, where distances are those of perception."""
    parts = [part / 255 for part in bytes.fromhex(colour.removeprefix('#'))]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = (min(1, max(0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in eyes)
    sums = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in sums)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize('eyes', EYES)
def test_four_colours_stay_apart(eyes):
    """A distance of 2 is just visible; 20 is clear at a glance even on small symbols."""
    colours = {suit: lab(colour, EYES[eyes]) for suit, colour in FOUR_COLOURS.suits.items()}
    for one, other in itertools.combinations(colours, 2):
        distance = sum((a - b) ** 2 for a, b in zip(colours[one], colours[other], strict=True)) ** 0.5
        assert distance > 20, (one, other)
