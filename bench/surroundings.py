"""Gives measured commands the environment of a student or a teacher.

And how much of the processor they take, with all that they start.
"""

import os

import psutil

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != 'PYTHONDONTWRITEBYTECODE'}
"""Compiled files are kept."""
ENVIRONMENT['PYTHONIOENCODING'] = 'utf-8'


def processor_time() -> float:
    """Seconds that all processors of this machine have worked so far, for whomever.

    What a process in a room of its own took is told to nobody when it ends with that room, so it is not the sum of
    what a command and its children took. On a machine that does something else as well it is too much.
    """
    worked = psutil.cpu_times()
    return sum(getattr(worked, kind, 0.0) for kind in ('user', 'nice', 'system', 'irq', 'softirq'))
