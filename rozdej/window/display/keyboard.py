"""Turns what pyglet says of keys into events of the wire, the same on each system: a key is what is printed on it."""

from collections.abc import Iterator
from string import ascii_lowercase

import pyglet
from pyglet.window import key

from rozdej.window.gui.wire import Key, Typed

NAMES = ('escape', 'enter', 'space', 'tab', 'left', 'right', 'up', 'down', 'backspace', 'delete', 'home', 'end')
KEYPAD = ('left', 'right', 'up', 'down', 'delete', 'home', 'end')
FUNCTION_KEYS = ('f1', 'f2', 'f3', 'f4', 'f5', 'f9', 'f10')
KEYS = {getattr(key, name.upper()): name for name in (*NAMES, *FUNCTION_KEYS, *ascii_lowercase)}
KEYS |= {getattr(key, f'NUM_{name.upper()}'): name for name in KEYPAD}  # how X11 calls them without Num Lock
KEYS |= {key.RETURN: 'enter', key.NUM_ENTER: 'enter'}
KEYS[key.user_key(23)] = 'tab'  # X11 has another name for it with Shift, which pyglet does not know
"""The keys that mean something, by their names in a `Key`."""

SHORTCUT = key.MOD_CTRL | key.MOD_COMMAND
OTHERS = key.MOD_ALT | key.MOD_OPTION | key.MOD_WINDOWS
"""With these a key is the system's, or types another character than the one that it is named after."""


class WindowKeyboard:
    """Pairs each key with the text that it types, and gives the key first.

    macOS tells the text first (`text_is_first`). There, text without a key is a repetition, and comes to nothing.
    """

    def __init__(self, text_is_first: bool = pyglet.compat_platform == 'darwin'):
        self._text_is_first = text_is_first
        self._pressed = 0
        self._text = ''
        self._has_alt = self._has_alt_gr = False

    def is_shortcut(self, modifiers: int) -> bool:
        """Whether Ctrl is held down, or Cmd, and not as a part of AltGr, which Windows takes for Ctrl and Alt."""
        return bool(modifiers & SHORTCUT) and not modifiers & OTHERS and not self._has_alt_gr

    def press(self, symbol: int, modifiers: int) -> Iterator[Key | Typed]:
        """A key went down; the symbol is None for one that pyglet does not know."""
        self._pressed, self._has_alt = symbol, bool(modifiers & key.MOD_ALT)
        self._has_alt_gr |= symbol == key.RALT
        name = '' if modifiers & OTHERS or self._has_alt_gr else KEYS.get(symbol)
        if name:
            yield Key(name, self.is_shortcut(modifiers), bool(modifiers & key.MOD_SHIFT))
        text, self._text = self._text, ''
        yield from self._typed(text)

    def text(self, text: str) -> Iterator[Typed]:
        """A text was typed."""
        if self._text_is_first:
            self._text = text
        else:
            yield from self._typed(text)

    def _typed(self, text: str) -> Iterator[Typed]:
        # The + of the keypad is no 1, as it is in the upper row of a Czech keyboard.
        if text and text.isprintable() and self._pressed != key.NUM_ADD:
            yield Typed(text)

    def release(self, symbol: int | None = None) -> bool:
        """A key went up; without a symbol, all that were held down are forgotten.

        Returns whether it asks for the full screen, or to leave it: F11, which macOS keeps for itself, or Alt+Enter.
        """
        self._text = ''
        if symbol in (None, key.RALT):
            self._has_alt_gr = False
        return symbol == key.F11 or (symbol == self._pressed == key.RETURN and self._has_alt)
