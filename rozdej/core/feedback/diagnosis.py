"""Turns evidence into Czech: who, what was expected, what came, and where to look.

An explanation is a list of short lines in this order. The caller adds the headline with the rule, and the next command.
"""

import ast
import inspect
import re
from dataclasses import dataclass, replace
from pathlib import Path
from traceback import walk_tb

from rozdej import PACKAGE
from rozdej.core.feedback.detector_context import DetectorContext, Finding
from rozdej.core.feedback.detectors import LAST_DETECTORS, find
from rozdej.core.feedback.errors import explain_error, is_own_raise
from rozdej.core.feedback.evidence import Evidence
from rozdej.core.feedback.explanations import (
    IN_A_LOOP,
    TESTS,
    Explanation,
    ShownLine,
    Verdict,
    explanation_of,
    fill_in,
    running_line,
    verdict_on,
)
from rozdej.core.feedback.locations import ErrorPath, others_above, place, shown_line
from rozdej.core.feedback.lost_values import result_lost_in_loop
from rozdej.core.feedback.mismatch import explain_mismatch, hints
from rozdej.core.feedback.missing_functions import explain_unusable, explain_unwritten
from rozdej.core.feedback.none_origin import how_long, where_none
from rozdej.core.feedback.program_tree import given_to
from rozdej.core.feedback.texts import STILL_EMPTY
from rozdej.core.feedback.tree_detectors import why_endless
from rozdej.core.feedback.values import error_line, sentence, text_block
from rozdej.core.student.calls import NOTHING, Call
from rozdej.core.student.failures import ScriptFailed, TooSlow, UncaughtError, Unusable, WrongParameters
from rozdej.core.student.program import Program
from rozdej.core.student.tracebacks import error_text, innermost

MOST_LINES = 12
"""Lines of one explanation: what stands around it mostly takes thirteen, from pytest's heading to its last line."""

LENGTHS = (10, 5), (10, 3), (0, 5), (0, 3), (0, 2), (0, 1)
"""How many lines an argument may take that is whole then, and any other value: the first that is short enough."""


NO_SUCH_PLACE = re.compile('(list|tuple|string)( assignment)? index out of range')
"""What Python says of square brackets with too high a number in them."""


IN_THE_TEST = 'Chyba je přímo v tomhle testu, tvůj program za ni nemůže.', 'Řekni o ní tomu, kdo ti zadání dal.'


@dataclass
class Diagnosis:
    """What is wrong: in one word of the kit (`kind`), in Czech (`lines`) and in the words of grading (`verdict`)."""

    kind: str
    lines: list[str]
    verdict: Verdict = Verdict.WRONG_VALUE
    ready: str = ''
    """A file with the call, where what is told of it cannot be typed as it is; see `rozdej.core.feedback.pasting`."""
    call: int = 0
    """The number of the call that is shown, among those of the test; 0 when there is none that came to anything."""
    is_bare: bool = False
    """Whether only facts are told, and nothing says why."""


def diagnose(evidence: Evidence) -> Diagnosis:
    """Explain one failed test, values cut as short as it takes to stay readable, and the call whole if it can be."""
    for evidence.most_of_argument, evidence.most in LENGTHS:
        diagnosis = _diagnose(evidence)
        if len(diagnosis.lines) <= MOST_LINES:
            break
    shown = evidence.shown_call()
    if evidence.call and shown and diagnosis.kind != 'unwritten' and set(shown) <= set(diagnosis.lines):
        diagnosis.call = evidence.call.number
    return diagnosis


def _diagnose(evidence: Evidence) -> Diagnosis:
    exception, program = evidence.exception, evidence.program
    if isinstance(exception, ImportError) and program.log.missing is not None:
        exception = program.log.missing
    explanation = explanation_of(exception, program.implementation)
    kind, verdict = explanation.kind, verdict_on(exception, program.implementation)
    if isinstance(exception, Unusable):
        return Diagnosis(kind, _indented(explain_unusable(program.implementation, exception)), verdict)
    if isinstance(exception, ScriptFailed):
        return Diagnosis(kind, _script_failed(evidence, exception), verdict)
    if kind != 'raised':
        return Diagnosis(kind, _stopped(evidence, exception), verdict)
    if (touched := program.log.touched) and _cannot_bind(exception):
        return _diagnose(replace(evidence, exception=WrongParameters(*touched)))
    by_c = evidence.call is not None and evidence.call.exception is exception  # around the function
    if program.frames(exception) or (by_c and not isinstance(exception, MemoryError)):
        lines, is_bare = _explain_raised(evidence, exception)
        return Diagnosis(kind, lines, verdict, is_bare=is_bare)
    if isinstance(exception, MemoryError):
        return Diagnosis('wrong', _mismatch(evidence)[0], verdict)
    if (where := _mistake_in_test(evidence)) is not None:
        return Diagnosis('error', _indented([*IN_THE_TEST, error_line(exception)]) + where, Verdict.GRADERS_OWN_ERROR)
    if evidence.call is not None and _unwritten(program, evidence.call):
        return Diagnosis('unwritten', _not_written(evidence))
    lines, is_bare = _mismatch(evidence)
    return Diagnosis('wrong', lines, is_bare=is_bare)


