"""Tests names and imports in `rozdej/`."""

import ast
import re
from collections import defaultdict
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from checks.running import ROOT

PACKAGE = ROOT / 'rozdej'
SKELETON = PACKAGE / 'author/new/skeleton'
FILES = sorted(path for path in PACKAGE.rglob('*.py') if SKELETON not in path.parents)

LAYERS = (
    {'rozdej', 'rozdej.core', 'rozdej.core.system', 'rozdej.core.exercises'},
    {'rozdej.core.student'},
    {'rozdej.core.exercises.stubs', 'rozdej.core.feedback'},
    {'rozdej.core.testing', 'rozdej.core.mutation_hints', 'rozdej.core.questions'},
    {'rozdej.window', 'rozdej.window.gui', 'rozdej.window.games'},
    {'rozdej.window.display', 'rozdej.window.play'},
    {'rozdej.window.browser'},
    {'rozdej.network'},
    {'rozdej.teacher', 'rozdej.teacher.fresh_cases', 'rozdej.teacher.isolation', 'rozdej.teacher.site'},
    {'rozdej.teacher.grading', 'rozdej.teacher.handout'},
    {'rozdej.teacher.handout.command', 'rozdej.teacher.web', 'rozdej.teacher.tournament', 'rozdej.teacher.questions'},
    {'rozdej.author', 'rozdej.author.check', 'rozdej.author.new'},
    {'rozdej.cli', 'rozdej.__main__'},
)
"""Packages and modules from the lowest to the highest."""


def module_of(path: Path) -> str:
    """`rozdej.core.student.source` of a file."""
    return '.'.join(path.relative_to(ROOT).with_suffix('').parts).removesuffix('.__init__')


MODULES = {module_of(path): path for path in FILES}


def imports_of(path: Path) -> set[str]:
    """The modules of the kit that a file imports, wherever in it: also within functions, or only for annotations."""
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f'{path}: a relative import'
            module = node.module or ''
            parts = {f'{module}.{alias.name}' for alias in node.names}
            found |= {part if part in MODULES else module for part in parts}
    return found & MODULES.keys()


@cache
def imports() -> dict[str, set[str]]:
    """The same of all modules, by their names."""
    return {name: imports_of(path) - {name} for name, path in MODULES.items()}


def layer_of(module: str) -> int:
    """The number of the layer, found by the longest name that fits."""
    names = {name: number for number, layer in enumerate(LAYERS) for name in layer}
    return names[max((name for name in names if f'{module}.'.startswith(f'{name}.')), key=len)]


def test_imports_are_seen_wherever_they_stand(tmp_path):
    file = tmp_path / 'a.py'
    file.write_text(
        'from typing import TYPE_CHECKING\n'
        'import rozdej.cli\n'
        'if TYPE_CHECKING:\n    from rozdej.core.student.source import SourceFile\n'
        'def f():\n    from rozdej.core.student import guard\n'
    )
    assert imports_of(file) == {'rozdej.cli', 'rozdej.core.student.source', 'rozdej.core.student.guard'}


def test_no_module_needs_itself():
    try:
        TopologicalSorter(imports()).prepare()
    except CycleError as error:
        raise AssertionError(f'a circle of imports: {" → ".join(error.args[1])}') from None


def test_no_layer_imports_a_higher_one():
    wrong = [
        f'{module} (layer {layer_of(module)}) imports {other} (layer {layer_of(other)})'
        for module, others in imports().items()
        for other in sorted(others)
        if layer_of(other) > layer_of(module)
    ]
    assert not wrong, '\n'.join(wrong)


def public_modules(package: str) -> set[str]:
    """The modules that other packages may import: those that the docstring of `rozdej.<package>` names in full."""
    docstring = ast.get_docstring(ast.parse((PACKAGE / package / '__init__.py').read_bytes()))
    return set(re.findall(rf'`(rozdej\.{package}\.[\w.*]+)`', docstring or ''))


