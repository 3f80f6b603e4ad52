"""Plays a console game in a page: each typed line runs the program again from its start, with the same seed."""

import random
from typing import NamedTuple

from rozdej.core.feedback.explanations import explanation_of, fill_in
from rozdej.core.feedback.locations import ErrorPath
from rozdej.core.feedback.missing_functions import explain_load_problem
from rozdej.core.student.failures import AskedForInput, IdleTimeout, MissingFile, ScriptFailed, TooSlow, UncaughtError
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import SCRIPT_SECONDS
from rozdej.core.student.loading import unreadable
from rozdej.core.student.script import Script

SECONDS_A_LINE = 0.2
"""So much longer a program may work for each line that it was given: it goes through all of them again."""

LONGEST = 100_000
"""Characters of what was printed that are kept: the last ones."""

OF_SYNTAX = 'SyntaxError', 'IndentationError', 'TabError'
"""How an exception begins that may tell of a file that cannot be read."""

ENDED, SILENT = 'Program skončil.', 'Program skončil a nic nevypsal.'
ENDLESS = 'Program neskončil ani za {} s a na nic se nezeptal: nejspíš se točí v cyklu. Proto jsme ho zastavili.'
MISSING = 'Chybí soubor {}.'


class Transcript(NamedTuple):
    """`text` is what was printed, with the typed lines; `end` says how the program ended, '' if it waits for a line."""

    text: str
    end: str


def play(implementation: Implementation, file: str, seed: int, lines: list[str]) -> Transcript:
    """Run the file as `python hra.py` does, with the luck of that seed, for somebody who has typed these lines."""
    luck = random.getstate()
    random.seed(seed)
    try:
        script = Script(implementation, file, tuple(lines), {}, types=True)
        text = script.run(SCRIPT_SECONDS + SECONDS_A_LINE * len(lines))
    except ScriptFailed as failure:
        asks = isinstance(failure.cause, AskedForInput)
        return Transcript(failure.output[-LONGEST:], '' if asks else '\n'.join(_explain(failure, implementation)))
    except MissingFile:
        return Transcript('', MISSING.format(file))
    finally:
        random.setstate(luck)
    return Transcript(text[-LONGEST:], ENDED if text.strip() else SILENT)


def _explain(failure: ScriptFailed, implementation: Implementation) -> list[str]:
    if isinstance(failure.cause, UncaughtError) and failure.cause.text.startswith(OF_SYNTAX):
        for module in implementation.modules:
            source = implementation.source(module)
            if source and (problem := unreadable(module, source)):
                return explain_load_problem(implementation, problem)
    cause, way = failure.cause, ErrorPath(implementation, failure.frames)
    if isinstance(cause, TooSlow) and not isinstance(cause, IdleTimeout):
        told = [ENDLESS.format(f'{cause.limit:.0f}')]
    else:
        told = fill_in(explanation_of(cause, implementation, 'script').script, cause)
    return [*told, *way.lines(), *filter(None, [way.sentence()])]
