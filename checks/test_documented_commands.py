"""Types every command of the papers in a fresh clone, with an empty home.

Compares the shown output with the real one, without numbers. Put a new command into one of the lists.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from checks.cloned import clone
from checks.documented import Command, commands, mentioned
from checks.processes import wait_for
from checks.running import ROOT, TIME_LIMIT, Person
from checks.window.display import missing_programs

pytestmark = pytest.mark.whole(reason='types all commands of the papers')

PAPERS = ('README.md', 'docs/teachers.md', 'docs/authors.md', 'docs/students.md', 'CONTRIBUTING.md')


@dataclass(frozen=True)
class Typed:
    """What comes of a command: its exit code, words it prints, and what is put in the place of capital letters."""

    code: int = 0
    says: str = ''
    filled: tuple[tuple[str, str], ...] = ()


TYPED = {
    'README.md': {
        'python start.py --level 31': Typed(1, 'Začni tady:'),
        'python3 start.py --level 31': Typed(1, 'Začni tady:'),
        'pytest --level 31': Typed(1, 'Pak spusť:  pytest tests/'),
        'pytest --level 31 --hint': Typed(1, 'Nápověda k levelu'),
        'pytest --level 31 --trace-call': Typed(1, 'Řádek po řádku tu zatím není co ukázat.'),
        'pytest tests/klondike': Typed(1, 'Klondike'),
        'pytest --overview': Typed(0, 'ještě nezačato'),
        'python3 start.py --impl reseni': Typed(0, 'Hotovo!'),
        'python start.py --overview': Typed(0, 'ještě nezačato'),
        'python start.py --help': Typed(0, 'start.py --watch'),
        'pytest tests/klondike --impl reseni': Typed(0, 'Hotovo! Klondike'),
        'pytest --impl DIR': Typed(0, 'Hotovo! Klondike', (('DIR', 'reseni/klondike'),)),
        'rozdej new NAME': Typed(0, 'Next: rozdej check moje', (('NAME', 'moje'),)),
        'rozdej lessons [EXERCISE …] --out FOLDER': Typed(
            0, 'Written: open pages/index.html', (('[EXERCISE …]', 'klondike'), ('FOLDER', 'pages'))
        ),
        'ruff check': Typed(0, 'All checks passed!'),
        'ruff format': Typed(0, 'left unchanged'),
    },
    'docs/teachers.md': {
        '. .venv/bin/activate': Typed(),
        'rozdej handout klondike srdce --out course.zip': Typed(0, 'course.zip: klondike, srdce, '),
        'rozdej handout klondike --until 33 --out course': Typed(),
        'rozdej handout klondike --until 71 --update course': Typed(),
        'rozdej grade hand-ins.zip --out grades': Typed(0, 'results in grades, see report.html'),
        'rozdej grade submissions.zip --out grades --exercise klondike --moodle-sheet worksheet.csv': Typed(
            0, '2 graded'
        ),
    },
}
"""Run by this module, in the order of the paper: what stands in two papers, for one of them."""

WINDOWS = {
    'python ui.py': 'README.md',
    'python ui.py klondike': 'README.md',
    'python ui.py sedesatsest': 'README.md',
    'python -m rozdej serve sedesatsest --host 0.0.0.0': 'README.md',
}
"""Run by this module until they show what they have to: a window, or that they can be reached."""

BY_OTHERS = {
    'docs/authors.md': 'checks/author/test_authors_guide.py',
    'docs/students.md': 'checks/teacher/handout/test_readme.py',
}
"""What stands in blocks of these papers is run by another module, which fails for a command that it does not know."""

ELSEWHERE = {
    'python ui.py --help': 'checks/window/test_command.py and checks/teacher/handout/test_student.py',
    'python ui.py sirky --impl reseni': 'checks/author/test_authors_guide.py, with a player instead of a person',
    'pytest --watch': 'checks/core/testing/test_watch.py and checks/teacher/handout/test_watching.py',
    'python start.py': 'checks/teacher/handout/test_readme.py, with a level',
    'python start.py --watch': 'checks/core/testing/test_watch.py and checks/teacher/handout/test_watching.py',
    'pytest --tb=short': 'checks/core/testing/test_level_report.py, for one exercise: of all it takes a minute',
    'rozdej check NAME': 'checks/author/test_authors_guide.py',
    'python bench/mutation.py NAME': 'checks/author/test_authors_guide.py',
    'python bench/fresh.py NAME': 'checks/teacher/fresh_cases/test_samples.py, which asks the same programs',
    'rozdej serve': 'checks/network/test_serve.py',
    'rozdej serve sedesatsest --impl PROGRAM --host 0.0.0.0': 'checks/network/test_serve.py',
    'python ui.py sedesatsest --connect ADDRESS': 'checks/network/test_classroom.py and checks/window/test_command.py',
    'rozdej handout klondike --web --out course.zip': 'checks/teacher/web/test_site.py',
    'python start.py --web': 'checks/test_start.py and checks/teacher/web/test_site.py',
    'rozdej grade': 'checks/teacher/grading/test_whole_way.py',
    'rozdej grade SUBMISSIONS --out GRADES': 'the next command of the paper, with names in place of capital letters',
    "rozdej grade SUBMISSIONS --student '^[^/]+/([^/]+)/' --out GRADES": 'checks/teacher/grading/test_messy_class.py',
    "rozdej grade SUBMISSIONS --student 'ukol-\\d+-(.+)\\.(py|zip)' --out GRADES": 'the same test',
    'rozdej questions hand-ins.zip --out otazky': 'checks/teacher/questions/test_command.py',
    'rozdej tournament hand-ins.zip --exercise srdce --out turnaj': 'checks/teacher/tournament/test_command.py',
    'python ui.py srdce --replay turnaj/final.json': 'checks/teacher/tournament/test_replay.py',
    'python ui.py sedesatsest --replay stul-7.jsonl --step 31': 'checks/network/test_classroom.py',
    'rozdej grade --out GRADES --forget "Jan Novák"': 'checks/teacher/grading/test_forget.py',
    'pytest checks/core/student --imitate windows': 'checks/imitations/test_imitations.py, for less',
    'python -m checks.core.beginners WORDS': 'checks/core/beginners/test_corpus.py',
    'python -m checks.teacher.web.tools': 'checks/teacher/web/test_site.py',
    'rozdej check': 'checks/author/check/test_command.py, minutes',
    'python -m static.make': 'checks/window/test_deck.py',
}
"""Run by other modules."""

NOT_RUN = {
    'pip install -e ".[teacher]"': 'needs a network; the extra is looked for',
    'rozdej web klondike srdce --out site': 'needs npm and a network once; checks/teacher/web',
    'rozdej web --serve --host 0.0.0.0': 'needs npm and a network once; checks/teacher/web',
    'rozdej web [EXERCISE …] --out FOLDER': 'needs npm and a network once; checks/teacher/web',
    'rozdej web': 'needs npm and a network once; checks/teacher/web',
    'sudo apt install bubblewrap': 'changes the computer',
    'sudo apt install python3-venv': 'changes the computer',
    'dask scheduler': 'two machines; checks/teacher/grading/test_cluster.py makes its own cluster',
    'dask worker tcp://host:8786': 'two machines; checks/teacher/grading/test_cluster.py makes its own cluster',
    'python3 start.py --kit': 'minutes: the fast part of this very run of tests',
    'python3 start.py --kit --all': 'minutes: it is this very run of tests, and what CI types',
    'python3 start.py --kit checks/core/student/test_guard.py': 'checks/test_start.py sees what it comes to',
    'python3 start.py --kit checks/core': 'a part of this very run of tests',
    'pytest checks': 'minutes: the fast part of this very run of tests',
    'pytest checks --all': 'minutes: it is this very run of tests, and what CI types',
    'pytest --impl reseni': 'a minute; CI runs it with every other Python',
    'python bench/rules.py': 'writes what it counts into bench/results; checks/author/check/test_rules.py reads tables',
    'python bench/run.py': 'minutes: a measurement',
    'python -m checks.teacher.isolation.sameness --write': 'an hour; test_same_verdicts.py compares a sample',
    'python -m checks.teacher.web.sameness --write': 'an hour; checks/teacher/web/test_pages.py compares a sample',
    'python --version': "Python's own",
    'python3 -m venv .venv': "Python's own; such an environment is there",
    'KEYS=all pytest checks/teacher/questions': 'takes a quarter of an hour',
    'MESSY=write pytest checks/teacher/grading/test_messy_class.py': 'writes the list it compares with',
    'RECORDED=write pytest checks/teacher/grading/test_recorded.py': 'writes the files it compares with',
    'PICTURES=write pytest checks/window/test_pictures.py': 'writes the list that this very test compares with',
    'SCREENSHOTS=folder pytest checks/window/test_*window.py': 'minutes: those very tests, with pictures to look at',
}
"""Not run, and why."""

TABLES = (
    ('README.md', 'pytest --help', ('--level', '--impl', '--hint', '--trace-call', '--watch', '--overview')),
    ('README.md', 'python ui.py --help', ('--impl DIR', '--seed N', '--two', '--connect HOST[:PORT]', '--name NAME')),
    (
        'docs/teachers.md',
        'rozdej serve --help',
        ('--host ADDRESS', '--port N', '--class', '--bot weak', '--bot-name NAME', '--save FILE'),
    ),
    ('docs/teachers.md', 'rozdej handout --help', ('--web', '--until LEVEL', '--update FOLDER', '--uncommitted')),
    ('docs/teachers.md', 'rozdej grade --help', ('--until LEVEL', '--student REGEX', '--only STUDENT')),
    (
        'docs/teachers.md',
        'rozdej questions --help',
        ('--until LEVEL', '--student REGEX', '--seed WORD', '--no-sandbox'),
    ),
    ('docs/teachers.md', 'rozdej tournament --help', ('--rounds N', '--seed WORD', '--student REGEX', '--no-sandbox')),
    ('docs/teachers.md', 'rozdej grade --help', ('--time-limit S', '--memory-limit MB', '--no-sandbox', '--cluster')),
)
"""Options that a paper describes; the command's own help knows them."""


