"""Follows `docs/authors.md` to the letter: writes its files, runs its commands, compares what they print."""

import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from checks.running import ROOT, Run, run, run_pytest

pytestmark = pytest.mark.whole(reason='types all commands of the guide')

GUIDE = (ROOT / 'docs' / 'authors.md').read_text(encoding='utf-8')
STEPS = GUIDE.partition('\n## A small exercise')[2].partition('\n## How the parts work')[0]

BLOCK = re.compile(
    r'(?:`(?P<path>[\w/.]+)`:\n\n)?^(?P<fence>`{3,})(?P<language>\w+)\n(?P<text>.*?)^(?P=fence)$', re.M | re.S
)
SECONDS = re.compile(r'\d+\.\d+ ?s\b')

PLAY = """
import sys
from pathlib import Path

from checks.window.playing import sit_down
from rozdej.window.games.sirky.scene import Game
from rozdej.window.gui.settings_store import SettingsStore


def sit(folder):
    return sit_down(Path(folder), SettingsStore(Path(sys.argv[1])), scene=Game(), exercise='sirky')


player = sit('reseni/sirky')
while player.game['sirky']:
    player.type(str(player.game['sirky'] % 4))
    print('left', player.game['sirky'])
    player.pass_time(2)
print(player.read)
player = sit('zadani/sirky')
player.type('1')
print(player.told)
player = sit(sys.argv[2])
player.type('3')
print(player.told, player.game['sirky'])
"""


@dataclass
class Command:
    """A line to type, and what the guide says it prints."""

    line: str
    printed: str


def steps() -> Iterator[tuple[str, str] | Command]:
    """What the guide tells to do, in its order: files with their texts, and commands."""
    for block in BLOCK.finditer(STEPS):
        if block['path']:
            yield block['path'], block['text']
        elif block['language'] == 'console':
            for part in re.split(r'^\$ ', block['text'], flags=re.M)[1:]:
                line, _, printed = part.partition('\n')
                yield Command(line, printed)
        else:
            raise AssertionError(f'a block without a place: {block["text"]}')


def do(line: str, kit: Path) -> Run:
    """Type the line in the folder of the kit."""
    program, *arguments = line.split()
    if program == 'rm':
        for path in arguments:
            (kit / path).unlink()
        return Run('', 0)
    if program == 'pytest':
        return run_pytest(*arguments, cwd=kit)
    module = {'rozdej': ['-m', 'rozdej'], 'python': []}[program]
    return run(sys.executable, *module, *arguments, cwd=kit)


def without_seconds(text: str) -> str:
    """The text with its lines, where a time is not the same twice; bars around it grow with it."""
    return re.sub(r'=+ (?=\d)|(?<=0s) =+', '', SECONDS.sub('0s', text)).strip()


def test_the_guide_has_at_most_seven_steps():
    assert 1 <= len(re.findall(r'^### \d', STEPS, re.M)) <= 7


def test_followed_literally_it_makes_an_exercise(author_kit, tmp_path):
    (author_kit / 'bench').mkdir()
    shutil.copy(ROOT / 'bench' / 'mutation.py', author_kit / 'bench')
    (author_kit / 'bench' / 'results').mkdir()
    shutil.copy(ROOT / 'bench' / 'results' / 'mutation.txt', author_kit / 'bench' / 'results')
    before = {path for path in author_kit.rglob('*') if path.is_file()}
    commands = 0
    for step in steps():
        if isinstance(step, Command):
            printed = do(step.line, author_kit).output
            assert without_seconds(printed) == without_seconds(step.printed), step.line
            commands += 1
        else:
            path, text = step
            (author_kit / path).parent.mkdir(parents=True, exist_ok=True)
            (author_kit / path).write_text(text, encoding='utf-8')
    assert commands >= 6
    check_that_it_can_be_played(author_kit, tmp_path)
    made = {path for path in author_kit.rglob('*') if path.is_file()} - before
    strange = [path for path in made if not re.search(r'sirky|\.pyc$|\.ruff_cache|\.pytest_cache', str(path))]
    assert not strange, 'it needs no edit elsewhere'
    files = [path for path in made if path.suffix == '.py' and 'samples' not in path.relative_to(author_kit).parts]
    for command in (['check'], ['format', '--check']):
        style = run(sys.executable, '-m', 'ruff', *command, '--no-cache', *files, cwd=author_kit)
        assert style.code == 0, style.output


def check_that_it_can_be_played(kit: Path, folder: Path) -> None:
    """The solution wins in the window, the untouched stub and one with a stricter rule are told what is wrong."""
    strict = folder / 'strict'
    strict.mkdir()
    text = (
        "def vezmi(sirky, kolik):\n    if kolik > 2:\n        raise ValueError('Tři ne.')\n    return sirky - kolik\n"
    )
    (strict / 'sirky.py').write_text(text, encoding='utf-8')
    played = run(sys.executable, '-c', PLAY, folder / 'user', strict, cwd=kit)
    assert played.code == 0, played.output
    won, _, told = played.output.partition('Vyhráváš!')
    assert 'left 12\n' in won  # below what went to the terminal's other stream
    assert 'Funkce vezmi' in told
    assert 'Čeká se: 10\nPřišlo: ValueError: Tři ne.' in told
    assert told.endswith('13\n'), 'the move is taken back'
