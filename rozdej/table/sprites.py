"""Putting a `Picture` on the display: one texture, and pools of sprites and labels that are used again and again."""

from collections.abc import Callable
from functools import cache

import pyglet
from pyglet.graphics import Batch, Group
from pyglet.image import ImageData
from pyglet.sprite import Sprite
from pyglet.text import Label

from rozdej.table.atlas import Sheet
from rozdej.table.picture import Picture, Quad, Text

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


ANCHORS = {'left': 'left', 'center': 'center', 'right': 'right'}


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


class SpritePool:
    """Sprite k shows the k-th quad of the picture; only what differs from the last picture is touched.

    All sprites share one texture and one group, so they are drawn by one call, in the order
    in which they were made.
    """

    def __init__(self, batch: Batch, order: int):
        self._batch = batch
        self._group = Group(order=order)
        self._sprites: list[Sprite] = []
        self._shown: list[Quad | None] = []

    def show(self, quads: list[Quad], texture: Texture, height: float) -> None:
        """Show these quads and no others; `height` is that of the window."""
        while len(self._sprites) < len(quads):
            self._sprites.append(Sprite(texture.region('white'), batch=self._batch, group=self._group))
            self._shown.append(None)
        for index, quad in enumerate(quads):
            shown = self._shown[index]
            if quad != shown:
                self._update(self._sprites[index], quad, shown, texture, height)
                self._shown[index] = quad
        for index in range(len(quads), len(self._sprites)):
            if self._shown[index] is not None:
                self._sprites[index].visible = False
                self._shown[index] = None

    @staticmethod
    def _update(sprite: Sprite, quad: Quad, shown: Quad | None, texture: Texture, height: float) -> None:
        name, x, y, width, tall, _, _, _, colour = quad
        if shown is None:
            sprite.visible = True
        if shown is None or name != shown.name:
            sprite.image = texture.region(name)
        if shown is None or (name, width, tall) != (shown.name, shown.width, shown.height):
            region = texture.region(name)
            sprite.update(x, height - y - tall, scale_x=width / region.width, scale_y=tall / region.height)
        else:
            sprite.position = (x, height - y - tall, 0)
        if shown is None or colour != shown.colour:
            sprite.color = colour

    def forget(self) -> None:
        """The texture or the height of the window is another one now: everything must be set anew."""
        self._shown = [None] * len(self._sprites)
        for sprite in self._sprites:
            sprite.delete()
        self._sprites.clear()
        self._shown.clear()


class LabelPool:
    """Label k shows the k-th text; a label is laid out anew only when its text or size has changed."""

    def __init__(self, batch: Batch, order: int):
        self._batch = batch
        self._group = Group(order=order)
        self._labels: list[Label] = []
        self._shown: list[Text | None] = []

    def show(self, texts: list[Text], height: float) -> None:
        """Show these texts and no others."""
        for index, text in enumerate(texts):
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
            anchor_x=ANCHORS[text.anchor],
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
        label.anchor_x = ANCHORS[text.anchor]
        label.position = (round(text.x), round(height - text.y), 0)
        label.end_update()

    def forget(self) -> None:
        """The height of the window is another one now."""
        for label in self._labels:
            label.delete()
        self._labels.clear()
        self._shown.clear()


class Painter:
    """Draws pictures with the atlas that `load(size, four_colours)` gives, in the size that suits the window."""

    def __init__(self, load: Callable[[str, bool], Sheet]):
        self._load = load
        self._batch = Batch()
        self._pools = [SpritePool(self._batch, 0), SpritePool(self._batch, 2)]
        self._label_pools = [LabelPool(self._batch, 1), LabelPool(self._batch, 3)]
        self._texture: Texture | None = None
        self._kind: tuple[str, bool] | None = None
        self._height = 0.0

    def prepare(self, size: str, four_colours: bool) -> None:
        """Have this size and these colours of the atlas ready. Raises `BadPicture`."""
        if self._kind == (size, four_colours):
            return
        texture = Texture(self._load(size, four_colours))
        for pool in self._pools:
            pool.forget()
        if self._texture:
            self._texture.delete()
        self._texture, self._kind = texture, (size, four_colours)

    def show(self, picture: Picture, height: float) -> None:
        """Make the picture what `draw` draws; `height` is that of the window."""
        assert self._texture is not None
        if height != self._height:
            for pool in (*self._pools, *self._label_pools):
                pool.forget()
            self._height = height
        for quads, pool in zip((picture.quads, picture.upper_quads), self._pools, strict=True):
            pool.show(quads, self._texture, height)
        for texts, pool in zip((picture.texts, picture.upper_texts), self._label_pools, strict=True):
            pool.show(texts, height)

    def draw(self) -> None:
        """Draw it."""
        self._batch.draw()
