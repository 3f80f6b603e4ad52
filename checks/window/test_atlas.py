"""The sheet of pictures: all regions are there in all sizes, and the pixels are where they belong."""

import pytest

from checks.running import ROOT
from rozdej.window.display.atlas import BadPicture, halve, load_sheet, read_png, size_for

STATIC = ROOT / 'static'


def pixel(sheet, x, y):
    """Red, green, blue and alpha of a pixel, counted from the top left corner."""
    start = 4 * ((sheet.height - 1 - y) * sheet.width + x)
    return tuple(sheet.pixels[start : start + 4])


@pytest.mark.parametrize('size', ['small', 'normal', 'large'])
def test_all_sizes_have_the_same_regions_inside_the_sheet(size):
    sheet = load_sheet(STATIC, size)
    assert set(sheet.regions) == set(load_sheet(STATIC).regions)
    assert {'Sr-12', 'back-blue', 'slot', 'white', 'frame-selected-c', 'icon-undo'} <= set(sheet.regions)
    assert len(sheet.pixels) == 4 * sheet.width * sheet.height
    for x, y, width, height in sheet.regions.values():
        assert width > 0
        assert height > 0
        assert x + width <= sheet.width
        assert y + height <= sheet.height


@pytest.mark.parametrize('size', ['small', 'normal', 'large'])
def test_white_is_white_and_margins_are_transparent(size):
    sheet = load_sheet(STATIC, size)
    x, y, width, height = sheet.regions['white']
    assert pixel(sheet, x + width // 2, y + height // 2) == (255, 255, 255, 255)
    x, y, width, height = sheet.regions['Sr-12']
    assert pixel(sheet, x, y)[3] == 0
    assert pixel(sheet, x + width // 2, y + height // 2)[3] == 255


def test_decks_differ_in_colours_only():
    two, four = load_sheet(STATIC), load_sheet(STATIC, four_colours=True)
    assert two.regions == four.regions
    assert two.pixels != four.pixels


def test_the_mean_of_four_pixels():
    above = [bytes([0, 10, 255, 255, 10, 10, 255, 255])]
    below = [bytes([20, 30, 255, 255, 30, 30, 255, 255])]
    assert halve(above + below) == [bytes([15, 20, 255, 255])]


def test_size_follows_the_window():
    assert [size_for(width) for width in (400, 699, 700, 1700, 1701)] == ['small', 'small', 'normal', 'normal', 'large']


@pytest.mark.parametrize(
    'content', [None, b'', b'GIF89a', b'\x89PNG\r\n\x1a\n'], ids=['missing', 'empty', 'gif', 'cut']
)
def test_a_bad_file_is_named(tmp_path, content):
    path = tmp_path / 'deck.png'
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadPicture, match=r'deck\.png'):
        read_png(path)
