"""From evidence to Czech: who, what was expected, what came, and where to look.

Every explanation is a list of short lines in this order; the headline with the rule and the
command to run next are added by whoever prints it.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from rozdej.feedback.errors import OUT_OF_MEMORY, explain_error
from rozdej.feedback.evidence import Evidence
from rozdej.feedback.mismatch import explain_mismatch
from rozdej.feedback.places import others_above, place, shown_path
from rozdej.feedback.syntax import explain_syntax
from rozdej.feedback.texts import NOT_WHOLE
from rozdej.feedback.values import WIDTH, error_text, safe_repr, text_block, type_name
from rozdej.student.calls import NOTHING, Call
from rozdej.student.guard import AskedForInput, TooMuchOutput, TooSlow
from rozdej.student.program import Program
from rozdej.student.script import ScriptFailed
from rozdej.student.source import SourceFile
from rozdej.student.trouble import (
    BrokenFile,
    Ended,
    LoadProblem,
    MissingFile,
    MissingFunction,
    NotAFunction,
    OutOfMemory,
    SlowCalls,
    StillHanging,
    WrongParameters,
)

MOST_LINES = 16
"""Lines of one explanation: the rule above it, the overview and the next step below take nine more."""

COUNTLESS = 50_000
"""So many calls in so short a time are no fault of the function: the test waits for a result that never comes."""

MAIN_GUARD = "if __name__ == '__main__':"


@dataclass
class Diagnosis:
    """What is wrong, in one word of the kit (`kind`) and in Czech (`lines`)."""

    kind: str
    lines: list[str]


def diagnose(evidence: Evidence) -> Diagnosis:
    """Explain one failed test, values cut as short as it takes to stay readable."""
    for most in (5, 3, 2):
        evidence.most = most
        diagnosis = _diagnose(evidence)
        if len(diagnosis.lines) <= MOST_LINES:
            break
    return diagnosis


def _diagnose(evidence: Evidence) -> Diagnosis:
    exception = evidence.exception
    if isinstance(exception, ImportError) and evidence.program.log.missing is not None:
        exception = evidence.program.log.missing
    for kind, handled, explain in EXPLANATIONS:
        if isinstance(exception, handled):
            if isinstance(exception, BrokenFile) and exception.problem.is_unreadable:
                kind = 'syntax'
            return Diagnosis(kind, explain(evidence, exception))
    if (touched := evidence.program.log.touched) and _cannot_bind(exception):
        return Diagnosis('parameters', _parameters(evidence, *touched))
    if evidence.program.frames(exception):
        return Diagnosis('raised', _raised(evidence, exception))
    unwritten = evidence.call is not None and _unwritten(evidence.program, evidence.call)
    return Diagnosis('unwritten' if unwritten else 'wrong', explain_mismatch(evidence) + _where(evidence))


def _cannot_bind(exception: BaseException) -> bool:
    """Whether `inspect.signature(function).bind(...)` refused the arguments."""
    traceback = exception.__traceback__
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    raised_in = traceback.tb_frame.f_code.co_filename if traceback else ''
    return isinstance(exception, TypeError) and raised_in == inspect.getsourcefile(inspect)


def _missing_file(evidence: Evidence, exception: MissingFile) -> list[str]:
    return describe_missing_file(exception)


def describe_missing_file(exception: MissingFile) -> list[str]:
    """Which file was looked for where, and what may have been meant to be it."""
    implementation = exception.implementation
    lines = [f'  Chybí soubor {exception.module}.py. Hledal se ve složce {shown_path(implementation.folder)}.']
    if other := implementation.misnamed(exception.module):
        lines.append(f'  Je tam ale {safe_repr(other.name)}. Přejmenuj ho na {exception.module}.py.')
    return lines


def _broken_file(evidence: Evidence, exception: BrokenFile) -> list[str]:
    return describe_load_problem(exception.problem)


def describe_load_problem(problem: LoadProblem) -> list[str]:
    """Why a file could not be loaded as it should: file, line, reason, mend."""
    source, cause = problem.source, problem.cause
    if isinstance(cause, BrokenFile):  # the trouble is in a file that this one imports
        return describe_load_problem(cause.problem)
    if isinstance(cause, MissingFile):
        return describe_missing_file(cause)
    name = source.path.name
    if isinstance(cause, SyntaxError | ValueError) and problem.is_unreadable:
        text = source.line_text(problem.line)
        shown = source.line_text(problem.line, indented=isinstance(cause, IndentationError))
        lines = [f'  Python nepřečte soubor {place(source.path, problem.line)}:', f'    {_cut(shown)}']
        return [*lines, f'  {explain_syntax(cause, text)}']
    line = problem.inner_line
    where = [f'  {place(source.path, line)}:', f'    {_cut(source.line_text(line))}']
    if isinstance(cause, AskedForInput):
        why = [f'  Soubor {name} se už při importu na něco ptá (input). Hru spouštěj až pod', f'  {MAIN_GUARD}']
    elif cause is None:
        why = [
            f'  Soubor {name} už při importu něco vypisuje. Zkušební výpisy smaž, nebo je dej pod',
            f'  {MAIN_GUARD}',
        ]
    elif isinstance(cause, OutOfMemory):
        why = [f'  Soubor {name} při importu zabere všechnu paměť.', f'  {OUT_OF_MEMORY}']
    elif isinstance(cause, SystemExit | Ended):
        why = [f'  Soubor {name} při importu ukončí celý program. Takový příkaz patří pod', f'  {MAIN_GUARD}']
    elif isinstance(cause, TooMuchOutput):
        why = [f'  Soubor {name} při importu vypisuje pořád dokola. Hru spouštěj až pod', f'  {MAIN_GUARD}']
    elif isinstance(cause, TooSlow):
        why = [f'  Soubor {name} se načítá bez konce. Cyklus hry patří do funkce, nebo pod', f'  {MAIN_GUARD}']
    else:
        why = [f'  Soubor {name} při importu skončí chybou {_error_line(cause)}', *explain_error(cause)]
    return where + why


def _missing_function(evidence: Evidence, exception: MissingFunction) -> list[str]:
    source = evidence.program.implementation.source(exception.module)
    assert source is not None
    if exception.function not in evidence.program.implementation.exercise.lesson.signatures:
        lines = [f'  V souboru {shown_path(source.path)} chybí {exception.function}.']
    else:
        lines = [f'  V souboru {shown_path(source.path)} chybí funkce {exception.function}.']
    similar = get_close_matches(exception.function, exception.present, n=1, cutoff=0.75)
    problem = exception.problem
    if problem is not None and problem.is_unreadable:  # it may well be there, in the part that was left out
        lines += [NOT_WHOLE, *describe_load_problem(problem)]
    elif similar:
        line = source.functions[similar[0]].lineno if similar[0] in source.functions else None
        at = f' (řádek {line})' if line else ''
        lines.append(f'  Je tam {similar[0]}{at}. Nemá se jmenovat {exception.function}?')
    elif nested := source.nested(exception.function):
        lines.append(f'  Je až uvnitř jiného bloku (řádek {nested}). Začni její def na kraji řádku.')
    elif problem is not None:
        lines += [NOT_WHOLE, *describe_load_problem(problem)]
    elif exception.function in evidence.program.implementation.exercise.lesson.signatures:
        header = evidence.program.implementation.exercise.lesson.signatures[exception.function].header
        lines.append(f'  Má začínat takhle:  def {header}:')
    return lines


def _not_a_function(evidence: Evidence, exception: NotAFunction) -> list[str]:
    return [
        f'  {exception.function} má být funkce (def), ale je to {type_name(exception.value)}:',
        f'    {exception.function} = {_cut(safe_repr(exception.value))}',
        '  Nepřepsala ji někde v souboru proměnná stejného jména?',
    ]


def _wrong_parameters(evidence: Evidence, exception: WrongParameters) -> list[str]:
    return _parameters(evidence, exception.module, exception.function)


def _parameters(evidence: Evidence, module: str, function: str) -> list[str]:
    source = evidence.program.implementation.source(module)
    signature = evidence.program.implementation.exercise.lesson.signatures.get(function)
    lines = []
    if signature:
        lines.append(f'  Hlavička má být:  def {signature.header}:')
    if source and function in source.functions:
        line = source.functions[function].lineno
        lines += [f'  Tvoje je:         {source.line_text(line)}', f'  {place(source.path, line)}']
    lines.append('  Počet parametrů nesedí, takže funkci nejde zavolat.')
    return lines


def _too_slow(evidence: Evidence, exception: TooSlow) -> list[str]:
    lines = evidence.shown_call()
    if isinstance(exception, StillHanging):
        return [*lines, '  Tahle funkce se už zasekla, dál ji testy nevolají. Oprav ji a pusť je znovu.']
    seconds = f'{exception.limit:.1f}'.replace('.', ',')
    if isinstance(exception, SlowCalls) and exception.count < COUNTLESS:
        return [
            *lines,
            f'  Funkce {exception.function} je pomalá: {exception.count} jejích volání v testu trvalo dohromady',
            f'  přes {seconds} s, proto jsme ho zastavili. Nedělá při každém volání něco zbytečně?',
        ]
    if exception.outside or isinstance(exception, SlowCalls):
        return _endless_test(evidence, exception, seconds)
    lines.append(f'  Neskončila ani za {seconds} s, proto jsme ji zastavili. Netočí se v ní cyklus pořád dokola?')
    return lines + _loop(evidence, exception)


def _endless_test(evidence: Evidence, exception: TooSlow, seconds: str) -> list[str]:
    """No call took long, but the test did: it goes through what a call gave, or waits for another result."""
    lines = evidence.shown_call()
    implementation = evidence.program.implementation
    for file, line in exception.places:
        if implementation.owns(file):
            return [
                *lines,
                f'  Test pracoval s tím, co vrátila, déle než {seconds} s. Proto jsme ho zastavili tady:',
                f'  {place(file, line)}:',
                f'    {_cut(SourceFile(Path(file)).line_text(line))}',
                '  Netočí se tu cyklus pořád dokola?',
            ]
    return [*lines, f'  Test volá funkce pořád dokola: ani za {seconds} s se nedočkal výsledku, kterým má skončit.']


def _too_much_output(evidence: Evidence, exception: TooMuchOutput) -> list[str]:
    lines = [
        *evidence.shown_call(),
        '  Vypsala přes milion znaků, proto jsme ji zastavili. Netočí se v ní print pořád dokola?',
    ]
    return lines + _innermost(evidence, exception)


def _asked_for_input(evidence: Evidence, exception: AskedForInput) -> list[str]:
    lines = evidence.shown_call()
    if exception.prepared:
        lines.append('  Dostala všechny připravené řádky a ptá se (input) ještě dál. Měla už skončit.')
    else:
        lines.append('  Ptá se na vstup (input), ale nemá proč: všechno dostane v parametrech.')
    return lines + _innermost(evidence, exception)


def _ended_program(evidence: Evidence, exception: SystemExit) -> list[str]:
    lines = [
        *evidence.shown_call(),
        '  Ukončila celý program (exit, quit nebo sys.exit). Funkce má skončit příkazem return.',
    ]
    return lines + _innermost(evidence, exception)


def _out_of_memory(evidence: Evidence, exception: OutOfMemory) -> list[str]:
    return [*evidence.shown_call(), f'  {OUT_OF_MEMORY}']


def _ended_process(evidence: Evidence, exception: Ended) -> list[str]:
    return [
        *evidence.shown_call(),
        '  Ukončila celý proces Pythonu (třeba os._exit), nebo v ní Python spadl. Funkce má skončit příkazem return.',
    ]


def _script_failed(evidence: Evidence, exception: ScriptFailed) -> list[str]:
    lines = [f'  python {exception.file}']
    if exception.reason == 'slow':
        lines.append('  Program neskončil, ani když dostal všechny řádky. Po výhře má skončit sám.')
    elif exception.reason == 'input':
        lines.append('  Program dostal všechny připravené řádky a ptá se ještě dál. Po výhře má skončit sám.')
    elif exception.reason == 'output':
        lines.append('  Program vypisuje pořád dokola, proto jsme ho zastavili. Kde má cyklus skončit?')
    elif exception.reason == 'memory':
        lines.append(f'  {OUT_OF_MEMORY}')
    elif exception.reason == 'ended':
        lines.append('  Program skončil předčasně (třeba os._exit), nebo v něm Python spadl. Má doběhnout do konce.')
    else:
        lines.append(f'  Program skončil chybou {exception.error}')
    if exception.place:
        lines += [f'  {place(*exception.place[:2])}:', f'    {exception.place[2]}']
    if exception.output.strip():
        tail = '\n'.join(exception.output.strip('\n').splitlines()[-4:])
        lines += ['  Naposledy vypsal:', *text_block(tail)]
    return lines


NOT_BY_RAISE = NameError, TypeError
"""What happens in a line with `raise` before it raises anything: a misspelt name, or what is no exception."""


def _raised(evidence: Evidence, exception: BaseException) -> list[str]:
    lines = evidence.shown_call()
    if evidence.raises and evidence.raises != type(exception).__name__:
        lines.append(f'  mělo vyhodit:  {evidence.raises}')
        lines.append(f'  vyhodilo:      {_error_line(exception)}')
    else:
        lines.append(f'  skončilo chybou:  {_error_line(exception)}')
    innermost = _innermost(evidence, exception)
    if innermost and innermost[-1].strip().startswith('raise ') and not isinstance(exception, NOT_BY_RAISE):
        wanted = f'Tady má být {evidence.raises}.' if evidence.raises else 'Tady ale žádná být nemá.'
        return [*lines, *innermost, f'  Výjimku vyhazuje tvůj vlastní příkaz raise. {wanted}']
    return lines + innermost + explain_error(exception)


def _error_line(exception: BaseException) -> str:
    text = ' '.join(error_text(exception).split())
    line = f'{type(exception).__name__}: {text}' if text else type(exception).__name__
    return _cut(line)


def _cut(line: str) -> str:
    return line if len(line) <= WIDTH else line[: WIDTH - 1] + '…'


def _innermost(evidence: Evidence, exception: BaseException) -> list[str]:
    """The deepest line of the student's own file that the exception came through."""
    return [text for file, line in _lines_passed(evidence, exception)[-1:] for text in _shown(file, line)]


