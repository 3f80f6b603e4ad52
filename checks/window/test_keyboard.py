"""A Czech keyboard on each system: the codes and texts that the system gives go in, as pyglet passes them on."""

import importlib
import sys
from types import ModuleType
from typing import NamedTuple

import pyglet
import pytest

from rozdej.window.gui.wire import Key, Typed

key = pytest.importorskip('pyglet.window.key', reason='needs libegl1', exc_type=ImportError)

from rozdej.window.display.keyboard import WindowKeyboard  # noqa: E402

CTRL, ALT, SHIFT, NUM_LOCK = key.MOD_CTRL, key.MOD_ALT, key.MOD_SHIFT, key.MOD_NUMLOCK
OPTION, COMMAND = key.MOD_OPTION | key.MOD_ALT, key.MOD_COMMAND


class Pressed(NamedTuple):
    """A key of one system: its code, what it is called with no other keys held down, those that are, and its text.

    The code is a virtual key in Windows, a key code in macOS, and in X11 the symbol that pyglet gives. The name is what
    the system's own table of the layout says, '' for a key that pyglet knows by its code.
    """

    code: int
    name: str = ''
    modifiers: int = 0
    text: str = ''


@pytest.fixture
def tables(monkeypatch):
    """`tables('win32', 'winkey')` is a module of pyglet's library for that system, where it cannot be loaded whole."""

    def load(system: str, name: str) -> ModuleType:
        package = ModuleType(f'pyglet.libs.{system}')
        package.__path__ = [f'{pyglet.__path__[0]}/libs/{system}']
        monkeypatch.setattr(sys, 'getwindowsversion', lambda: (10, 0, 22631), raising=False)
        for module in (package.__name__, f'{package.__name__}.{name}', f'{package.__name__}.constants'):
            monkeypatch.delitem(sys.modules, module, raising=False)
        monkeypatch.setitem(sys.modules, package.__name__, package)
        return importlib.import_module(f'{package.__name__}.{name}')

    return load


def windows(pressed: Pressed, tables) -> int:
    """The symbol, as `Win32Window` finds it."""
    known = tables('win32', 'winkey')
    return known.keymap.get(pressed.code) or known.chmap.get(ord(pressed.name or '\0')) or key.user_key(pressed.code)


def macos(pressed: Pressed, tables) -> int | None:
    """The same as `PygletView` does."""
    known = tables('darwin', 'quartzkey')
    return known.keymap.get(pressed.code) or known.charmap.get(pressed.name.upper())


def x11(pressed: Pressed, tables) -> int:
    """The symbol is known."""
    return pressed.code


def heard(system, keys, tables) -> list:
    """What the game side hears of keys that go down and up, one after the other."""
    keyboard = WindowKeyboard(text_is_first=system is macos)
    told = []
    for pressed in keys:
        symbol = system(pressed, tables)
        events = [lambda: keyboard.press(symbol, pressed.modifiers)]  # noqa: B023  # called in this turn
        if pressed.text:
            events.append(lambda: keyboard.text(pressed.text))  # noqa: B023
        for event in reversed(events) if system is macos else events:
            told += event()
    return told


