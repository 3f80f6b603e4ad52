"""A board: a square grid of cells with names, coordinates at its edges, stones on it and lines through them."""

from collections.abc import Sequence

from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.picture import WHITE, Colour, Quad, Rectangle, Text

CELL_EDGE = (205, 185, 141)
WOOD = (150, 100, 58, 255)
COORDINATE_COLOUR = (255, 240, 210, 255)
LINE_EDGE = (60, 40, 10, 255)

MARGIN, EDGE = 0.62, 0.22
"""How wide the frame is, in cells: at the sides with coordinates, and at the others."""

STONE = 1.14
"""How large the picture of a stone is, in cells; it has an empty margin of its own."""

FOCUS = 'stone-last'
"""What shows the keyboard's focus on a cell."""

LINE_WIDTH = 0.1
"""How thick a line through stones is, in cells."""


class Board:
    """A grid drawn into a rectangle of the canvas, as large as fits; the names of cells are places.

    `names` are rows of names from top to bottom. `below` and `beside` are the coordinates under the columns
    and at the left of the rows. `colour` tints the cells.
    """

    def __init__(
        self,
        canvas: Canvas,
        box: Rectangle,
        names: Sequence[Sequence[str]],
        below: Sequence[str] = (),
        beside: Sequence[str] = (),
        colour: Colour = WHITE,
    ):
        self._canvas = canvas
        self._places = {name: (row, column) for row, line in enumerate(names) for column, name in enumerate(line)}
        x, y, width, height = box
        rows, columns = len(names), len(names[0])
        frame = MARGIN + EDGE
        self.cell = int(min(width / (columns + frame), height / (rows + frame)))
        self.x = round(x + (width - self.cell * (columns + frame)) / 2 + self.cell * MARGIN)
        self.y = round(y + (height - self.cell * (rows + frame)) / 2 + self.cell * EDGE)
        self.width, self.height = self.cell * columns, self.cell * rows
        self._draw_frame()
        for name in self._places:
            canvas.zones[name] = self.box(name)
            canvas.focus_looks[name] = FOCUS
            canvas.picture.quads.append(Quad('square', *self.box(name), name, colour=colour))
        self._draw_edges(rows, columns, colour)
        self._draw_coordinates(below, beside)

    def _draw_frame(self) -> None:
        """The wood that the cells lie in."""
        wide, narrow = round(self.cell * MARGIN), round(self.cell * EDGE)
        box = (self.x - wide, self.y - narrow, self.width + wide + narrow, self.height + wide + narrow)
        self._canvas.panel('panel', box, self.cell * 0.3, colour=WOOD)

    def _draw_edges(self, rows: int, columns: int, colour: Colour) -> None:
        """Lines between the cells. Those in the picture of a cell are gone where it is drawn small."""
        thick = max(1, round(self.cell / 48))
        red, green, blue = (part * tint // 255 for part, tint in zip(CELL_EDGE, colour, strict=False))
        across = [(self.x, self.y + row * self.cell - thick // 2, self.width, thick) for row in range(1, rows)]
        down = [(self.x + one * self.cell - thick // 2, self.y, thick, self.height) for one in range(1, columns)]
        for line in across + down:
            self._canvas.picture.quads.append(Quad('white', *line, colour=(red, green, blue, colour[3])))

    def _draw_coordinates(self, below: Sequence[str], beside: Sequence[str]) -> None:
        size = max(self.cell * 0.34, min(self._canvas.space.text * 0.9, self.cell * MARGIN))
        texts, away = self._canvas.picture.texts, self.cell * MARGIN * 0.52
        for column, text in enumerate(below):
            x = self.x + (column + 0.5) * self.cell
            texts.append(Text(text, x, self.y + self.height + away, size, COORDINATE_COLOUR, 'center'))
        for row, text in enumerate(beside):
            y = self.y + (row + 0.5) * self.cell
            texts.append(Text(text, self.x - away, y, size, COORDINATE_COLOUR, 'center'))

    def box(self, name: str) -> Rectangle:
        """The rectangle of a cell."""
        row, column = self._places[name]
        return (self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)

    def middle(self, name: str) -> tuple[float, float]:
        """The middle of a cell."""
        x, y, width, height = self.box(name)
        return x + width / 2, y + height / 2

    def stone(self, picture: str, name: str, source: tuple[float, float] | None = None, colour: Colour = WHITE) -> Quad:
        """A stone in a cell; a new one comes from the point `source`. The mouse meets the cell, not the stone."""
        x, y = self.middle(name)
        size = self.cell * STONE
        key = ('stone', name)
        stone = Quad(picture, x - size / 2, y - size / 2, size, size, key=key, colour=colour)
        self._canvas.picture.quads.append(stone)
        if source:
            self._canvas.sources[key] = (source[0] - size / 2, source[1] - size / 2)
        return stone

    def mark(self, picture: str, name: str) -> None:
        """A mark in a whole cell; it lies under a stone that is drawn after it."""
        self._canvas.picture.quads.append(Quad(picture, *self.box(name), name))

    def line(self, first: str, last: str, colour: Colour) -> None:
        """A line from the middle of one cell to that of another, over their stones."""
        points = [self.middle(first), self.middle(last)]
        self._canvas.line(points, self.cell * LINE_WIDTH * 1.6, LINE_EDGE)
        self._canvas.line(points, self.cell * LINE_WIDTH, colour)