def _mistake_in_test(evidence: Evidence) -> list[str] | None:
    """Where, if the test names what is not there; no program under test can make that happen."""
    passed = [(frame.f_code.co_filename, line) for frame, line in walk_tb(evidence.exception.__traceback__)]
    own = [line for file, line in passed if file == str(evidence.file)]
    if not own or evidence.file is None:
        return None
    raised_in, kind = Path(passed[-1][0]), type(evidence.exception)
    misnames = kind in (NameError, ModuleNotFoundError) and raised_in == evidence.file
    misuses_ours = kind is LookupError and raised_in.is_relative_to(PACKAGE)
    return shown_line(evidence.file, own[-1]) if misnames or misuses_ours else None


def _not_written(evidence: Evidence) -> list[str]:
    """Say what an empty function should have given, where that is a value, and what it was given."""
    if evidence.comparison is not None:
        return explain_mismatch(evidence) + _where(evidence)
    return [*(sentence(evidence.message) if evidence.message else ()), *_where(evidence)]


def _mismatch(evidence: Evidence) -> tuple[list[str], bool]:
    """Return the lines, and whether they are only facts."""
    finding, known = find(evidence), []
    told = explain_mismatch(evidence, with_difference=finding is None)
    if finding is None:
        told += (known := hints(evidence))
        finding = None if known else find(evidence, LAST_DETECTORS)
    where = _where(evidence)
    if finding is None:
        return told + where, not known
    # Where the function begins is of no use to who is shown a line in it.
    return told + _found(finding) + (where[1:] if finding.place else where), False


def _found(finding: Finding) -> list[str]:
    return [*(shown_line(*finding.place) if finding.place else ()), *_indented(finding.sentence.split('\n'))]


def _cannot_bind(exception: BaseException) -> bool:
    """Whether `inspect.signature(function).bind(...)` refused the arguments."""
    traceback = innermost(exception)
    raised_in = traceback.tb_frame.f_code.co_filename if traceback else ''
    return isinstance(exception, TypeError) and raised_in == inspect.getsourcefile(inspect)


def _indented(told: list[str]) -> list[str]:
    return [f'  {line}' for line in told]


def _stopped(evidence: Evidence, exception: BaseException) -> list[str]:
    """A call that was ended, or a test that waits for ever."""
    explanation = explanation_of(exception, evidence.program.implementation, 'call')
    told = fill_in(explanation.call, exception, **vars(TESTS))
    advice = f'Má vyhodit {evidence.raises}.' if evidence.raises else explanation.advice
    if explanation.advice:
        told[-1] = f'{told[-1]} {advice}'
    return evidence.shown_call() + _indented(told) + _look(evidence, explanation, exception)


def _look(evidence: Evidence, explanation: Explanation, exception: BaseException) -> list[str]:
    """The line of the program to look at."""
    if explanation.look is ShownLine.RUNNING and isinstance(exception, TooSlow):
        running = running_line(exception, evidence.program.implementation)
        return shown_line(*running) if running else []
    if explanation.look is ShownLine.LOOP:
        passed = [(file, line) for file, line, _ in evidence.program.frames(exception)]
        loop = evidence.program.implementation.deepest_loop(passed)
        why = why_endless(evidence.program.implementation, *loop) if loop else None
        found = [f'  {IN_A_LOOP}', *shown_line(*loop)] if loop else _way_shown(evidence, exception)
        lost = result_lost_in_loop(DetectorContext(evidence), *loop) if loop and not why else None
        return [*found, f'  {why}'] if why else found + (_found(lost) if lost else [])
    return _way_shown(evidence, exception) if explanation.look is ShownLine.INNERMOST else []


