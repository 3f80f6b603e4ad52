"""When a run says that there are hints: to who fails at a level again and has not asked for one."""

from types import SimpleNamespace

import pytest

from checks.running import ROOT
from rozdej.exercises import Exercise
from rozdej.testing.hinting import NEXT, Hinting

KLONDIKE = Exercise('klondike', ROOT)


class Trying:
    """A student's folder, and the runs of its tests, which all fail at level 11."""

    def __init__(self, folder):
        self._folder = folder
        self._kept = {}
        self._tries = 0

    def change(self):
        self._tries += 1
        (self._folder / 'klondike.py').write_text(f'# {self._tries}. pokus\n', encoding='utf-8')

    def _run(self, asked):
        cache = SimpleNamespace(get=self._kept.get, set=lambda key, value: self._kept.update({key: value}))
        return Hinting(SimpleNamespace(cache=cache), asked)

    def is_offered(self):
        hinting = self._run(None)
        offered = hinting.offers(KLONDIKE, 11, self._folder)
        hinting.save()
        return offered

    def ask(self):
        hinting = self._run(NEXT)
        lines = hinting.lines(KLONDIKE, 11, self._folder, 'pytest')
        hinting.save()
        return lines


@pytest.fixture
def trying(tmp_path):
    return Trying(tmp_path)


def test_hints_are_offered_once_to_who_fails_again_with_a_changed_program(trying):
    offered = []
    for is_changed in (True, False, True, True):
        if is_changed:
            trying.change()
        offered.append(trying.is_offered())
    assert offered == [False, False, True, False]


def test_hints_are_not_offered_to_who_has_asked_for_one(trying):
    trying.change()
    assert not trying.is_offered()
    assert trying.ask()[0] == 'Nápověda k levelu 11 (1. ze 3):'
    trying.change()
    assert not trying.is_offered()


def test_each_asking_shows_one_hint_more(trying):
    assert [trying.ask()[0] for _ in range(4)] == [
        'Nápověda k levelu 11 (1. ze 3):',
        'Nápověda k levelu 11 (2. ze 3):',
        'Nápověda k levelu 11 (3. ze 3, poslední):',
        'Nápověda k levelu 11 (3. ze 3, poslední):',
    ]
