"""Runs a script as `rozdej.student.script_runner` does, with the luck that it has in a player."""

import random
import runpy

from rozdej.isolation.remote import SEED
from rozdej.student.script import RUNNER

if __name__ == '__main__':
    random.seed(SEED)
    runpy.run_path(str(RUNNER), run_name='__main__')
