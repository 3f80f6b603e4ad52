"""Consoles that cannot show Czech letters or card symbols: nothing fails, and something plainer is shown."""

import io
import sys

import pytest

from checks.running import run, run_pytest_afresh
from rozdej.core.feedback.console import degrade, replace_unknown_characters

pytestmark = pytest.mark.whole(reason='runs whole games and all tests in many encodings')


def test_wrong_command_on_a_console_with_ascii_only():
    result = run_pytest_afresh('--level', '7', encoding='ascii', PYTHONUTF8='0', LC_ALL='C')
    assert 'Nejblizsi jsou 1 a 10, treba:' in result.output


def test_console_with_cp1250_gets_plainer_symbols():
    result = run_pytest_afresh('tests/klondike', '--level', '11', encoding='cp1250')
    assert result.code == 1
    assert 'UnicodeEncodeError' not in result.output
    assert "mělo vrátit:  '[Q s]'" in result.output
    assert '! level 11 · Klondike: Popis balíčku' in result.output
    assert 'místo nich píšeme: s srdce, k káry, + kříže, p piky' in result.output
    assert '\\u' not in result.output


def test_console_with_ascii_only_still_works():
    result = run_pytest_afresh('tests/klondike', '--level', '11', encoding='ascii', PYTHONUTF8='0', LC_ALL='C')
    assert result.code == 1
    assert 'melo vratit' in result.output


@pytest.mark.parametrize('arguments', [['--impl', 'reseni'], ['--impl', 'reseni', '-s']])
def test_solution_passes_on_a_console_with_cp1250(arguments):
    result = run_pytest_afresh(*arguments, encoding='cp1250')
    assert result.code == 0, result.output


def test_symbols_degrade_only_where_they_must():
    text = '✗ [Q ♥] řekl „ano“'
    assert degrade(text, 'utf-8') == text
    assert degrade(text, 'cp1250') == '! [Q s] řekl „ano“'
    assert degrade(text, 'ascii') == '! [Q s] rekl "ano"'
    assert degrade('✓ levely 1–9 → 10 … ► a − b · c — d', 'cp852') == '+ levely 1-9 -> 10 ... > a - b - c - d'


def test_bytes_of_another_encoding_can_be_read():
    """Pytest reads so what a program has printed past Python, as Windows prints in another encoding."""
    assert b'k\xf9\xf2!'.decode('utf-8', 'plainer') == 'k\ufffd\ufffd!'


def test_whatever_is_printed_is_plainer_on_a_console_that_lacks_it():
    """Also what pytest says itself, and what is printed to the errors."""
    program = """
import sys
from rozdej.core.feedback.console import replace_unknown_characters
replace_unknown_characters()
print('✓ žluťoučký kůň …')
print('→ úpěl', file=sys.stderr)
"""
    for encoding, said in (
        ('cp852', {'+ žluťoučký kůň ...', '-> úpěl'}),
        ('ascii', {'+ zlutoucky kun ...', '-> upel'}),
    ):
        assert {*run(sys.executable, '-c', program, encoding=encoding).lines} == said


def test_without_a_console_and_in_idle_nothing_is_changed(monkeypatch):
    """Its output is no file of the system, and has nothing to change."""
    for stream in (None, io.StringIO()):
        for name in ('stdout', 'stderr', '__stdout__', '__stderr__'):
            monkeypatch.setattr(sys, name, stream)
        replace_unknown_characters()
        monkeypatch.undo()
