"""Tests the answers to command lines in `command_lines.txt`, where a new one is two lines."""

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from checks.running import ROOT, run_pytest
from rozdej.cli import main
from rozdej.core.feedback.command_line import Impossible
from rozdej.network.arguments import main as main_of_students
from rozdej.window import play

TABLE = Path(__file__).with_suffix('').with_name('command_lines.txt')
NOT_FOR_STUDENTS = 'usage', 'argument', 'expected', 'unrecognized', ' invalid'


def lines(*begin: str) -> Iterator[tuple[list[str], int, list[str]]]:
    """The words of each command line of the table that begins so, its exit code, and what is said to it."""
    for entry in TABLE.read_text(encoding='utf-8').replace('\n    ', '\0').splitlines():
        typed, *said = entry.split('\0')
        command, arrow, code = typed.partition(' → ')
        words = shlex.split(command) if arrow else []
        if words[: len(begin)] == [*begin]:
            yield words[1:], int(code or 0), [words.replace('⏎', '\n') for words in said]


def check(told: str, said: list[str], *, czech: bool = True) -> None:
    """What should be told is, and nothing that is not meant for those who read it."""
    assert [words for words in said if words not in f'{told}\n'] == [], told
    assert not [word for word in ('Traceback', 'INTERNALERROR', *(NOT_FOR_STUDENTS if czech else ())) if word in told]


def test_pytest(subtests):
    for words, code, said in lines('pytest'):
        with subtests.test(shlex.join(words)):
            done = run_pytest(*words)
            assert done.code == code
            check(done.output, said)


def test_window(subtests, capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    for words, code, said in lines('ui.py'):
        with subtests.test(shlex.join(words)):
            with pytest.raises((Impossible, SystemExit)) as end:
                play.make_application(words)
            assert getattr(end.value, 'code', 2) == code
            check(''.join(capsys.readouterr()) + str(end.value), said)


@pytest.mark.parametrize('command', [main, main_of_students], ids=['of teachers', 'of students'])
def test_server(command, subtests, capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    for words, code, said in lines('rozdej', 'serve'):
        with subtests.test(shlex.join(words)):
            assert ended(command, words) == code
            check(''.join(capsys.readouterr()), said)


def test_commands_of_teachers(subtests, capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    for words, code, said in lines('rozdej'):
        if words[0] != 'serve':
            with subtests.test(shlex.join(words)):
                assert ended(main, words) == code
                check(''.join(capsys.readouterr()), said, czech=False)


def ended(command, words: list[str]) -> int:
    """The exit code."""
    try:
        return command(words)
    except SystemExit as end:
        return end.code
