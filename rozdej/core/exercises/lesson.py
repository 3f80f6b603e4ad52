"""Reads a lesson (levels, functions, code blocks), and cuts it at a level for a handout and its web page.

A lesson is `zadani/<exercise>/lekce.md`, and `lekce2.md` … if it goes on. The sentence of a level, the signature of a
function and the place of the exercise in the course are written only there; all other modules ask here.
"""

import ast
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import count, takewhile
from pathlib import Path

LEVEL_LINE = re.compile(r'\s*[*-] level (\d+):\s*(.*\S(?:\n.*\S)*)\s*')
"""A level: one of the `logical_lines`."""

CONTINUED = re.compile(r' +(?![*-] |```)\S.*')
"""A line in which the item of a list goes on."""
PART = 'rozdano_do:'
"""In the front matter of a lesson that has been cut: the level it was cut at."""
OTHER_NAME = re.compile(r'jinde (\w+):\s*(\w+)\s*')
"""In the front matter: a name that a function of the lesson has in other courses, and its name here."""
MILESTONE = re.compile(r'okno (\d+):\s*(.*\S)\s*')
"""In the front matter: the level from which the window has something new to show, and how to invite to it."""
NEXT_LINE = re.compile(r'\s*\n\s*')
SPACES = re.compile(r'\s+(?=(?:[^`]*`[^`]*`)*[^`]*$)')
"""Not those between backticks: `[   ]` is what it is."""
HEADING = re.compile(r'(#+)\s+(.*\S)\s*')
FENCE = re.compile(r'\s*```(\w*)\s*')
VOLUNTARY = '(nepovinné)'
"""Ends the sentence of a level, and of a function, without which the exercise is finished too."""
PRINTS = re.compile(r'(?<!ne)vyp[ií]|výpis|klávesnic', re.IGNORECASE)
NAME = re.compile(r'`(\w+)`')
ABOUT = re.compile(r'[Ff]unkce `(\w+)`')
EXISTENCE = re.compile(rf'{ABOUT.pattern} existuje')


@dataclass(frozen=True)
class Level:
    """One step of an exercise: its number, the rule in Czech, and where the lesson says so."""

    number: int
    sentence: str
    section: str
    path: Path
    line: int

    @property
    def is_voluntary(self) -> bool:
        """Whether the exercise is finished without it: its sentence ends with `(nepovinné)`."""
        return is_voluntary(self.sentence)

    @cached_property
    def only_exists(self) -> str | None:
        """The function that only has to exist at this level, so that its stub passes; None when the level asks more."""
        match = EXISTENCE.search(self.sentence)
        return match[1] if match else None

    @cached_property
    def names(self) -> list[str]:
        """All names that its sentence has in backticks."""
        return NAME.findall(self.sentence)

    @property
    def functions(self) -> set[str]:
        """The functions that its sentence calls so."""
        return set(ABOUT.findall(self.sentence))


@dataclass(frozen=True)
class CodeBlock:
    """A fenced block of the lesson; `line` is the number of its first line of code in the file `path`."""

    language: str
    text: str
    path: Path
    line: int


@dataclass(frozen=True)
class Signature:
    """What the lesson promises of one function: its parameters and its docstring.

    `header` is the name with the parameters as the lesson writes them, default values included.
    """

    name: str
    header: str
    parameters: tuple[str, ...]
    docstring: str | None
    path: Path
    line: int

    @property
    def is_voluntary(self) -> bool:
        """Whether it is only a helper that the lesson proposes: the first line of its docstring ends so."""
        return is_voluntary((self.docstring or '').partition('\n')[0])


def is_voluntary(sentence: str) -> bool:
    """Whether the exercise is finished without what the sentence is about."""
    return sentence.rstrip('.').endswith(VOLUNTARY)


def file_name(number: int) -> str:
    """The name of a lesson's file: they are numbered from 0, the first is `lekce.md`, the second `lekce2.md`."""
    return f'lekce{number + 1}.md' if number else 'lekce.md'


def lesson_files(folder: Path) -> list[Path]:
    """The files of the lesson in this folder, in order. There is one, or more if the lesson is long."""
    following = (folder / file_name(number) for number in count(1))
    return [folder / file_name(0), *takewhile(Path.is_file, following)]


def logical_lines(text: str) -> list[str]:
    """The lines of a lesson without their ends; that of a level is one with those it goes on in."""
    lines: list[str] = []
    for line in text.splitlines():
        if lines and CONTINUED.fullmatch(line) and LEVEL_LINE.fullmatch(lines[-1]):
            lines[-1] += f'\n{line}'
        else:
            lines.append(line)
    return lines


