"""Whether a failed test is the student's fault at all."""

from pathlib import Path
from traceback import walk_tb

from rozdej.feedback.evidence import Objection
from rozdej.feedback.explanations import Verdict
from rozdej.student.failures import ScriptFailed, Stopped, Unusable

KIT = str(Path(__file__).resolve().parents[1])
ISOLATION = str(Path(KIT, 'isolation'))


def verdict_of(verdict: Verdict, error: BaseException | None) -> Verdict:
    """The verdict on a test that raised `error` and was explained with `verdict`, unless the grader itself failed.

    What takes all memory is the student's fault wherever it shows.
    """
    if error is not None and not isinstance(error, MemoryError) and _is_ours(error):
        return Verdict.GRADERS_OWN_ERROR
    return verdict


def _is_ours(error: BaseException) -> bool:
    """Whether it was raised by the kit itself, and not to tell of something that the student's program did."""
    if isinstance(error, Stopped | Unusable | ScriptFailed | Objection) or hasattr(error, 'frames'):
        return False
    files = [frame.f_code.co_filename for frame, _ in walk_tb(error.__traceback__)]
    # What comes from a student's program by way of the isolation was caught above: it has `frames`.
    return any(file.startswith(ISOLATION) for file in files) or bool(files and files[-1].startswith(KIT))