def test_packages_import_only_public_modules_of_others():
    public = {package: public_modules(package) for package in ('core', 'window', 'network', 'teacher', 'author')}
    assert {name for names in public.values() for name in names if name.removesuffix('.*') not in MODULES} == set()
    used, wrong = set(), []
    for module, others in imports().items():
        for other in others:
            package = f'{other}.'.split('.')[1]
            if package in public and not module.startswith(f'rozdej.{package}'):
                names = {other, f'{other}.*', f'{other.rpartition(".")[0]}.*'} & public[package]
                used |= names
                wrong += [] if names else [f'{module} imports {other}: rozdej/{package}/__init__.py does not list it']
    assert not wrong, '\n'.join(wrong)
    assert set().union(*public.values()) - used == set(), 'no other package imports these'


def test_only_the_display_knows_pyglet():
    """And the display knows nothing of students and their programs, but how to start and end their process."""
    display = {module for module in MODULES if module.startswith('rozdej.window.display')}
    using = {
        name for name, path in MODULES.items() if re.search(r'^ *(import|from) pyglet', path.read_text('utf-8'), re.M)
    }
    assert using <= display
    known = {other for module in display for other in imports()[module]} - display
    of_the_process = {f'rozdej.core.student.{name}' for name in ('limits', 'subprocesses', 'watchdog')} | {'rozdej'}
    assert {name for name in known if not name.startswith('rozdej.window.gui.')} == of_the_process


ASKS_FOR_PLATFORM = re.compile(
    r'sys\.(platform|getwindowsversion)|os\.(name|uname)\b|\bplatform\.system|_emscripten|'
    r'\b[hg](as|et)attr\((os|signal|resource|socket|select|subprocess|time|faulthandler)\b|'
    r'^ *(import|from) (fcntl|msvcrt|resource|pwd|grp|termios|winreg)\b',
    re.MULTILINE,
)
FOR_ONE_PLATFORM = re.compile(r"^assert sys\.platform == '\w+'$", re.MULTILINE)
"""What makes type checkers leave a module out on other platforms: it asks for nothing."""

ASKING = {
    'rozdej.teacher.isolation.workers': 'whether there can be a sandbox',
    'rozdej.teacher.isolation.thread_confinement': 'whether a thread can be confined',
    'rozdej.window.browser.page_server': 'whether servers would share a port, also where a student has only the pages',
    'rozdej.core.feedback.environment_check': 'commands as they are typed here, also for Pythons too old for the kit',
}
"""Modules outside of `rozdej.core.system` that ask which system this is, or what it has, and what for."""


def test_only_the_door_of_abilities_asks_which_system_this_is():
    texts = {module: path.read_text('utf-8') for module, path in MODULES.items()}
    found = {module for module, text in texts.items() if ASKS_FOR_PLATFORM.search(FOR_ONE_PLATFORM.sub('', text))}
    assert {module for module in found if not module.startswith('rozdej.core.system')} == set(ASKING)
    ending = {module for module, text in texts.items() if 'import faulthandler' in text}
    assert ending == {'rozdej.core.system.base', 'rozdej.core.system.posix'}


@pytest.mark.parametrize(
    'line',
    [
        "if sys.platform == 'linux':",
        "WINDOWS = os.name == 'nt'",
        "if platform.system() == 'Darwin':",
        "if hasattr(os, 'fork'):",
        "KILL = getattr(signal, 'SIGKILL', None)",
        '    import fcntl',
        'from resource import setrlimit',
    ],
)
def test_a_question_for_the_system_is_seen(line):
    assert ASKS_FOR_PLATFORM.search(f'import os\n{line}\n')


def test_no_two_public_classes_have_one_name():
    """`Game` aside: each scene is the `Game` of its exercise."""
    places = defaultdict(list)
    for path in FILES:
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith('_') and node.name != 'Game':
                places[node.name].append(module_of(path))
    twice = {name: modules for name, modules in places.items() if len(modules) > 1}
    assert not twice, '\n'.join(f'{name}: {", ".join(modules)}' for name, modules in twice.items())
