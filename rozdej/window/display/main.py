"""Runs the display's process (`python ui.py`): starts the game side first, and prepares the window meanwhile."""

import sys
import time
from collections.abc import Sequence

from rozdej import KIT
from rozdej.window.display.game_process import BESIDE, GameProcess, OtherWindow, end_with_opener


def start_client(arguments: Sequence[str]):
    """Start the game side with these arguments before anything else is imported; return its `GameProcessClient`."""
    first = [GameProcess(arguments)]
    from rozdej.window.display.game_client import GameProcessClient

    def start(begin, hear):
        return (first.pop() if first else GameProcess(arguments)).begin(begin, hear)

    return GameProcessClient(start, time.monotonic)


def main(arguments: Sequence[str] | None = None) -> int:
    """Show the window until it is closed; the exit code is 0, 1 when there can be no window, or the game side's own."""
    arguments = sys.argv[1:] if arguments is None else arguments
    client = start_client(arguments)
    from rozdej.window.display.window_setup import NoWindow, prepare_pyglet, run
    from rozdej.window.gui import texts

    other = OtherWindow()
    client.open_window = other.open
    if BESIDE in arguments:
        end_with_opener()
    refusal = None
    try:
        try:
            prepare_pyglet()
        except NoWindow as error:
            refusal = error
        if client.wait_until_ready():
            if refusal is None:
                run(client, KIT / 'static')
            else:
                print(refusal)
    except NoWindow as error:
        print(refusal := error)
    except KeyboardInterrupt:
        pass  # Ctrl+C in the terminal is a way to leave, too
    finally:
        client.close()
        other.close()
    if client.exit_code not in (0, 2):
        print(texts.GAME_IS_GONE, file=sys.stderr)
    return client.exit_code or (1 if refusal else 0)