def read_order(path: Path) -> float:
    """The number after `poradi:` at the beginning of a lesson; infinity when there is none: it comes last."""
    with path.open(encoding='utf-8-sig', errors='replace') as lines:  # the author's check says what is wrong
        for line in takewhile(lambda line: not line.startswith('#'), lines):
            if line.startswith('poradi:'):
                with suppress(ValueError):  # the author's check says what is missing
                    return float(line.removeprefix('poradi:'))
    return float('inf')


def near_levels(level: int, known: Iterable[int]) -> list[int]:
    """The next levels below and above one that is not there, of those that are known."""
    numbers = sorted(known)
    return [number for number in numbers if number < level][-1:] + [number for number in numbers if number > level][:1]


class Lesson:
    """A lesson, read from its Markdown files; `path` is the first of `files`."""

    def __init__(self, path: Path):
        self.path = path
        self.files = lesson_files(path.parent)
        self.title = ''
        self.is_part = False
        """Whether the exercise goes on after this lesson."""
        self.milestones: dict[int, str] = {}
        """Level -> words that invite to the window, which has something new to show from that level on."""
        self.other_names: dict[str, str] = {}
        """Names of functions in other courses with the same game -> their names here."""
        self.level_lines: list[Level] = []
        self.blocks: list[CodeBlock] = []
        for file in self.files:
            self._read(file, file.read_text(encoding='utf-8-sig', errors='replace'))
        self.title = self.title or path.parent.name
        """The first heading."""

    def _read(self, path: Path, text: str) -> None:
        section = ''
        block: list[str] | None = None
        language = ''
        first_line = 0
        following = 1
        for line in logical_lines(text):
            number, following = following, following + line.count('\n') + 1
            if block is not None:
                if line.strip() == '```':
                    self.blocks.append(CodeBlock(language, '\n'.join(block) + '\n', path, first_line))
                    block = None
                else:
                    block.append(line)
            elif fence := FENCE.fullmatch(line):
                language, first_line, block = fence[1], number + 1, []
            elif heading := HEADING.fullmatch(line):
                if heading[1] == '#':
                    self.title = self.title or heading[2]
                elif heading[1] == '##':
                    section = heading[2]
            elif level := LEVEL_LINE.fullmatch(line):
                sentence = SPACES.sub(' ', NEXT_LINE.sub(' ', level[2]))
                self.level_lines.append(Level(int(level[1]), sentence, section, path, number))
            elif (milestone := MILESTONE.fullmatch(line)) and not self.title:
                self.milestones[int(milestone[1])] = milestone[2]
            elif (other := OTHER_NAME.fullmatch(line)) and not self.title:
                self.other_names[other[1]] = other[2]
            elif line.startswith(PART) and not section:
                self.is_part = True

    @cached_property
    def levels(self) -> dict[int, Level]:
        """The levels by number, ascending."""
        by_number = {level.number: level for level in self.level_lines}
        return dict(sorted(by_number.items()))

    @cached_property
    def signatures(self) -> dict[str, Signature]:
        """The functions that students are asked for, first mention first."""
        return {name: signature for name, signature in self.functions.items() if not signature.is_voluntary}

    @cached_property
    def functions(self) -> dict[str, Signature]:
        """All functions that the lesson's Python blocks introduce, proposed helpers too, first mention first.

        A function shown again later (say, as a temporary stand-in) does not count twice.
        """
        found: dict[str, Signature] = {}
        for block in self.blocks:
            if block.language != 'python':
                continue
            try:
                tree = ast.parse(block.text)
            except SyntaxError:
                continue  # an excerpt for reading, not a definition
            for node in tree.body:
                if isinstance(node, ast.FunctionDef) and node.name not in found:
                    found[node.name] = Signature(
                        node.name,
                        f'{node.name}({ast.unparse(node.args)})',
                        tuple(argument.arg for argument in node.args.args),
                        ast.get_docstring(node),
                        block.path,
                        block.line + node.lineno - 1,
                    )
        return found

    def level_of(self, function: str) -> Level | None:
        """The level at which the function has to exist, or else the first one that names it; None when none does."""
        about = [level for level in self.levels.values() if function in level.names]
        return next((level for level in about if level.only_exists == function), about[0] if about else None)

    @cached_property
    def last_level(self) -> int:
        """The number of the level with which the exercise is finished; 0 when there are no levels."""
        return max((level.number for level in self.levels.values() if not level.is_voluntary), default=0)

    def place(self, number: int | None) -> tuple[Path, str]:
        """Return where a student reads about a level: file and section; the lesson and '' for an unknown level."""
        level = self.levels.get(number) if number is not None else None
        return (level.path, level.section) if level else (self.path, '')

    def function_of(self, number: int) -> str | None:
        """The function that a level is about: the first that its sentence names, or that of the nearest level below."""
        below = [level for level in self.levels.values() if level.number <= number]
        for level in reversed(below):
            if level.is_voluntary and not self._is_voluntary(number):
                continue
            named = (name for name in level.names if name in self.functions)
            if name := level.only_exists or next(named, None):
                return name
        return None

    def prints(self, function: str) -> bool:
        """Whether the lesson says that the function prints something, or talks with somebody at the keyboard."""
        signature = self.functions.get(function)
        told = [level.sentence for level in self.levels.values() if self.function_of(level.number) == function]
        return any(map(PRINTS.search, [*told, (signature and signature.docstring) or '']))

    def _is_voluntary(self, number: int) -> bool:
        return number in self.levels and self.levels[number].is_voluntary

    def is_needed(self, function: str) -> bool:
        """Whether the exercise is finished only with this function."""
        level = self.level_of(function)
        return level is None or not level.is_voluntary

    def next_level(self, number: int) -> Level | None:
        """The lowest level above `number`, or None when there is none."""
        return next((level for level in self.levels.values() if level.number > number), None)


