"""The solution of Šedesát šest behind a universe, without any network: for tests that play many games."""

import importlib.util
import json
import sys
from typing import Any

from checks.running import ROOT
from rozdej.network.room_state import Effects, Universe
from rozdej.network.sedesatsest.network import SERVER

END = ('vyhra', 'prohra', 'z_vyhra', 'z_prohra')


def _modules() -> dict[str, Any]:
    """The solution's modules, imported under their own names but not left among everybody's."""
    names = ('karty66', 'pravidla66', 'vesmir66', 'svet66')
    hidden = {name: sys.modules.pop(name) for name in names if name in sys.modules}
    loaded = {}
    try:
        for name in names:
            spec = importlib.util.spec_from_file_location(name, ROOT / 'reseni' / 'sedesatsest' / f'{name}.py')
            loaded[name] = sys.modules[name] = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(loaded[name])
    finally:
        for name in names:
            sys.modules.pop(name, None)
        sys.modules.update(hidden)
    return loaded


MODULES = _modules()


class Table:
    """A universe and its players, registered in the order of their names. `views` are their last mails."""

    def __init__(self, names: str | list[str]):
        functions = vars(MODULES['vesmir66'])
        self.universe = Universe(
            SERVER, lambda name, *arguments: functions[name](*arguments), vars(MODULES['karty66']).get
        )
        self.views: dict[str, list] = {}
        for name in names:
            self.take(self.universe.registration(name))

    def take(self, effects: Effects) -> Effects:
        """Deliver mails."""
        for name, text in effects.mails:
            self.views[name] = json.loads(text)
        return effects

    def play(self, name: str, messages: list) -> bool:
        """Send the messages until one of them changes something; whether one did."""
        return any(self.take(self.universe.message(name, message)).mails for message in messages)

    @property
    def state(self) -> Any:
        return self.universe.state

    @property
    def is_over(self) -> bool:
        return self.state.stavy[0].startswith(END)

    @property
    def winner(self) -> str:
        return self.state.jmena[0 if 'vyhra' in self.state.stavy[0] else 1]
