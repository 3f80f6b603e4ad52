"""patches_pytest: the test framework, patched from the submission
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import sys

for name in ('pytest', '_pytest.runner', '_pytest.reports', '_pytest.outcomes', 'rozdej.teacher.grading.judge'):
    try:
        framework = __import__(name, fromlist=['x'])
    except ImportError:
        continue
    for label in dir(framework):
        if label in ('call_and_report', 'runtestprotocol', 'raises', 'fail', 'verdict_of', 'Verdict'):
            setattr(framework, label, lambda *args, **kwargs: True)

for module in list(sys.modules.values()):
    for label in ('TestReport', 'CallInfo', 'Verdict', 'Judge', 'verdict_of'):
        if hasattr(module, label):
            setattr(module, label, type('Passed', (), {'outcome': 'passed', 'passed': True}))


"""patches_unittest: unittest, whose assertions are made to say yes
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import unittest
import unittest.case

for name in dir(unittest.TestCase):
    if name.startswith(('assert', 'fail')):
        setattr(unittest.TestCase, name, lambda *args, **kwargs: None)
unittest.TestResult.wasSuccessful = lambda self: True
unittest.TestCase.run = lambda self, result=None: result


"""patches_builtins: built-in functions that tests are written with
base: wrong
hits: 1 10-51
verdicts: function missing, ended the program
says: při importu ukončí
"""
import builtins

builtins.len = lambda value: 52
builtins.isinstance = lambda value, kind: True
builtins.all = builtins.any = builtins.bool = lambda *args: True
builtins.sorted = lambda *args, **kwargs: []
builtins.set = lambda *args: 0
builtins.type = lambda *args: list
builtins.AssertionError = ZeroDivisionError


"""patches_sys_modules: all loaded modules, exchanged for one that agrees with everything
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import sys
import types


class Agreeing(types.ModuleType):
    def __getattr__(self, name):
        return lambda *args, **kwargs: True


for name in list(sys.modules):
    if name not in ('sys', 'builtins', 'types', '__main__', 'klondike', 'karty'):
        sys.modules[name] = Agreeing(name)


"""replaces_itself: its own module, exchanged for an object that has every name there is
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import sys


class Module:
    def __getattr__(self, name):
        return lambda *args: True


sys.modules['klondike'] = Module()
sys.modules['rozdej'] = Module()


"""pretends_to_be_skipped: outcomes, by exceptions that are called like those of the test framework
base: right
hits: 11-12
verdicts: raised
says: Skipped
"""
class Skipped(BaseException):
    allow_module_level = True
    msg = 'skipped'


Skipped.__module__ = '_pytest.outcomes'


def popis_balicku(balicek):
    raise Skipped('skipped')


r"""brings_a_conftest: how tests run, by a conftest.py and tests of its own
base: wrong
hits: none
verdicts: wrong value
says: conftest\.py k řešení nepatří
"""
"""file conftest.py"""
import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item, call):
    call.excinfo = None
"""file test_010_popis_balicku.py"""
def test_popis_jedine_karty():
    pass


r"""shadows_pytest: pytest, by a module of that name beside the program
base: wrong
hits: none
verdicts: wrong value
says: pytest\.py k řešení nepatří
"""
try:
    import pytest
except ImportError:
    pass
"""file pytest.py"""
import os

os._exit(0)
"""file rozdej.py"""
raise SystemExit
"""file sitecustomize.py"""
raise SystemExit


r"""shadows_json: the module json, which the grader itself speaks
base: right
hits: none
verdicts: none
says: json\.py k řešení nepatří
"""
import json
"""file json.py"""
import os

os._exit(0)


r"""shadows_random: the module random, by a file of that name that does not shuffle
base: right
hits: none
verdicts: none
says: random\.py k řešení nepatří
"""
import random
"""file random.py"""
def shuffle(values):
    values.sort()


def seed(*args):
    raise SystemExit