FRONT = re.compile(r'\A---\n')
LEVEL_OPTION = re.compile(r'(?<=--level )\d+')


def lesson_until(files: Sequence[str], until: int) -> list[str]:
    """The texts of the files up to the end of the section that has the level, and the last section: the thanks.

    A lesson that begins with later levels keeps what stands before the section of the first of them. What follows the
    last level of a file is kept with it. Commands run no later levels, no paragraph leads to a file that is gone.
    Where a level is missing that the finished exercise needs, the first front matter says so.
    """
    parts = [(number, part) for number, text in enumerate(files) for part in _sections(text)]
    levels = [[level for line in part if (level := _level_of(line))] for _, part in parts]
    begun = [index for index, found in enumerate(levels) if min(found, default=until + 1) <= until]
    first = next((index for index, found in enumerate(levels) if found), len(parts))
    end = begun[-1] + 1 if begun else first
    last = parts[end - 1][0]
    own = [index for index, (number, _) in enumerate(parts) if number == last]
    if all(level <= until for index in own for level in levels[index]):
        end = own[-1] + 1
    kept = parts[:end]
    if end < len(parts):
        kept = [*kept, (last, parts[-1][1])]
    highest = max((level for found in levels[:end] for level in found if level <= until), default=until)
    gone = [file_name(number) for number in range(last + 1, len(files))]
    texts = [''] * (last + 1)
    for number, part in kept:
        section = ''.join(line for line in part if max(_level_of(line), _level_of(line, MILESTONE)) <= until)
        texts[number] += _without_links(commands_until(section, highest), gone)
    missing = any(_level_of(line) > until and not _is_voluntary(line) for _, part in parts for line in part)
    return [FRONT.sub(rf'\g<0>{PART} {until}\n', texts[0]), *texts[1:]] if missing else texts


def _without_links(text: str, gone: list[str]) -> str:
    """The text without paragraphs that lead to these files."""
    paragraphs = re.split(r'(?<=\n\n)', text)
    return ''.join(words for words in paragraphs if not any(f']({name})' in words for name in gone))


def without_sections(text: str, gone: Iterable[str]) -> str:
    """The text without those sections that have no level and run one of these files, which are gone."""
    sections = (part for part in _sections(text) if any(map(_level_of, part)) or not _runs(''.join(part), gone))
    return ''.join(line for part in sections for line in part)


def _runs(text: str, files: Iterable[str]) -> bool:
    return any(f'python {file}\n' in text for file in files)


def commands_until(text: str, until: int) -> str:
    """The text with no higher level than this one behind any `--level`."""
    return LEVEL_OPTION.sub(lambda option: str(min(int(option[0]), until)), text)


def _sections(text: str) -> list[list[str]]:
    """The lines of each section, line ends included; first what stands above the first second-level heading."""
    parts: list[list[str]] = [[]]
    is_code = False
    for line in logical_lines(text):
        heading = HEADING.fullmatch(line)
        if FENCE.fullmatch(line):
            is_code = not is_code
        elif heading and heading[1] == '##' and not is_code:
            parts.append([])
        parts[-1].append(f'{line}\n')
    return parts


def _level_of(line: str, pattern: re.Pattern[str] = LEVEL_LINE) -> int:
    """The level that a line is about; 0 for none."""
    level = pattern.fullmatch(line.rstrip('\n'))
    return int(level[1]) if level else 0


def _is_voluntary(line: str) -> bool:
    level = LEVEL_LINE.fullmatch(line.rstrip('\n'))
    return level is not None and is_voluntary(level[2])
