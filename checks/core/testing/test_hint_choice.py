"""When a run says that there are hints: to who fails at a level again and has not asked for one."""

from types import SimpleNamespace

import pytest

from checks.running import ROOT
from rozdej.core.exercises import Exercise
from rozdej.core.feedback import texts
from rozdej.core.mutation_hints import PlaceToLook, process
from rozdej.core.testing.hint_choice import NEXT, HintChoice

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
        return HintChoice(SimpleNamespace(cache=cache), asked)

    def is_offered(self):
        hint_choice = self._run(None)
        offered = hint_choice.offers(KLONDIKE, 11, self._folder)
        hint_choice.save()
        return offered

    def ask(self, has_call=False):
        hint_choice = self._run(NEXT)
        lines = hint_choice.lines(KLONDIKE, 11, self._folder, 'pytest', has_call)
        hint_choice.save()
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


WRITTEN = 'def popis_balicku(balicek):\n    return "[   ]"\n'
PROMISE = 'Kdyby nestačila ani tahle, zkusí se najít řádek, kterého se chyba týká:  pytest --hint'


@pytest.fixture
def found(trying, tmp_path, monkeypatch):
    """`found(lines)` makes a search find these lines of a written program; what was asked for is in `found.asked`."""
    (tmp_path / 'klondike.py').write_text(WRITTEN, encoding='utf-8')

    def find(lines):
        place = lines and PlaceToLook(str(tmp_path / 'klondike.py'), 'popis_balicku', lines)
        find.asked = []
        monkeypatch.setattr(process, 'look', lambda *order: find.asked.append(order) or place)
        for _ in range(3):
            last = trying.ask()
        assert last[-1] == PROMISE
        assert not find.asked, 'before the hints of the lesson were used up'

    return find


def test_after_the_last_hint_a_line_is_named(found, trying, tmp_path):
    found([2])
    assert [trying.ask() for _ in range(2)] == [['Zkus se znovu podívat na řádek 2 v souboru klondike.py.']] * 2
    assert found.asked == [(KLONDIKE, tmp_path, 11)] * 2


def test_of_several_lines_the_function_is_named(found, trying):
    found([2, 3])
    assert trying.ask() == ['Zkus se znovu podívat na funkci popis_balicku v souboru klondike.py.']


def test_when_nothing_is_found_that_is_told_below_the_last_hint(found, trying):
    found(None)
    lines = trying.ask()
    assert found.asked
    assert lines[0] == 'Nápověda k levelu 11 (3. ze 3, poslední):'
    assert lines[-2:] == [texts.NO_LINE_FOUND, texts.READ_AGAIN]
    assert PROMISE not in lines


def test_the_last_hint_and_all_that_comes_after_it_offer_the_call_line_by_line(trying, tmp_path, monkeypatch):
    offer = 'Co se při volání dělo, řádek po řádku, ukáže:  pytest --trace-call'
    (tmp_path / 'klondike.py').write_text(WRITTEN, encoding='utf-8')
    assert [trying.ask(has_call=True)[-1] == offer for _ in range(3)] == [False, False, True]
    found = PlaceToLook(str(tmp_path / 'klondike.py'), 'popis_balicku', [2])
    for place, before in (None, texts.NO_LINE_FOUND), (found, texts.look_again('klondike.py', 'popis_balicku', [2])):
        monkeypatch.setattr(process, 'look', lambda *_, place=place: place)
        told = trying.ask(has_call=True)
        assert told[-2:] == [before, offer]


def test_nothing_is_looked_for_in_a_function_that_is_not_written(found, trying, tmp_path):
    found([2])
    (tmp_path / 'klondike.py').write_text('def popis_balicku(balicek):\n    pass\n', encoding='utf-8')
    lines = trying.ask()
    assert not found.asked
    assert lines[0] == 'Nápověda k levelu 11 (3. ze 3, poslední):'
    assert PROMISE not in lines