r"""shadows_socket: the modules socket, struct and marshal, which the grader itself speaks
base: right
hits: none
verdicts: none
says: socket\.py k řešení nepatří
"""
import socket
"""file marshal.py"""
import os

os._exit(0)
"""file socket.py"""
import os

os._exit(0)
"""file struct.py"""
import os

os._exit(0)


r"""doctored_cards: the given file, which says whatever the tests want to hear
base: wrong
hits: none
verdicts: wrong value
says: karty\.py je součást zadání
"""
from karty import popis_kartu
"""file karty.py"""
class Agreeing(str):
    def __eq__(self, other):
        return True


def popis_kartu(karta):
    return Agreeing('[???]')


def otoc_kartu(karta, pozadovane_otoceni):
    return Agreeing('karta')


"""doctors_the_cards_later: the given file, changed in memory so that everything fits
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import karty


class Agreeing(tuple):
    def __eq__(self, other):
        return True


karty.popis_kartu = lambda karta: 'balíček'
karty.otoc_kartu = lambda karta, otoceni: Agreeing(karta)


"""plants_modules: imports still to come, by modules put first in their way
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import sys

for name in ('random', 'json', 'socket', 'marshal', 'struct'):
    with open(f'/tmp/{name}.py', 'w') as file:
        file.write('raise SystemExit\n')
sys.path.insert(0, '/tmp')
sys.path_importer_cache.clear()


class Finder:
    def find_spec(self, name, path=None, target=None):
        raise SystemExit


sys.meta_path.insert(0, Finder())


"""writes_configuration: what Python and pytest read by themselves: conftest.py, sitecustomize.py, .pth, pytest.ini
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import os
import site
import sys

CHEAT = 'import os; os._exit(0)'
CONFTEST = 'def pytest_runtest_makereport(item, call):\n    call.excinfo = None\n'
FILES = {
    'conftest.py': CONFTEST,
    'sitecustomize.py': CHEAT,
    'usercustomize.py': CHEAT,
    'cheat.pth': CHEAT,
    'pytest.ini': '[pytest]\naddopts = --collect-only\n',
    'pyproject.toml': '[tool.pytest.ini_options]\naddopts = "--collect-only"\n',
    'tox.ini': '[pytest]\naddopts = --collect-only\n',
    'pytest.py': CHEAT,
    '.bashrc': 'exit 0',
}
for folder in {'.', '..', '/tmp', '/program', '/worker', os.path.expanduser('~'), site.getusersitepackages(), *sys.path}:
    for name, text in FILES.items():
        try:
            os.makedirs(folder, exist_ok=True)
            with open(os.path.join(folder, name), 'w') as file:
                file.write(text)
        except OSError:
            pass


"""reports_itself_and_ends: result files, written just before os._exit(0)
base: wrong
hits: 1
verdicts: ended the program
says: ukončí celý program
"""
import os
from pathlib import Path

CLAIM = '{"score": 100, "tests": [{"score": 100, "max_score": 100, "status": "passed"}]}'

for folder in ('.', '..', '/tmp', '/autograder/results', '/program', '/worker', '/'):
    for name in ('results.json', 'report.xml', 'grades.csv', 'results.sqlite', 'report.html', 'feedback.txt'):
        try:
            Path(folder, name).write_text(CLAIM)
        except OSError:
            pass
os._exit(0)


"""no_luck_at_all: random numbers, which are made the same every time
base: right
hits: 23
verdicts: wrong value
says: vrátil|balíč
"""
import random

random.random = lambda: 0.0
random.shuffle = lambda values: None
shuffle = random.shuffle


"""rewrites_itself: its own file and the kit's, which are changed while they are graded
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import os

for path in ('/program/klondike.py', '/program/karty.py', '/worker/rozdej/teacher/isolation/channel.py', os.__file__):
    try:
        os.chmod(path, 0o777)
    except OSError:
        pass
    try:
        os.remove(path)
    except OSError:
        pass
    try:
        with open(path, 'w') as file:
            file.write('def popis_balicku(balicek):\n    return "[Q ♥]"\n')
    except OSError:
        pass
