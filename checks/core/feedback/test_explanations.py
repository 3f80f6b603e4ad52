"""The table of what can go wrong: every failure has its sentences and a verdict, and names only facts that it has."""

import inspect
import string
from types import SimpleNamespace

import pytest

from rozdej.core.feedback.explanations import (
    EXPLANATIONS,
    SERVER,
    TESTS,
    WINDOW,
    Verdict,
    characters,
    explanation_of,
    fill_in,
    verdict_on,
)
from rozdej.core.student import failures
from rozdej.core.student.failures import (
    AskedForInput,
    BrokenFile,
    Ended,
    IdleTimeout,
    LoadProblem,
    MissingFile,
    MissingFunction,
    NoDebugger,
    NotAFunction,
    OutOfMemory,
    ScriptFailed,
    ShadowedModule,
    SkippedAfterHangs,
    SlowCalls,
    TooMuchOutput,
    TooSlow,
    UncaughtError,
    WaitingCalls,
    WrongParameters,
)

PROGRAM = SimpleNamespace(owns=lambda file: file == 'pokus.py')


def problem(cause, is_unreadable=False):
    return LoadProblem('pokus', None, 1, cause, 1, is_unreadable=is_unreadable)


FAILURES = {
    'hang': (TooSlow(2.0), Verdict.TOO_SLOW),
    'known hang': (SkippedAfterHangs(0.25), Verdict.TOO_SLOW),
    'slow calls': (SlowCalls(5.0, function='f', count=30), Verdict.TOO_SLOW),
    'calls without end': (SlowCalls(5.0, function='f', count=10**6), Verdict.TOO_SLOW),
    'result without end': (TooSlow(10.0, True, [('pokus.py', 3)]), Verdict.TOO_SLOW),
    'wait': (IdleTimeout(10.0), Verdict.TOO_SLOW),
    'waiting calls': (WaitingCalls(25.0, function='f', count=300), Verdict.TOO_SLOW),
    'wait outside of calls': (IdleTimeout(50.0, True, [('pokus.py', 3)]), Verdict.TOO_SLOW),
    'output': (TooMuchOutput(1_000_000), Verdict.TOO_MUCH_OUTPUT),
    'input': (AskedForInput(), Verdict.RAISED),
    'input again': (AskedForInput(2), Verdict.RAISED),
    'debugger': (NoDebugger(), Verdict.RAISED),
    'exit': (SystemExit(), Verdict.ENDED_THE_PROGRAM),
    'process ended': (Ended(), Verdict.ENDED_THE_PROGRAM),
    'memory of the process': (OutOfMemory(), Verdict.TOO_MUCH_MEMORY),
    'memory': (MemoryError(), Verdict.TOO_MUCH_MEMORY),
    'recursion': (RecursionError(), Verdict.RAISED),
    'error': (IndexError(), Verdict.RAISED),
    'missing file': (MissingFile('pokus'), Verdict.FUNCTION_MISSING),
    'missing function': (MissingFunction('pokus', 'f', []), Verdict.FUNCTION_MISSING),
    'function in a part that was not read': (
        MissingFunction('pokus', 'f', [], problem(SyntaxError(), True)),
        Verdict.FILE_DOES_NOT_PARSE,
    ),
    'not a function': (NotAFunction('pokus', 'f', 5), Verdict.FUNCTION_MISSING),
    'parameters': (WrongParameters('pokus', 'f'), Verdict.WRONG_NUMBER_OF_PARAMETERS),
    'syntax': (BrokenFile(problem(SyntaxError(), True)), Verdict.FILE_DOES_NOT_PARSE),
    'file that prints': (BrokenFile(problem(None)), Verdict.WRONG_VALUE),
    'file that hangs': (BrokenFile(problem(TooSlow(2.0))), Verdict.TOO_SLOW),
    'file that prints without end': (BrokenFile(problem(TooMuchOutput(1))), Verdict.TOO_MUCH_OUTPUT),
    'file that asks': (BrokenFile(problem(AskedForInput())), Verdict.RAISED),
    'file with a breakpoint': (BrokenFile(problem(NoDebugger())), Verdict.RAISED),
    'file that exits': (BrokenFile(problem(SystemExit())), Verdict.ENDED_THE_PROGRAM),
    'file that fails': (BrokenFile(problem(NameError())), Verdict.RAISED),
    'module hidden': (ShadowedModule('random'), Verdict.RAISED),
    'file whose module is hidden': (BrokenFile(problem(ShadowedModule('random'))), Verdict.RAISED),
    'file of a file that takes all memory': (
        BrokenFile(problem(BrokenFile(problem(OutOfMemory())))),
        Verdict.TOO_MUCH_MEMORY,
    ),
    'script that hangs': (ScriptFailed('hra.py', TooSlow(5.0)), Verdict.TOO_SLOW),
    'file that waits': (BrokenFile(problem(IdleTimeout(10.0))), Verdict.TOO_SLOW),
    'script that waits': (ScriptFailed('hra.py', IdleTimeout(25.0)), Verdict.TOO_SLOW),
    'script that prints without end': (ScriptFailed('hra.py', TooMuchOutput(1)), Verdict.TOO_MUCH_OUTPUT),
    'script that asks': (ScriptFailed('hra.py', AskedForInput()), Verdict.RAISED),
    'script with a breakpoint': (ScriptFailed('hra.py', NoDebugger()), Verdict.RAISED),
    'script that takes all memory': (ScriptFailed('hra.py', OutOfMemory()), Verdict.TOO_MUCH_MEMORY),
    'script whose process ended': (ScriptFailed('hra.py', Ended()), Verdict.ENDED_THE_PROGRAM),
    'script that fails': (ScriptFailed('hra.py', UncaughtError('KeyError: 1')), Verdict.RAISED),
}


