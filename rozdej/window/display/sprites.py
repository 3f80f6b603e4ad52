"""Draws a `Drawing` with pyglet: one texture, one list of vertices for all quads, and a pool of labels."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pyglet
from pyglet.gl import GL_ONE_MINUS_SRC_ALPHA, GL_SRC_ALPHA, GL_TRIANGLES
from pyglet.graphics import Batch, Group
from pyglet.image import ImageData
from pyglet.sprite import SpriteGroup, get_default_shader
from pyglet.text import Label

from rozdej.window.display.atlas import BadPicture, Loader, Sheet
from rozdej.window.gui.picture import WHITE, Text
from rozdej.window.gui.wire import Drawing, Patch, Words

FONTS = ('Segoe UI', 'Helvetica Neue', 'DejaVu Sans', 'Noto Sans', 'Liberation Sans', 'Arial')
"""The first of these that the system has; all of them know Czech."""


@cache
def font_name() -> str | None:
    """The font that is used; None leaves the choice to the system. Looked up once, for that takes a while."""
    return next((name for name in FONTS if pyglet.font.have_font(name)), None)


POINTS = 0.75
"""Points per pixel, which is what fonts are measured in."""


def points(size: float) -> float:
    """A height in pixels in points; whole pixels only, for every size is a font of its own to load."""
    return round(size) * POINTS


SPARE_QUADS = 24
"""Room for so many more than are to be seen, lest all be made anew for each card that is added."""

NOWHERE = (0,) * 12
"""The four corners, of three coordinates each, of a quad that is not to be seen."""


class Texture:
    """The atlas on the graphics card, and its regions by name."""

    def __init__(self, sheet: Sheet):
        image = ImageData(sheet.width, sheet.height, 'RGBA', sheet.pixels)
        self._texture = image.get_texture()
        self._height = sheet.height
        self._sheet_regions = sheet.regions
        self._regions: dict[str, pyglet.image.TextureRegion] = {}

    def region(self, name: str) -> pyglet.image.TextureRegion:
        """The part of the texture with that name."""
        if name not in self._regions:
            x, y, width, height = self._sheet_regions[name]
            self._regions[name] = self._texture.get_region(x, self._height - y - height, width, height)
        return self._regions[name]

    def delete(self) -> None:
        """Free the memory."""
        self._texture.delete()


class QuadPool:
    """Shows the quads of a picture, all of them as one list of vertices: one call sends it, one call draws it.

    A `pyglet.sprite.Sprite` for each quad costs twice the time when all of them move. The shader and the
    group are those of sprites; of what a sprite can do only the corners, the region and the colour are used.
    """

    def __init__(self, batch: Batch, order: int):
        self._batch = batch
        self._parent = Group(order=order)
        self._vertices: Any = None
        self._room = 0
        self._shown: list[Patch] = []

    def show(self, quads: Sequence[Patch], texture: Texture, height: float) -> None:
        """Show these quads and no others; `height` is that of the window."""
        if len(quads) > self._room or not quads:
            self.forget()
        if not quads:  # an empty list would be drawn, too, and for nothing
            return
        if not self._room:
            self._make(len(quads) + SPARE_QUADS, texture)
        shown = self._shown
        if quads == shown:
            return
        left_over = max(0, len(shown) - len(quads))
        corners: list[float] = []
        for _, x, y, width, tall, _ in quads:
            right, top, bottom = x + width, height - y, height - y - tall
            corners += (x, bottom, 0, right, bottom, 0, right, top, 0, x, top, 0)
        corners += NOWHERE * left_over
        self._vertices.position[: len(corners)] = corners
        if [quad[0] for quad in quads] != [quad[0] for quad in shown]:
            found = [number for quad in quads for number in texture.region(quad[0]).tex_coords]
            self._vertices.tex_coords[: len(found)] = found
        if [quad[5] for quad in quads] != [quad[5] for quad in shown]:
            colours = [part for quad in quads for part in quad[5] * 4]
            self._vertices.colors[: len(colours)] = colours
        self._shown = list(quads)

    def _make(self, room: int, texture: Texture) -> None:
        """Vertices for that many quads, in the order in which they are painted; they have no size yet."""
        program = get_default_shader()
        group = SpriteGroup(texture.region('white'), GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, program, self._parent)
        triangles = [4 * quad + corner for quad in range(room) for corner in (0, 1, 2, 0, 2, 3)]
        self._vertices = program.vertex_list_indexed(
            4 * room,
            GL_TRIANGLES,
            triangles,
            self._batch,
            group,
            position=('f', NOWHERE * room),
            tex_coords=('f', NOWHERE * room),
            colors=('Bn', WHITE * 4 * room),
            scale=('f', (1, 1) * 4 * room),
            translate=('f', NOWHERE * room),
            rotation=('f', (0,) * 4 * room),
        )
        self._room = room

    def forget(self) -> None:
        """The texture or the height of the window is another one now: everything must be set anew."""
        if self._vertices is not None:
            self._vertices.delete()
        self._vertices, self._room = None, 0
        self._shown = []


class LabelPool:
    """Label k shows the k-th text. Its layout is computed again only when its text or size has changed."""

    def __init__(self, batch: Batch, order: int):
        self._batch = batch
        self._group = Group(order=order)
        self._labels: list[Label] = []
        self._shown: list[Text | None] = []

    def show(self, texts: Sequence[Words], height: float) -> None:
        """Show these texts and no others."""
        for index, text in enumerate(Text(*words) for words in texts):  # type: ignore[arg-type]  # the anchor
            if index == len(self._labels):
                self._labels.append(self._new(text, height))
                self._shown.append(text)
            elif text != self._shown[index]:
                self._update(self._labels[index], text, self._shown[index], height)
                self._shown[index] = text
        for index in range(len(texts), len(self._labels)):
            if self._shown[index] is not None:
                self._labels[index].text = ''
                self._shown[index] = None

    def _new(self, text: Text, height: float) -> Label:
        return Label(
            text.text,
            x=round(text.x),
            y=round(height - text.y),
            font_name=font_name(),
            font_size=points(text.size),
            weight='bold' if text.bold else 'normal',
            color=text.colour,
            anchor_x=text.anchor,
            anchor_y='center',
            batch=self._batch,
            group=self._group,
        )

    @staticmethod
    def _update(label: Label, text: Text, shown: Text | None, height: float) -> None:
        label.begin_update()
        if shown is None or text.text != shown.text:
            label.text = text.text
        if shown is None or (text.size, text.bold, text.colour) != (shown.size, shown.bold, shown.colour):
            label.font_size = points(text.size)
            label.weight = 'bold' if text.bold else 'normal'
            label.color = text.colour
        label.anchor_x = text.anchor
        label.position = (round(text.x), round(height - text.y), 0)
        label.end_update()

    def forget(self) -> None:
        """The height of the window is another one now."""
        for label in self._labels:
            label.delete()
        self._labels.clear()
        self._shown.clear()


class Painter:
    """Draws pictures with the atlas that the loader gives, in the size that suits the window."""

    def __init__(self, loader: Loader):
        self._loader = loader
        self._batch = Batch()
        self._pools = [QuadPool(self._batch, 0), QuadPool(self._batch, 2)]
        self._label_pools = [LabelPool(self._batch, 1), LabelPool(self._batch, 3)]
        self._texture: Texture | None = None
        self._kind: tuple[str, bool] | None = None
        self._height = 0.0

    def prepare(self, size: str, four_colours: bool) -> None:
        """Have this size and these colours of the atlas ready; the one that is there serves until they are loaded.

        Raises `BadPicture` when there is none at all.
        """
        kind = (size, four_colours)
        if self._kind == kind:
            return
        try:
            sheet = self._loader.sheet(*kind, wait=self._texture is None)
        except BadPicture:
            if self._texture is None:
                raise
            self._kind, sheet = kind, None  # looking for it at each picture would not bring it back
        if sheet is None:
            return
        texture = Texture(sheet)
        for pool in self._pools:
            pool.forget()
        if self._texture:
            self._texture.delete()
        self._texture, self._kind = texture, kind

    def show(self, picture: Drawing, height: float) -> None:
        """Make the drawing what `draw` draws; `height` is that of the window."""
        assert self._texture is not None
        if height != self._height:
            for quad_pool in self._pools:
                quad_pool.forget()
            for label_pool in self._label_pools:
                label_pool.forget()
            self._height = height
        for quads, pool in zip((picture.quads, picture.upper_quads), self._pools, strict=True):
            pool.show(quads, self._texture, height)
        for texts, labels in zip((picture.texts, picture.upper_texts), self._label_pools, strict=True):
            labels.show(texts, height)

    def draw(self) -> None:
        """Draw it."""
        self._batch.draw()
