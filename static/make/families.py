"""The colours of the decks: of each suit's symbols, and of the clothes its court family wears."""

from typing import NamedTuple

from static.make.faces import BROWN, FAIR, PALE, TAN, Skin
from static.make.paper import BLACK, GOLD, GOLD_DARK, RED, SILVER, SILVER_DARK


class Family(NamedTuple):
    """Colours of clothes, metal and skin, and of the panel behind the figure."""

    main: str
    dark: str
    light: str
    accent: str
    metal: str
    metal_dark: str
    panel: str
    panel_line: str
    skin: Skin


class Scheme(NamedTuple):
    """A deck's colours: the name of its sheet, and for each suit the symbol's colour and the court family."""

    name: str
    suits: dict
    families: dict


HEARTS = Family('#c3203b', '#8d1233', '#f3aaa4', '#fff4e0', GOLD, GOLD_DARK, '#f9d6cb', '#e0a598', FAIR)
SPADES = Family('#363b73', '#20234a', '#98a0d4', '#b9d3e8', SILVER, SILVER_DARK, '#b7bee2', '#848dbd', PALE)
DIAMONDS = Family('#e58c1f', '#b25f0e', '#ffdd94', '#15808c', GOLD, GOLD_DARK, '#fce3b0', '#dcb468', BROWN)
CLUBS = Family('#2f7d57', '#17523a', '#a5d4a6', '#c8793a', GOLD, GOLD_DARK, '#cfe5cb', '#92bd92', TAN)
# Clubs are blue in the deck of four colours, and so is their court.
CLUBS_BLUE = CLUBS._replace(main='#2a6fc0', dark='#154481', light='#9cc6ee', panel='#cde1f5', panel_line='#8fb5dc')

COURT = {'Pi': SPADES, 'Sr': HEARTS, 'Ka': DIAMONDS, 'Kr': CLUBS}
TWO_COLOURS = Scheme('deck', {'Pi': BLACK, 'Sr': RED, 'Ka': RED, 'Kr': BLACK}, COURT)
# Warm and cool pairs of different lightness: they stay apart for colour-blind eyes too.
FOUR_COLOURS = Scheme(
    'deck4', {'Pi': '#000000', 'Sr': '#a8002a', 'Ka': '#c96a00', 'Kr': '#1467c8'}, COURT | {'Kr': CLUBS_BLUE}
)
