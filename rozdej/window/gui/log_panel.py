"""Draws the log of calls beside the table: the last call on top, and buttons for the chosen one."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from rozdej.window.gui import texts
from rozdej.window.gui.accessibility import Name
from rozdej.window.gui.call_log import GameLog, LoggedCall
from rozdej.window.gui.layout import Space, shorten, text_width, wrap
from rozdej.window.gui.picture import Colour, Picture, Quad, Text
from rozdej.window.gui.widgets import LINE, PALE, WIDGET, Button, Pointing, button, write_lines

CALL = 'call-'
"""Names of the calls in the panel begin with it; their numbers follow."""

GROUND: Colour = (0, 0, 0, 52)
EDGE: Colour = (255, 255, 255, 26)
HOVERED: Colour = (255, 255, 255, 16)
CHOSEN: Colour = (255, 255, 255, 34)
CAME_BACK: Colour = (166, 216, 186, 255)
BAD: Colour = (255, 176, 150, 255)
QUIET: Colour = (152, 182, 166, 255)

SIZE, MARGIN, BETWEEN, HEAD = 0.92, 0.7, 0.45, 2.6
"""Of ordinary text: the size of the log's; in heights of text: its margins, the space between calls, its heading."""

OF_CHOSEN = 'log-steps', 'log-test'
"""The buttons below the chosen call."""

MOST_LINES = 2
"""How many lines the call and what it printed may take, each."""


@dataclass
class LogState:
    """What the panel shows: the first call (0 is the last one made), whether calls that only ask are included, and the
    number of the chosen call.
    """

    first: int = 0
    shows_all: bool = False
    chosen: int = 0


def shown_entries(log: GameLog, state: LogState) -> list[LoggedCall]:
    """The calls that the panel can show, the last one first."""
    return [entry for entry in reversed(log.entries) if state.shows_all or not entry.asked or entry.is_bad]


def log_buttons(log: GameLog, state: LogState) -> Sequence[Button]:
    """The buttons of the panel."""
    older, newer = state.first + 1 < len(shown_entries(log, state)), state.first > 0
    chosen = [Button('log-steps', texts.STEPS, 'play'), Button('log-test', texts.MAKE_TEST, 'code')]
    return (
        Button('log-all', texts.LESS_CALLS if state.shows_all else texts.ALL_CALLS),
        Button('log-newer', '', 'up', newer),
        Button('log-older', '', 'down', older),
        *(chosen if log.entry(state.chosen) else ()),
    )


def names_of_log(log: GameLog, state: LogState) -> dict[str, Name]:
    """Labels for a screen reader, by place: the calls, and the buttons that show only a sign."""
    names = {
        f'{WIDGET}{CALL}{entry.number}': Name('call', entry.words, 'chosen' * (entry.number == state.chosen))
        for entry in shown_entries(log, state)
    }
    words = {'log-newer': texts.NEWER_CALLS, 'log-older': texts.OLDER_CALLS}
    for what in log_buttons(log, state):
        if what.name in words:
            names[what.place] = Name('button', words[what.name], '' if what.enabled else 'disabled')
    return names


def log_panel(picture: Picture, space: Space, log: GameLog, state: LogState, pointing: Pointing, bottom: float) -> None:
    """Draw it beside the table, down to `bottom`, where a message begins."""
    x, width, size = space.table_width, space.side, space.text * SIZE
    height = space.strip_top - space.table_top
    picture.quads.append(Quad('white', x, space.table_top, width, height, colour=GROUND))
    picture.quads.append(Quad('white', x, space.table_top, max(1.0, space.scale), height, colour=EDGE))
    x, width = x + space.text * MARGIN, width - 2 * space.text * MARGIN
    buttons = {what.name: what for what in log_buttons(log, state)}
    y = _heading(picture, space, buttons, (x, space.table_top, width), pointing)
    entries = shown_entries(log, state)
    if not entries:
        write_lines(picture.texts, wrap(texts.NO_CALLS, size, width), x, y, size, colour=QUIET)
    for entry in entries[state.first :]:
        lines = _lines(entry, size, width)
        is_chosen = entry.number == state.chosen
        high = (len(lines) * LINE + BETWEEN) * size + (len(OF_CHOSEN) * 2.6 * size if is_chosen else 0)
        if y + high > bottom:
            break
        box = (x - space.text * MARGIN / 2, y, width + space.text * MARGIN, high)
        place = f'{WIDGET}{CALL}{entry.number}'
        ground = CHOSEN if is_chosen else HOVERED if pointing.hover == place else (0, 0, 0, 0)
        picture.quads.append(Quad('white', *box, place, colour=ground))
        y += size * BETWEEN / 2
        for line, colour in lines:
            picture.texts.append(Text(line, x, y + size * LINE / 2, size, colour))
            y += size * LINE
        for what in (buttons[name] for name in OF_CHOSEN) if is_chosen else ():
            wide = min(width, text_width(what.label, size) + size * 3.6)
            button(picture.quads, picture.texts, what, (x, y + size * 0.3, wide, size * 2.1), pointing, size)
            y += size * 2.6
        y += size * BETWEEN / 2


def _heading(
    picture: Picture,
    space: Space,
    buttons: dict[str, Button],
    box: tuple[float, float, float],
    pointing: Pointing,
) -> float:
    """The title and the buttons at its right; returns where the calls begin."""
    x, y, width = box
    text, high = space.text, space.text * 1.9
    middle, right = y + text * HEAD / 2, x + width
    for name in ('log-older', 'log-newer', 'log-all'):
        what = buttons[name]
        wide = text_width(what.label, text * 0.85) + text * 1.1 if what.label else high
        right -= wide
        button(picture.quads, picture.texts, what, (right, middle - high / 2, wide, high), pointing, text * 0.85)
        right -= text * 0.25
    title = shorten(texts.LOG_TITLE, text * 1.16, right - x)
    picture.texts.append(Text(title, x, middle, text, PALE, bold=True))
    return y + text * HEAD


def _lines(entry: LoggedCall, size: float, width: float) -> list[tuple[str, Colour]]:
    """What stands in the panel about a call, line by line."""
    size = ceil(size)  # a display draws whole sizes only, and capitals and brackets are many here
    call = wrap(entry.shown, size, width)[:MOST_LINES]
    lines = [(line, QUIET if entry.asked else PALE) for line in call]
    lines.append((shorten(entry.outcome, size, width), BAD if entry.is_bad else CAME_BACK))
    if entry.printed:
        words = wrap(f'{texts.LOG_PRINTED} {entry.printed[:400]}', size, width)
        lines += [(line, QUIET) for line in words[:MOST_LINES]]
    return lines