def _script_failed(evidence: Evidence, failure: ScriptFailed) -> list[str]:
    pattern = explanation_of(failure.cause, evidence.program.implementation, 'script').script
    told = [f'  python {failure.file}', *_indented(fill_in(pattern, failure.cause))]
    told += (way := _way_shown(evidence, failure))
    error = failure.cause.again() if isinstance(failure.cause, UncaughtError) else None
    if error and not is_own_raise(error, failure.frames) and (advice := explain_error(error, failure.frames)):
        told.append(f'  {advice}')
    if failure.output.strip():
        tail = '\n'.join(failure.output.strip('\n').splitlines()[-2 if len(way) > 2 else -4 :])
        told += ['  Naposledy vypsal:', *text_block(tail)]
    return told


def _explain_raised(evidence: Evidence, exception: BaseException) -> tuple[list[str], bool]:
    """Return the lines, and whether they are only facts."""
    told = evidence.shown_call()
    error = error_line(exception)
    if evidence.raises and evidence.raises != type(exception).__name__:
        told += [f'  mělo vyhodit:  {evidence.raises}', f'  vyhodilo:      {error}']
    else:
        pattern = explanation_of(exception, evidence.program.implementation, 'call').call
        told += _indented(fill_in(pattern, exception, error=error))
    finding, way = find(evidence), _way(evidence, exception)
    if finding and finding.place:
        return told + _found(finding), False
    told += _indented(way.lines()) or _definition(evidence)
    if finding:
        return told + _found(finding) + _indented([*filter(None, [_whose_line(evidence, way)])]), False
    frames = evidence.program.frames(exception)
    is_own = is_own_raise(exception, frames)
    if is_own and not way.leads_to_caller:
        wanted = f'Tady má být {evidence.raises}.' if evidence.raises else 'Tady ale žádná být nemá.'
        return [*told, f'  Výjimku vyhazuje tvůj vlastní příkaz raise. {wanted}'], True
    advice = '' if is_own or way.is_innermost_given else explain_error(exception, frames)
    if advice.endswith('None.') and (since := where_none(evidence)):
        advice = since
    if advice and NO_SUCH_PLACE.match(error_text(exception)):
        advice = how_long(evidence) or advice
    why = [line for line in (advice, _whose_line(evidence, way)) if line]
    return told + _indented(why), not why


def _definition(evidence: Evidence) -> list[str]:
    """Say where the called function begins; nothing if no file of the program defines it."""
    source = evidence.call and evidence.program.implementation.source(evidence.call.module)
    line = source.made_at(evidence.call.function) if evidence.call and source else None
    return shown_line(source.path, line) if source and line else []


def _whose_line(evidence: Evidence, way: ErrorPath) -> str:
    """Say where to look, if not at the innermost line. A loop that went well before may only have gone on too long."""
    ending = evidence.ending if way.leads_to_caller else None
    return way.sentence(ending.again, ending.given) if ending else way.sentence()


def _way(evidence: Evidence, exception: BaseException) -> ErrorPath:
    program = evidence.program
    frames = exception.frames if isinstance(exception, ScriptFailed) else program.frames(exception)
    return ErrorPath(program.implementation, frames, evidence.right)


def _way_shown(evidence: Evidence, exception: BaseException) -> list[str]:
    """The lines that the exception came through, and where to look."""
    way = _way(evidence, exception)
    return _indented([*way.lines(), *filter(None, [way.sentence()])])


def _where(evidence: Evidence) -> list[str]:
    """Where the called function begins, and that it is still empty if it is, or that there are more of them.

    Without a call, where the compared value is made.
    """
    call = evidence.call
    if evidence.constant:
        file, name = evidence.constant
        return [
            f'  Hodnota začíná tady: {place(file.path, value.lineno)}{_still_right(evidence, value)}'
            for value in given_to(name, file.tree.body)[-1:]
        ]
    source = call and evidence.program.implementation.source(call.module)
    if not call or not source or call.function not in source.functions:
        return []
    at = place(source.path, source.functions[call.function].lineno)
    if again := others_above(source, call.function):
        return [f'  Funkce začíná tady: {at}', *(f'  {line}' for line in again)]
    if _unwritten(evidence.program, call):
        written = explain_unwritten(evidence.program.implementation, call.module, call.function)
        return [f'  {STILL_EMPTY} {at}', *_indented(written)]
    return [f'  Funkce začíná tady: {at}']


def _still_right(evidence: Evidence, value: ast.expr) -> str:
    """That what is written there is what the test wants: something else in the program has changed it."""
    try:
        is_right = evidence.comparison is not None and ast.literal_eval(value) == evidence.comparison.right
    except (ValueError, TypeError):
        return ''
    return '. Tam je ještě správně, změnilo ji až něco jiného.' if is_right else ''


def _unwritten(program: Program, call: Call) -> bool:
    source = program.implementation.source(call.module)
    return call.result in (None, NOTHING) and source is not None and source.is_unwritten(call.function)
