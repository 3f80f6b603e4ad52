"""Runs a script as `rozdej.core.student.script_runner` does, with the luck that it has in a worker."""

import random
import runpy

from rozdej.core.student.script import RUNNER
from rozdej.teacher.isolation.remote import SEED

if __name__ == '__main__':
    random.seed(SEED)
    runpy.run_path(str(RUNNER), run_name='__main__')
