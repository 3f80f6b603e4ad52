"""Says for each way in which a program can fail as a whole: the sentences for students, and the verdict.

Terminal, window, server and grading all read this table. A new kind of failure is an exception with its facts in
`rozdej.core.student.failures` and an entry in `EXPLANATIONS`.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum, StrEnum
from typing import Any, Literal

from rozdej.core.student.failures import (
    AskedForInput,
    BrokenFile,
    Ended,
    IdleTimeout,
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
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import HANGS_UNTIL_HOPELESS

BREAKPOINT = 'Program tu stojí na breakpoint() a čeká na ladění, ale tady k němu není terminál. Ten řádek smaž.'

COUNTLESS = 50_000
"""Calls of a test that are no fault of the function: the test waits for a result that never comes."""

IN_A_LOOP = 'Zrovna běžel tenhle cyklus:'
"""What stands above the loop that a call was stopped in."""

MAIN_GUARD = "if __name__ == '__main__':"


HIDDEN_MODULE = (
    'Tvůj soubor {name}.py se jmenuje jako modul {name}, který patří k Pythonu, a zakryl ho.\n'
    'Přejmenuj ho, jinak program nepůjde spustit.'
)


class Verdict(StrEnum):
    """How one test ended, in the words of grading."""

    PASSED = 'passed'
    WRONG_VALUE = 'wrong value'
    RAISED = 'raised'
    TOO_SLOW = 'too slow'
    TOO_MUCH_MEMORY = 'too much memory'
    TOO_MUCH_OUTPUT = 'too much output'
    ENDED_THE_PROGRAM = 'ended the program'
    FUNCTION_MISSING = 'function missing'
    WRONG_NUMBER_OF_PARAMETERS = 'wrong number of parameters'
    FAILS_FRESH_CASES = 'fails fresh cases'
    FILE_DOES_NOT_PARSE = 'file does not parse'
    NOT_RUN = 'not run'
    GRADERS_OWN_ERROR = "grader's own error"
    """Never blamed on the student."""


@dataclass(frozen=True)
class Host:
    """Who calls the student's functions, in the words that sentences need (Czech)."""

    stopped_it: str
    nobody_answers: str = ''
    goes_on: str = ''
    forgets_hangs: bool = True
    """Whether a function that hung before gets a new chance at each call."""


TESTS = Host('proto jsme ji zastavili')
WINDOW = Host('tak ji okno zastavilo', 'V okně není komu odpovídat', 'Okno zůstává otevřené')
WINDOW_ASKED = replace(WINDOW, stopped_it='tak ji okno na tvůj pokyn zastavilo')
SERVER = Host(
    'tak ji server zastavil', 'U serveru nesedí nikdo, kdo by odpověděl', 'Server běží dál', forgets_hangs=False
)


Situation = Literal['call', 'table', 'file', 'script']
"""Who met the failure: a test that called a function, a window or server that did, an import, or a run as a script."""


class ShownLine(Enum):
    """Which line of the program is shown beside a sentence."""

    NOWHERE = 'nowhere'
    INNERMOST = 'the deepest line that the exception came through'
    LOOP = 'the loop that it came out of'
    RUNNING = 'the line that was running when the time was up'
    HEADER = 'where the function begins'


@dataclass(frozen=True)
class Explanation:
    """What is said of one kind of failure, and the verdict on it.

    `kind` names it in the results of tests. `failure` is its exception; `fits` can narrow that down.

    The sentences are Czech and may name facts of the failure and the words that `fill_in` is given. Each is for one
    situation: `call` for a function that a test called, below the call itself; `table` for one that a window or a
    server called (by default `call` with the function's name); `file` for a file while it is imported; `script`
    for a file that is run. An entry without the sentence that is asked for leaves it to the next that fits.

    `advice` follows `call` and `table`, `table_advice` replaces it in a window or server. `look` is the line of the
    program that is shown. An entry without a `verdict` has that of the failure's cause.
    """

    kind: str
    failure: type[BaseException] | type[None]
    verdict: Verdict | None
    call: str = ''
    advice: str = ''
    table: str = ''
    table_advice: str = ''
    file: str = ''
    script: str = ''
    look: ShownLine = ShownLine.INNERMOST
    fits: Callable[[Any, Implementation], bool] = lambda failure, implementation: True

    def words(self, situation: Situation) -> str:
        """The sentence for `call`, `table`, `file` or `script`; '' when the entry has none."""
        if situation == 'table' and not self.table:
            return re.sub('^Funkce (?!{function})', 'Funkce {function} ', self.call)
        return getattr(self, situation)


