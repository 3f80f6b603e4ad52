"""Which verdict a failed test deserves, and whether it is the student's at all."""

from pathlib import Path

from rozdej.feedback.evidence import Objection
from rozdej.grading.verdict import Verdict
from rozdej.student.program import Program
from rozdej.student.script import ScriptFailed
from rozdej.student.trouble import BrokenFile, Ended, MissingFunction, NotAFunction, OutOfMemory, Unusable
from rozdej.student.watchdog import Stopped, TooSlow

KIT = str(Path(__file__).resolve().parents[1])
ISOLATION = str(Path(KIT, 'isolation'))

BY_KIND = {
    'passed': Verdict.PASSED,
    'wrong': Verdict.WRONG_VALUE,
    'unwritten': Verdict.WRONG_VALUE,
    'syntax': Verdict.FILE_DOES_NOT_PARSE,
    'missing_file': Verdict.FUNCTION_MISSING,
    'missing_function': Verdict.FUNCTION_MISSING,
    'parameters': Verdict.WRONG_NUMBER_OF_PARAMETERS,
    'slow': Verdict.TOO_SLOW,
    'output': Verdict.TOO_MUCH_OUTPUT,
    'input': Verdict.RAISED,
    'exited': Verdict.ENDED_THE_PROGRAM,
    'raised': Verdict.RAISED,
}
"""What a kind of diagnosis means for a grade."""

OF_SCRIPTS = {
    'slow': Verdict.TOO_SLOW,
    'output': Verdict.TOO_MUCH_OUTPUT,
    'memory': Verdict.TOO_MUCH_MEMORY,
    'ended': Verdict.ENDED_THE_PROGRAM,
}
"""What the end of a script means for a grade; any other is an error that it raised."""


def verdict_of(kind: str, error: BaseException | None, program: Program) -> Verdict:
    """The verdict on a test that was explained as `kind` and raised `error`."""
    if error is None:
        return Verdict.PASSED
    if isinstance(error, ScriptFailed):
        return OF_SCRIPTS.get(error.reason, Verdict.RAISED)
    if isinstance(error, BrokenFile):
        return _of_broken_file(error, program)
    missing = program.log.missing if kind == 'missing_function' else None
    if isinstance(missing, MissingFunction) and missing.problem is not None and missing.problem.is_unreadable:
        return Verdict.FILE_DOES_NOT_PARSE
    if isinstance(error, MemoryError | OutOfMemory):
        return Verdict.TOO_MUCH_MEMORY
    if isinstance(error, NotAFunction):
        return Verdict.FUNCTION_MISSING
    if _is_ours(error):
        return Verdict.GRADERS_OWN_ERROR
    return BY_KIND.get(kind, Verdict.GRADERS_OWN_ERROR)


def _of_broken_file(error: BrokenFile, program: Program) -> Verdict:
    cause = error.problem.cause
    if error.problem.is_unreadable:
        return Verdict.FILE_DOES_NOT_PARSE
    if cause is None:  # it prints something, and should not
        return Verdict.WRONG_VALUE
    if isinstance(cause, TooSlow):
        return Verdict.TOO_SLOW
    if isinstance(cause, OutOfMemory):
        return Verdict.TOO_MUCH_MEMORY
    if isinstance(cause, Ended | SystemExit):
        return Verdict.ENDED_THE_PROGRAM
    kind = 'output' if type(cause).__name__ == 'TooMuchOutput' else 'raised'
    return verdict_of(kind, cause, program)


def _is_ours(error: BaseException) -> bool:
    """Whether it was raised by the kit itself, and not to tell of something that the student's program did."""
    if isinstance(error, Stopped | Unusable | ScriptFailed | Objection) or hasattr(error, 'frames'):
        return False
    traceback, files = error.__traceback__, []
    while traceback is not None:
        files.append(traceback.tb_frame.f_code.co_filename)
        traceback = traceback.tb_next
    # What comes from a student's program by way of the isolation was caught above: it has `frames`.
    return any(file.startswith(ISOLATION) for file in files) or bool(files and files[-1].startswith(KIT))