@pytest.mark.parametrize('name', FAILURES)
def test_every_failure_has_its_verdict(name):
    failure, verdict = FAILURES[name]
    assert verdict_on(failure, PROGRAM) is verdict


def test_no_kind_of_failure_is_forgotten():
    tried = {type(failure) for failure, _ in FAILURES.values()} | {UncaughtError}
    general = {failures.CallAborted, failures.Unusable}
    kinds = {kind for _, kind in inspect.getmembers(failures, inspect.isclass) if issubclass(kind, BaseException)}
    assert kinds - general <= tried
    for failure, _ in FAILURES.values():
        if type(failure) in kinds:
            assert explanation_of(failure, PROGRAM).failure is not BaseException


def test_every_entry_is_reached():
    """One that stands behind a more general one would never be."""
    causes = [failure.problem.cause for failure, _ in FAILURES.values() if isinstance(failure, BrokenFile)]
    causes += [failure.cause for failure, _ in FAILURES.values() if isinstance(failure, ScriptFailed)]
    reached = [explanation_of(failure, PROGRAM) for failure in [*(one for one, _ in FAILURES.values()), *causes]]
    assert [entry for entry in EXPLANATIONS if entry not in reached] == []


WORDS = {
    'call': {'folder', 'place', 'line', 'reason', 'file', 'what', 'type', 'shown', 'error', 'stopped_it'},
    'table': {'function', 'error', 'stopped_it', 'nobody_answers', 'goes_on'},
    'file': {'file', 'error'},
    'script': set(),
}


@pytest.mark.parametrize('situation', WORDS)
def test_sentences_name_only_what_is_known(situation):
    for entry in EXPLANATIONS:
        kind = entry.failure
        if situation == 'table' and issubclass(kind, failures.Unusable) and not entry.table:
            continue  # a window begins with what is missing, and with no sentence of its own
        facts = set(getattr(kind, '__dataclass_fields__', ()))
        facts |= {'time', 'characters'} if 'limit' in facts else set()
        advice = entry.table_advice or entry.advice if situation == 'table' else entry.advice
        for text in (entry.words(situation), advice):
            named = {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
            assert named <= facts | WORDS[situation], (entry, named)


def sentence(failure, situation, host=TESTS):
    entry = explanation_of(failure, PROGRAM, situation)
    return fill_in(entry.words(situation), failure, **vars(host), function='f', file='pokus.py', error='KeyError: 1')


@pytest.mark.parametrize(
    ('host', 'said'),
    [
        (WINDOW, 'Funkce f neskončila ani za 2 s, tak ji okno zastavilo.'),
        (SERVER, 'Funkce f neskončila ani za 2 s, tak ji server zastavil.'),
    ],
    ids=['window', 'server'],
)
def test_the_same_sentence_is_said_by_all(host, said):
    assert sentence(TooSlow(2.0), 'call') == ['Funkce neskončila ani za 2 s, proto jsme ji zastavili.']
    assert sentence(TooSlow(2.0), 'table', host) == [said]


@pytest.mark.parametrize('situation', ['call', 'table', 'file', 'script'])
def test_of_what_only_waits_nobody_says_that_it_loops(situation):
    said = ' '.join(sentence(IdleTimeout(10.0), situation, WINDOW))
    assert 'ani za 10 s' in said
    assert 'skoro nic nepočítal' in said
    entry = explanation_of(IdleTimeout(10.0), PROGRAM, situation)
    assert 'cyklus' not in said + entry.advice + entry.table_advice


def test_limits_are_worded_from_what_they_are():
    assert sentence(TooSlow(0.25), 'call') == ['Funkce neskončila ani za zlomek sekundy, proto jsme ji zastavili.']
    assert sentence(TooMuchOutput(100_000), 'call') == ['Funkce vypsala přes 100 tisíc znaků, proto jsme ji zastavili.']


def test_an_entry_without_the_sentence_leaves_it_to_the_next():
    slow = sentence(TooSlow(5.0), 'script')
    assert sentence(SkippedAfterHangs(1.0), 'script') == slow
    assert slow == ['Program neskončil, ani když dostal všechny řádky. Po výhře má skončit sám.']
    assert sentence(MemoryError(), 'table', WINDOW) == ['Funkce f skončila chybou.', 'KeyError: 1']


@pytest.mark.parametrize(
    ('count', 'said'),
    [
        (1_000_000, 'milion znaků'),
        (4_000_000, '4 miliony znaků'),
        (5_000_000, '5 milionů znaků'),
        (100_000, '100 tisíc znaků'),
        (2_000, '2 tisíce znaků'),
        (1_000, 'tisíc znaků'),
        (1_500_000, '1 500 000 znaků'),
        (12_345, '12 345 znaků'),
        (750, '750 znaků'),
    ],
)
def test_numbers_of_characters(count, said):
    assert characters(count) == said