def _is_unreadable(failure: BrokenFile | MissingFunction, implementation: Implementation) -> bool:
    return failure.problem is not None and failure.problem.is_unreadable


def _is_in_result(failure: TooSlow, implementation: Implementation) -> bool:
    """Whether the time was up in something that a call of the program gave the test."""
    return _is_of_test(failure, implementation) and running_line(failure, implementation) is not None


def _is_of_test(failure: TooSlow, implementation: Implementation) -> bool:
    """Whether no call took long, but the test did."""
    return failure.outside or isinstance(failure, SlowCalls)


EXPLANATIONS = (
    Explanation(
        'missing_file',
        MissingFile,
        Verdict.FUNCTION_MISSING,
        call='Chybí soubor {module}.py. Hledal se ve složce {folder}.',
    ),
    Explanation(
        'syntax',
        BrokenFile,
        Verdict.FILE_DOES_NOT_PARSE,
        call='Python nepřečte soubor {place}:\n  {line}\n{reason}',
        fits=_is_unreadable,
    ),
    Explanation('broken_file', BrokenFile, None),
    Explanation(
        'hidden_module',
        ShadowedModule,
        Verdict.RAISED,
        file=HIDDEN_MODULE,
        script=HIDDEN_MODULE,
    ),
    Explanation('missing_function', MissingFunction, Verdict.FILE_DOES_NOT_PARSE, fits=_is_unreadable),
    Explanation(
        'missing_function', MissingFunction, Verdict.FUNCTION_MISSING, call='V souboru {file} chybí {what}{function}.'
    ),
    Explanation(
        'parameters',
        NotAFunction,
        Verdict.FUNCTION_MISSING,
        call='{function} má být funkce (def), ale je to {type}:\n  {function} = {shown}',
        table='Funkci {function} nejde zavolat.',
    ),
    Explanation(
        'parameters',
        WrongParameters,
        Verdict.WRONG_NUMBER_OF_PARAMETERS,
        call='Počet parametrů nesedí, takže funkci nejde zavolat.',
        table='Funkci {function} nejde zavolat.',
    ),
    Explanation(
        'slow',
        SkippedAfterHangs,
        Verdict.TOO_SLOW,
        call='Tahle funkce se už zasekla, dál ji testy nevolají. Oprav ji a pusť je znovu.',
        table=f'Funkce {{function}} se {HANGS_UNTIL_HOPELESS}krát zasekla, a tak ji server už nevolá.',
        table_advice='Oprav ji a ulož soubor, server si ho načte znovu.',
        look=ShownLine.HEADER,
    ),
    Explanation(
        'waiting',
        WaitingCalls,
        Verdict.TOO_SLOW,
        call='Funkce {function} v testu hlavně čeká: {count} jejích volání trvalo dohromady\n'
        'přes {time}, a přitom skoro nic nepočítala. Proto jsme ho zastavili.',
        look=ShownLine.NOWHERE,
    ),
    Explanation(
        'waiting',
        IdleTimeout,
        Verdict.TOO_SLOW,
        call='Test se nedočkal výsledku ani za {time}, a přitom se skoro nic nepočítalo.\nProto jsme ho zastavili.',
        look=ShownLine.RUNNING,
        fits=_is_of_test,
    ),
    Explanation(
        'waiting',
        IdleTimeout,
        Verdict.TOO_SLOW,
        call='Funkce neskončila ani za {time}, {stopped_it}. Přitom skoro nic nepočítala: čekala.',
        file='Soubor {file} se nenačetl ani za {time}. Přitom skoro nic nepočítal: čekal.',
        script='Program neskončil ani za {time}. Přitom skoro nic nepočítal: čekal.',
        look=ShownLine.RUNNING,
    ),
    Explanation(
        'slow',
        SlowCalls,
        Verdict.TOO_SLOW,
        call='Funkce {function} je pomalá: {count} jejích volání v testu trvalo dohromady\n'
        'přes {time}, proto jsme ho zastavili.',
        look=ShownLine.NOWHERE,
        fits=lambda failure, implementation: failure.count < COUNTLESS,
    ),
    Explanation(
        'slow',
        TooSlow,
        Verdict.TOO_SLOW,
        call='Test pracoval s tím, co funkce vrátila, déle než {time}, proto jsme ho zastavili.\n'
        'Zrovna běžel tenhle řádek:',
        look=ShownLine.RUNNING,
        fits=_is_in_result,
    ),
    Explanation(
        'slow',
        TooSlow,
        Verdict.TOO_SLOW,
        call='Test volá funkce pořád dokola: ani za {time} se nedočkal výsledku, kterým má skončit.',
        look=ShownLine.NOWHERE,
        fits=_is_of_test,
    ),
    Explanation(
        'slow',
        TooSlow,
        Verdict.TOO_SLOW,
        call='Funkce neskončila ani za {time}, {stopped_it}.',
        file=f'Soubor {{file}} se načítá donekonečna. Cyklus hry patří do funkce, nebo pod\n{MAIN_GUARD}',
        script='Program neskončil, ani když dostal všechny řádky. Po výhře má skončit sám.',
        look=ShownLine.LOOP,
    ),
    Explanation(
        'output',
        TooMuchOutput,
        Verdict.TOO_MUCH_OUTPUT,
        call='Funkce vypsala přes {characters}, {stopped_it}.',
        file=f'Soubor {{file}} při importu vypisuje pořád dokola. Hru spouštěj až pod\n{MAIN_GUARD}',
        script='Program vypisuje pořád dokola, proto jsme ho zastavili. Kde má cyklus skončit?',
    ),
    Explanation(
        'breakpoint',
        NoDebugger,
        Verdict.RAISED,
        call=BREAKPOINT,
        file=BREAKPOINT,
        script=BREAKPOINT,
    ),
    Explanation(
        'input',
        AskedForInput,
        Verdict.RAISED,
        call='Funkce dostala všechny připravené řádky a ptá se (input) ještě dál. Měla už skončit.',
        fits=lambda failure, implementation: failure.prepared > 0,
    ),
    Explanation(
        'input',
        AskedForInput,
        Verdict.RAISED,
        call='Funkce se ptá na vstup (input), ale nemá proč: všechno dostane v parametrech.',
        table='Funkce {function} se ptá na vstup (input).',
        table_advice='{nobody_answers}: všechno, co potřebuje, dostane v parametrech.',
        file=f'Soubor {{file}} se už při importu na něco ptá (input). Hru spouštěj až pod\n{MAIN_GUARD}',
        script='Program dostal všechny připravené řádky a ptá se ještě dál. Po výhře má skončit sám.',
    ),
    Explanation(
        'exited',
        SystemExit,
        Verdict.ENDED_THE_PROGRAM,
        call='Funkce chce ukončit celý program (exit, quit nebo sys.exit).',
        advice='Skončit má příkazem return.',
        table_advice='Skončit má příkazem return. {goes_on}.',
        file=f'Soubor {{file}} při importu ukončí celý program. Takový příkaz patří pod\n{MAIN_GUARD}',
    ),
    Explanation(
        'memory',
        OutOfMemory,
        Verdict.TOO_MUCH_MEMORY,
        call='Došla paměť.',
        table='Funkci {function} došla paměť.',
        file='Soubor {file} při importu zabere všechnu paměť.',
        script='Došla paměť.',
        look=ShownLine.NOWHERE,
    ),
    Explanation(
        'exited',
        Ended,
        Verdict.ENDED_THE_PROGRAM,
        call='Funkce ukončila celý proces Pythonu (třeba os._exit), nebo v ní Python spadl.',
        advice='Skončit má příkazem return.',
        file=f'Soubor {{file}} při importu ukončí celý program. Takový příkaz patří pod\n{MAIN_GUARD}',
        script='Program skončil předčasně (třeba os._exit), nebo v něm Python spadl. Má doběhnout do konce.',
        look=ShownLine.NOWHERE,
    ),
    Explanation('script', ScriptFailed, None),
    Explanation('script', UncaughtError, Verdict.RAISED, script='Program skončil chybou {text}'),
    Explanation(
        'printed',
        type(None),
        Verdict.WRONG_VALUE,
        file=f'Soubor {{file}} už při importu něco vypisuje. Zkušební výpisy smaž, nebo je dej pod\n{MAIN_GUARD}',
    ),
    Explanation('raised', MemoryError, Verdict.TOO_MUCH_MEMORY),
    Explanation(
        'raised',
        BaseException,
        Verdict.RAISED,
        call='skončilo chybou:  {error}',
        table='Funkce {function} skončila chybou.\n{error}',
        file='Soubor {file} při importu skončí chybou {error}',
    ),
)
"""All kinds of failures. Of those that fit the first counts, so what is special stands above what is general."""