def every_command() -> list[tuple[str, Command]]:
    return [(paper, one) for paper in PAPERS for one in [*commands(ROOT / paper), *mentioned(ROOT / paper)]]


def test_every_command_is_in_a_list_and_every_list_is_of_commands():
    found = {one.line for paper, one in every_command() if not (paper in BY_OTHERS and one.language)}
    known = {*WINDOWS, *ELSEWHERE, *NOT_RUN, *(line for lines in TYPED.values() for line in lines)}
    places = {one.line: one.place for _, one in every_command()}
    assert {line: places[line] for line in found - known} == {}
    assert known - found == set()


def test_those_who_run_commands_elsewhere_are_there():
    for said in [*ELSEWHERE.values(), *BY_OTHERS.values()]:
        for module in re.findall(r'checks/[\w/]+\.py', said):
            assert (ROOT / module).is_file(), module
    project = tomllib.loads((ROOT / 'pyproject.toml').read_text(encoding='utf-8'))['project']
    assert 'teacher' in project['optional-dependencies']


class Reader(Person):
    """Somebody who has just cloned the kit and installed it."""

    def __init__(self, folder: Path, home: Path):
        super().__init__(clone(folder), home)
        # As `pip install -e` would: the clone comes first, and what else is installed here behind it.
        (self.packages / 'kit.pth').write_text(f'{folder}\n{sysconfig.get_path("purelib")}\n', encoding='utf-8')
        (self.bin / 'ruff').symlink_to(Path(sysconfig.get_path('scripts')) / 'ruff')
        for program in ('pytest', 'rozdej'):
            self.add_command(program, f'-P -m {program}')
        stamp = "import start; (start.ENVIRONMENT / 'installed-student').write_text(start.fingerprint(False))"
        assert self.types(f'python -c "{stamp}"').code == 0

    def has_class(self) -> None:
        """Two students have handed in what the papers speak of."""
        solution = (ROOT / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')
        end = solution.index('\ndef vypis_sloupecky')
        stuck = solution[:end] + '\n\ndef rozdej_sloupecky(balicek):\n    return [[balicek.pop()] for _ in range(7)]\n'
        texts = {'Anna Malá': solution, 'Petr Novák': stuck}
        for number, (student, text) in enumerate(texts.items(), start=1):
            for place in (f'hand-ins/{student}', f'submissions/{student}_{number}_assignsubmission_file'):
                (self.folder / place).mkdir(parents=True)
                (self.folder / place / 'klondike.py').write_text(text, encoding='utf-8')
        for name in ('hand-ins', 'submissions'):
            shutil.make_archive(str(self.folder / name), 'zip', self.folder / name)
            shutil.rmtree(self.folder / name)
        columns = 'Identifier,Full name,Grade,Maximum grade,Last modified (grade),Feedback comments'
        rows = (f'Participant {number},{student},,100,-,' for number, student in enumerate(texts, start=1))
        (self.folder / 'worksheet.csv').write_text('\n'.join([columns, *rows, '']), encoding='utf-8')


@pytest.fixture
def person(tmp_path) -> Reader:
    return Reader(tmp_path / 'kit', tmp_path / 'home')


def without_numbers(text: str) -> list[str]:
    """The lines as they are told, where numbers and the widths of columns are not the same twice."""
    return [re.sub(r'\d[\d.]*', '0', re.sub(r'([ ─━=])\1*', r'\1', line)).strip() for line in text.splitlines()]


@pytest.mark.parametrize('paper', TYPED)
def test_commands_of_a_paper(person, paper):
    if paper == 'docs/teachers.md':
        person.has_class()
    known = TYPED[paper]
    typed = []
    for one in [*commands(ROOT / paper), *mentioned(ROOT / paper)]:
        how = known.get(one.line)
        if how is None or (one.line in typed and not one.printed):
            continue
        if 'rozdej grade' in one.line and not shutil.which('bwrap'):
            continue  # what grading says then, checks/teacher/grading looks at
        line = one.line
        for letters, filled in how.filled:
            line = line.replace(letters, filled)
        done = person.types(line)
        assert done.code == how.code, f'{one.place}: {line}\n{done.output}'
        assert how.says in done.output, f'{one.place}: {line}\n{done.output}'
        if one.printed:
            assert without_numbers(done.output) == without_numbers(one.printed), f'{one.place}: {line}'
        typed.append(one.line)


@pytest.mark.parametrize(('paper', 'command', 'options'), TABLES)
def test_options_of_a_table_are_known_to_the_command(paper, command, options):
    text = (ROOT / paper).read_text(encoding='utf-8')
    words = command.replace('python ', f'{sys.executable} ').split()
    modules = {'rozdej': [sys.executable, '-m', 'rozdej'], 'pytest': [sys.executable, '-m', 'pytest']}
    words = [*modules.get(words[0], words[:1]), *words[1:]]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=TIME_LIMIT)
    for option in options:
        assert f'{option}' in text, option
        assert option.split()[0] in done.stdout, f'{command}: {option}'