def _loop(evidence: Evidence, exception: BaseException) -> list[str]:
    """The deepest loop that the exception came out of, else the deepest line."""
    loop = evidence.program.implementation.deepest_loop(_lines_passed(evidence, exception))
    return _shown(*loop) if loop else _innermost(evidence, exception)


def _lines_passed(evidence: Evidence, exception: BaseException) -> list[tuple[str, int]]:
    """The lines of the student's own file that the exception came through, outermost first."""
    frames = evidence.program.frames(exception)
    call = evidence.call
    if call is not None and (source := evidence.program.implementation.source(call.module)):
        frames = [frame for frame in frames if frame[0] == str(source.path)] or frames
    return [(file, line) for file, line, _ in frames]


def _shown(file: str, line: int) -> list[str]:
    return [f'  {place(file, line)}:', f'    {_cut(SourceFile(Path(file)).line_text(line))}']


def _where(evidence: Evidence) -> list[str]:
    """Where the called function begins, and that it is still empty if it is, or that there are more of them."""
    call = evidence.call
    source = call and evidence.program.implementation.source(call.module)
    if not call or not source or call.function not in source.functions:
        return []
    at = place(source.path, source.functions[call.function].lineno)
    if again := others_above(source, call.function):
        return [f'  Funkce začíná tady: {at}', *(f'  {line}' for line in again)]
    if _unwritten(evidence.program, call):
        return [f'  Funkce je zatím prázdná. Napiš ji: {at}']
    return [f'  Funkce začíná tady: {at}']


def _unwritten(program: Program, call: Call) -> bool:
    source = program.implementation.source(call.module)
    return call.result in (None, NOTHING) and source is not None and source.is_unwritten(call.function)


EXPLANATIONS: tuple[tuple[str, type[BaseException], Callable], ...] = (
    ('missing_file', MissingFile, _missing_file),
    ('broken_file', BrokenFile, _broken_file),
    ('missing_function', MissingFunction, _missing_function),
    ('parameters', NotAFunction, _not_a_function),
    ('parameters', WrongParameters, _wrong_parameters),
    ('slow', TooSlow, _too_slow),
    ('output', TooMuchOutput, _too_much_output),
    ('input', AskedForInput, _asked_for_input),
    ('exited', SystemExit, _ended_program),
    ('memory', OutOfMemory, _out_of_memory),
    ('exited', Ended, _ended_process),
    ('script', ScriptFailed, _script_failed),
)
"""What each kind of exception is called and who explains it; the first that fits counts."""
