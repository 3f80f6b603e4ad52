"""`pytest --watch`: which command is run again, and when; a real one is in checks/teacher/handout/test_watching.py."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import watchfiles

from checks.running import run_pytest
from rozdej.core.feedback import texts
from rozdej.core.testing.watch import run_at_each_save

ARGUMENTS = ['--level', '31', '--watch', 'tests/klondike']


@pytest.fixture
def started(monkeypatch, tmp_path):
    """`started(looks, codes)` are the commands that are run when looking at the files finds this."""

    def start(looks: list[set[str]], codes: list[int], goes_on: str = '') -> tuple[int, list[list[str]]]:
        commands = []

        def watch(folder: Path, **how) -> Iterator[set[str]]:
            assert folder == tmp_path
            yield from looks

        def call(command: list[str], cwd: Path, env: dict[str, str]) -> int:
            assert texts.WATCHED in env
            if goes_on and not commands:
                Path(env[texts.WATCHED]).write_text(goes_on, encoding='utf-8')
            commands.append(command[command.index('pytest') + 1 :])
            return codes[len(commands) - 1]

        monkeypatch.setattr(watchfiles, 'watch', watch)
        monkeypatch.setattr(subprocess, 'call', call)
        config = SimpleNamespace(
            invocation_params=SimpleNamespace(args=ARGUMENTS, dir=tmp_path),
            pluginmanager=SimpleNamespace(getplugin=lambda name: None),
        )
        return run_at_each_save(config, tmp_path), commands

    return start


def test_runs_at_once_and_at_each_save(started):
    code, commands = started([set(), set(), {'klondike.py'}, set(), {'klondike.py'}], [1, 1, 0])
    assert code == 0
    assert commands == [['--level', '31', 'tests/klondike']] * 3


def test_save_before_the_first_run_is_no_second_one(started):
    assert len(started([{'klondike.py'}, set()], [1])[1]) == 1


def test_command_that_cannot_run_is_not_repeated(started):
    assert started([set(), {'klondike.py'}], [4])[0] == 4
    assert started([set(), {'klondike.py'}, {'klondike.py'}], [1, 4, 1])[0] == 0  # it could: files are just replaced


def test_goes_on_to_the_next_level(started):
    assert started([set(), {'klondike.py'}], [0, 1], '32')[1][1] == ['--level', '32', 'tests/klondike']


def test_hint_is_asked_for_by_a_key(started, monkeypatch):
    typed = iter(['', 'h\n', 'x\n'])
    monkeypatch.setattr(os, 'isatty', lambda file: True)
    monkeypatch.setattr('rozdej.core.system.SYSTEM.typed_text', lambda: next(typed))
    assert started([set()] * 4, [1, 1])[1] == [
        ['--level', '31', 'tests/klondike'],
        ['--level', '31', 'tests/klondike', '--hint'],
    ]


@pytest.mark.whole(reason='runs pytest three times')
def test_what_to_do_next_is_to_save(short_kit):
    stub, told = short_kit / 'zadani/klondike/klondike.py', short_kit / 'told'
    first = run_pytest('--level', '11', cwd=short_kit, ROZDEJ_WATCHED=str(told))
    assert 'a napiš první funkci.\nPak soubor ulož.\n' in first.output
    with stub.open('a', encoding='utf-8') as file:
        file.write('\n\ndef popis_balicku(balicek):\n    return 1\n')
    assert (
        '\nOprav to a soubor ulož.\n'
        in run_pytest('--level', '11', cwd=short_kit, ROZDEJ_WATCHED=str(told), ROZDEJ_HINT_KEY='1').output
    )
    stub.write_bytes((short_kit / 'reseni/klondike/klondike.py').read_bytes().partition(b'def vytvor_balicek')[0])
    assert not told.exists()
    green = run_pytest('--level', '11', cwd=short_kit, ROZDEJ_WATCHED=str(told))
    assert 'Další je level 20: ' in green.output
    assert '\nAž soubor uložíš, pustí se testy do levelu 20.\n' in green.output
    assert told.read_text(encoding='utf-8') == '20'


def test_folder_without_a_program_is_told(short_kit):
    result = run_pytest('--watch', '--impl', 'neni', cwd=short_kit)
    assert result.code == 4
    assert 'Složka neni (z --impl) neexistuje.' in result.output
