"""Tests what the papers promise, and what must not be in the project."""

import re
import subprocess
import sys
import tomllib

import pytest

from checks.documented import commands
from checks.running import ROOT, run

PYPROJECT = tomllib.loads((ROOT / 'pyproject.toml').read_text(encoding='utf-8'))
EXERCISES = [path.parent.name for path in sorted(ROOT.glob('zadani/*/lekce.md'))]


def tracked_files() -> list[str]:
    """Files that git tracks."""
    done = subprocess.run(['git', 'ls-files'], cwd=ROOT, stdout=subprocess.PIPE, check=True, encoding='utf-8')
    return done.stdout.splitlines()


def test_papers_name_only_files_that_exist():
    for paper in ('README.md', 'CONTRIBUTING.md', 'bench/README.md', 'docs/architecture.md', 'docs/teachers.md'):
        text = (ROOT / paper).read_text(encoding='utf-8')
        for target in re.findall(r'\]\(([^)#:]+)\)', text):
            assert (ROOT / paper).parent.joinpath(target).exists(), f'{paper}: {target}'
        for command in re.findall(r'python3? ([\w/]+\.py)', text):
            assert (ROOT / command).is_file(), f'{paper}: {command}'
        for path in re.findall(r'`((?:rozdej|zadani|reseni|tests|checks|bench)/[\w./]*\w)`', text):
            assert (ROOT / path).exists(), f'{paper}: {path}'


def test_ci_runs_the_very_command_of_the_readme():
    readme = (ROOT / 'README.md').read_text(encoding='utf-8')
    assert 'python3 start.py --kit\n' in readme
    assert 'python3 start.py --kit --all' in readme
    script = (ROOT / '.ci' / 'run').read_text(encoding='utf-8')
    assert 'README.md' in script
    assert 'run $test_command $(report fast)\n' in script
    assert 'run $test_command --rest $(report rest)\n' in script
    assert 'start.py --kit' not in script.replace('"$1" start.py --kit', '')


def test_the_workflow_is_valid_and_types_what_the_readme_does():
    """checks/test_documented_commands.py runs the first of them, `.ci/run` the second."""
    path = ROOT / '.github' / 'workflows' / 'tests.yml'
    valid = run(sys.executable, '-m', 'check_jsonschema', '--builtin-schema', 'vendor.github-workflows', path)
    assert valid.code == 0, valid.output
    # Where a workflow runs, `python` is the one that was asked for, on every system.
    typed = [line.replace('python ', 'python3 ') for line in re.findall('run: (.+)', path.read_text(encoding='utf-8'))]
    assert typed == ['python3 start.py --impl reseni', 'python3 start.py --kit']
    assert {*typed} <= {command.line for command in commands(ROOT / 'README.md')}


def test_every_system_can_have_the_files():
    """Windows refuses some names and more than 260 characters; it and macOS take `a` and `A` for the same."""
    names = tracked_files()
    refused = re.compile(r'[<>:"|?*\\]|[. ](/|$)|(^|/)(con|aux|nul|prn|com\d|lpt\d)(\.|/|$)', re.IGNORECASE)
    assert [name for name in names if refused.search(name) or len(name) > 130 or not name.isascii()] == []
    assert len({name.lower() for name in names}) == len(names)


def test_no_exercise_is_named_in_the_machinery():
    """Only a game's folder carries its exercise's name."""
    for path in (ROOT / 'rozdej').rglob('*.py'):
        if path.parent.name in EXERCISES:
            continue
        code = re.sub(r'""".*?"""|#.*', '', path.read_text(encoding='utf-8'), flags=re.DOTALL)
        for exercise in EXERCISES:
            assert f"'{exercise}" not in code, path


def test_no_path_of_a_machine_in_the_tree():
    home = re.compile(r'/(?:home|Users|root)/\w')
    for name in tracked_files():
        text = (ROOT / name).read_bytes().decode('utf-8', 'replace')
        assert not home.search(text), name


def test_locked_versions_lie_in_the_tested_ranges():
    lock = dict(
        re.findall(r'^([\w.-]+)==([\w.]+)', (ROOT / 'requirements.lock').read_text(encoding='utf-8'), re.MULTILINE)
    )
    project = PYPROJECT['project']
    extras = [requirement for extra in project['optional-dependencies'].values() for requirement in extra]
    for requirement in [*project['dependencies'], *extras]:
        if requirement.startswith('rozdej['):  # another extra of ours
            continue
        name = re.match(r'[\w.-]+', requirement)[0]
        low, high = re.search(r'>=([\d.]+),<([\d.]+)', requirement).groups()
        locked = [int(part) for part in lock[name].split('.')]
        assert [int(p) for p in low.split('.')] <= locked < [int(p) for p in high.split('.')], requirement


@pytest.mark.parametrize('paper', ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE'])
def test_papers_are_there(paper):
    assert (ROOT / paper).stat().st_size > 100


def test_mutants_that_change_nothing_are_of_lines_of_today():
    text = (ROOT / 'bench' / 'equivalent_mutants.txt').read_text(encoding='utf-8')
    for file, line in re.findall('^@ (.+)\n- (.+)$', text, re.MULTILINE):
        path = ROOT / file
        assert path.is_file(), file
        assert line in map(str.strip, path.read_text(encoding='utf-8').splitlines()), f'{file} has no line {line}'


def test_command_line_helps_itself():
    result = run(sys.executable, '-m', 'rozdej', '--help')
    assert result.code == 0
    assert 'check' in result.output
    assert run(sys.executable, '-m', 'rozdej').code == 2