CZECH = {
    'Z, where others have Y': {
        windows: [Pressed(ord('Z'), text='z')],
        macos: [Pressed(0x10, 'z', text='z')],
        x11: [Pressed(key.Z, text='z')],
        'heard': [Key('z'), Typed('z')],
    },
    'Y, where others have Z': {
        windows: [Pressed(ord('Y'), text='y')],
        macos: [Pressed(0x06, 'y', text='y')],
        x11: [Pressed(key.Y, text='y')],
        'heard': [Key('y'), Typed('y')],
    },
    'the digit 1 without Shift': {
        windows: [Pressed(ord('1'), text='+')],
        macos: [Pressed(0x12, '+', text='+')],
        x11: [Pressed(key.PLUS, text='+')],
        'heard': [Typed('+')],
    },
    'the digit 2 without Shift': {
        windows: [Pressed(ord('2'), text='ě')],
        macos: [Pressed(0x13, 'ě', text='ě')],
        x11: [Pressed(key.user_key(11), text='ě')],
        'heard': [Typed('ě')],
    },
    'the digit 2 with Shift': {
        windows: [Pressed(ord('2'), modifiers=SHIFT, text='2')],
        macos: [Pressed(0x13, '2', SHIFT, '2')],
        x11: [Pressed(key._2, modifiers=SHIFT, text='2')],
        'heard': [Typed('2')],
    },
    'the keypad with Num Lock': {
        windows: [Pressed(0x64, modifiers=NUM_LOCK, text='4')],
        macos: [Pressed(0x56, '4', text='4')],
        x11: [Pressed(key.NUM_4, modifiers=NUM_LOCK, text='4')],
        'heard': [Typed('4')],
    },
    'the keypad without Num Lock, which a Mac has not': {
        windows: [Pressed(0x25), Pressed(0x24), Pressed(0x2E)],
        x11: [Pressed(key.NUM_LEFT), Pressed(key.NUM_HOME), Pressed(key.NUM_DELETE)],
        'heard': [Key('left'), Key('home'), Key('delete')],
    },
    'plus on the keypad is no digit': {
        windows: [Pressed(0x6B, text='+'), Pressed(ord('1'), text='+')],
        macos: [Pressed(0x45, '+', text='+'), Pressed(0x12, '+', text='+')],
        x11: [Pressed(key.NUM_ADD, text='+'), Pressed(key.PLUS, text='+')],
        'heard': [Typed('+')],
    },
    'Enter, and that of the keypad': {
        windows: [Pressed(0x0D, text='\r'), Pressed(0x0D, text='\r')],
        macos: [Pressed(0x24, text='\r'), Pressed(0x4C)],
        x11: [Pressed(key.RETURN, text='\r'), Pressed(key.NUM_ENTER, text='\r')],
        'heard': [Key('enter'), Key('enter')],
    },
    'ů': {
        windows: [Pressed(0xBA, 'Ů', text='ů')],
        macos: [Pressed(0x29, 'ů', text='ů')],
        x11: [Pressed(key.user_key(47), text='ů')],
        'heard': [Typed('ů')],
    },
    'a dead key, then C': {
        windows: [Pressed(0xBB, '´', SHIFT), Pressed(ord('C'), text='č')],
        macos: [Pressed(0x18, '', SHIFT), Pressed(0x08, 'c', text='č')],
        x11: [Pressed(key.user_key(21), modifiers=SHIFT), Pressed(key.C, text='č')],
        'heard': [Key('c'), Typed('č')],
    },
    '@ by AltGr, which is Ctrl and Alt in Windows, or by Option': {
        windows: [Pressed(0xA5, modifiers=CTRL), Pressed(ord('V'), modifiers=CTRL | ALT, text='@')],
        macos: [Pressed(0x09, 'v', OPTION, '@')],
        x11: [Pressed(key.user_key(108)), Pressed(key.AT, modifiers=key.MOD_SCROLLLOCK, text='@')],
        'heard': [Typed('@')],
    },
    '} by AltGr is no new game': {
        windows: [Pressed(0xA5, modifiers=CTRL), Pressed(ord('N'), modifiers=CTRL, text='}')],
        macos: [Pressed(0x2D, 'n', OPTION, '}')],
        x11: [Pressed(key.user_key(108)), Pressed(key.BRACERIGHT, modifiers=key.MOD_SCROLLLOCK, text='}')],
        'heard': [Typed('}')],
    },
    'Ctrl or Cmd and Z': {
        windows: [Pressed(0xA2), Pressed(ord('Z'), modifiers=CTRL)],
        macos: [Pressed(0x37, modifiers=COMMAND), Pressed(0x10, 'z', COMMAND)],
        x11: [Pressed(key.LCTRL), Pressed(key.Z, modifiers=CTRL)],
        'heard': [Key('z', ctrl=True)],
    },
    'a letter with Alt is for menus of the system': {
        windows: [Pressed(0xA4, modifiers=ALT), Pressed(ord('U'), modifiers=ALT)],
        x11: [Pressed(key.LALT), Pressed(key.U, modifiers=ALT)],
        'heard': [],
    },
    'Tab with Shift': {
        windows: [Pressed(0x09, modifiers=SHIFT)],
        macos: [Pressed(0x30, '\x19', SHIFT)],
        x11: [Pressed(key.user_key(23), modifiers=SHIFT)],
        'heard': [Key('tab', shift=True)],
    },
    'keys of functions': {
        windows: [Pressed(0x70), Pressed(0x79)],
        macos: [Pressed(0x7A), Pressed(0x6D)],
        x11: [Pressed(key.F1), Pressed(key.F10)],
        'heard': [Key('f1'), Key('f10')],
    },
}


@pytest.mark.parametrize(
    ('system', 'what'),
    [(system, what) for what, row in CZECH.items() for system in (windows, macos, x11) if system in row],
    ids=lambda part: getattr(part, '__name__', part),
)
def test_a_key_is_what_is_printed_on_it(system, what, tables):
    assert heard(system, CZECH[what][system], tables) == CZECH[what]['heard']


def test_alt_gr_that_goes_up_in_another_window_is_up():
    keyboard = WindowKeyboard(text_is_first=False)
    assert list(keyboard.press(key.RALT, CTRL)) == []
    keyboard.release()
    assert list(keyboard.press(key.N, CTRL)) == [Key('n', ctrl=True)]


@pytest.mark.parametrize('alt', [ALT, OPTION], ids=['Alt', 'Option'])
def test_f11_or_alt_and_enter_ask_for_the_full_screen(alt):
    keyboard = WindowKeyboard(text_is_first=False)
    assert list(keyboard.press(key.RETURN, 0)) == [Key('enter')]
    assert not keyboard.release(key.RETURN)
    assert list(keyboard.press(key.RETURN, alt)) == []
    assert keyboard.release(key.RETURN), 'whichever of the two goes up first'
    assert keyboard.release(key.F11)


def test_a_key_that_is_held_down_in_macos_types_once():
    """Only its text comes again."""
    keyboard = WindowKeyboard(text_is_first=True)
    told = [*keyboard.text('u'), *keyboard.press(key.U, 0), *keyboard.text('u'), *keyboard.text('u')]
    keyboard.release(key.U)
    assert [*told, *keyboard.press(key.LEFT, 0)] == [Key('u'), Typed('u'), Key('left')]