def explanation_of(
    failure: BaseException | None, implementation: Implementation, situation: Situation | None = None
) -> Explanation:
    """The entry about a failure, or about None: a file that printed something while it was imported.

    With a `situation` (`call`, `table`, `file`, `script`) it is the one that has a sentence for that.
    """
    fitting = (one for one in EXPLANATIONS if isinstance(failure, one.failure) and one.fits(failure, implementation))
    return next(entry for entry in fitting if situation is None or entry.words(situation))


def verdict_on(failure: BaseException | None, implementation: Implementation) -> Verdict:
    """Return the verdict on the failure."""
    verdict = explanation_of(failure, implementation).verdict
    if verdict is not None:
        return verdict
    cause = failure.problem.cause if isinstance(failure, BrokenFile) else getattr(failure, 'cause', None)
    return verdict_on(cause, implementation)


def fill_in(text: str, failure: BaseException | None, **words: Any) -> list[str]:
    """A sentence of the table with the facts of the failure, and these words."""
    known: dict[str, Any] = {}
    if is_dataclass(failure):
        known = {fact.name: getattr(failure, fact.name) for fact in fields(failure)}
    if (limit := known.get('limit')) is not None:
        known |= {'time': _time(limit), 'characters': characters(limit)}
    return text.format(**(words | known)).split('\n') if text else []


def _time(seconds: float) -> str:
    """Return the time as text. Parts of a second depend on the machine and are left out, so that gradings do not
    differ.
    """
    return f'{round(seconds, 1):g} s'.replace('.', ',') if seconds >= 1 else 'zlomek sekundy'


def running_line(failure: TooSlow, implementation: Implementation) -> tuple[str, int] | None:
    """The line of the program that was running when the time was up; None when it was none of its lines."""
    return next((place for place in failure.places if implementation.owns(place[0])), None)


def characters(count: float) -> str:
    """Return a number of characters in the accusative: `milion znaků`, `4 miliony znaků`, `100 tisíc znaků`, `750
    znaků`.
    """
    for size, one, few, many in ((1_000_000, 'milion', 'miliony', 'milionů'), (1_000, 'tisíc', 'tisíce', 'tisíc')):
        number, rest = divmod(int(count), size)
        if 0 < number < 1_000 and not rest:
            return f'{one} znaků' if number == 1 else f'{number} {few if number < 5 else many} znaků'
    return f'{int(count):,} znaků'.replace(',', ' ')