def test_commands_that_stay(person, tmp_path):
    """Those with a window run on a display that nobody sees; all are ended when they show what they have to."""
    if missing := [*missing_programs(), *([] if shutil.which('xvfb-run') else ['xvfb-run'])]:
        pytest.skip(f'needs {", ".join(missing)}')
    # The server is for whoever has written its functions.
    shutil.copytree(ROOT / 'reseni/sedesatsest', person.folder / 'zadani/sedesatsest', dirs_exist_ok=True)
    for number, line in enumerate(WINDOWS):
        said = tmp_path / f'said{number}'
        is_server = 'serve' in line
        # The search for a window runs on the same display and lasts as long as the command; only this computer is
        # listened to, for a check is not to be reached from elsewhere.
        typed = line.replace('0.0.0.0', '127.0.0.1') if is_server else line
        found = tmp_path / f'found{number}'
        look = f'{typed} & while ! xdotool search --onlyvisible --name Rozdej > {found}; do sleep 0.2; done; wait'
        command = ['sh', '-c', typed] if is_server else ['xvfb-run', '-a', 'sh', '-c', look]
        with said.open('wb') as output:
            process = subprocess.Popen(
                command,
                cwd=person.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env={**person.variables, 'PYTHONUNBUFFERED': '1', 'TMPDIR': str(tmp_path)},  # they cannot tidy up
                start_new_session=True,
            )
            try:
                if is_server:
                    wait_for(lambda said=said: b'--connect' in said.read_bytes(), said.read_text)
                else:
                    wait_for(lambda found=found: found.exists() and found.read_text().strip(), said.read_text)
                assert process.poll() is None, said.read_text()
            finally:
                os.killpg(process.pid, signal.SIGTERM)
                try:
                    process.wait(300)
                finally:
                    if process.poll() is None:
                        os.killpg(process.pid, signal.SIGKILL)
                        process.wait()
        assert 'Traceback' not in said.read_text(), said.read_text()
