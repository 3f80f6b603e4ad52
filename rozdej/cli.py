"""The command line of teachers and authors: `rozdej COMMAND`."""

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from rozdej import __version__
from rozdej.core.exercises import Exercise, find_exercises, find_root
from rozdej.core.feedback.console import replace_unknown_characters
from rozdej.network.arguments import run_serve
from rozdej.teacher.commands import Parser, tidying_up

BROKEN_PIPE, INTERRUPTED = 141, 130
"""Exit codes of shells when nobody reads the output any more, and after Ctrl+C."""

SANDBOXED_SERVER = (
    '-c',
    'from rozdej.network.server_process import main; '
    'from rozdej.teacher.isolation.thread_confinement import confine_thread; '
    'main(confine_thread)',
)
"""Arguments of Python that start a server process in a sandbox. Students' copies have no sandbox."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit code: 0 when all is well, 1 when not, 2 for a wrong command line.

    It is 141 when nobody reads the output any more, as after `head`, and 130 after Ctrl+C.
    """
    replace_unknown_characters()
    words = sys.argv[1:] if arguments is None else arguments
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python reports it at its end
        return BROKEN_PIPE
    except OSError as error:
        text = f'{error.filename}: {error.strerror}' if error.filename else str(error)
        advice = '; if another program has it open, close it there' if isinstance(error, PermissionError) else ''
        print(f'rozdej {words[0]}: {text}{advice}', file=sys.stderr)
        return 2


def _run(words: list[str]) -> int:
    if words[:1] == ['serve']:
        return run_serve(words[1:], SANDBOXED_SERVER)
    parser = Parser(prog='rozdej', description='Tools for authors and teachers of the exercises.')
    parser.add_argument('--version', action='version', version=__version__)
    commands = parser.add_subparsers(metavar='COMMAND', required=True)
    _add_commands(commands, words[0] if words else '')
    commands.add_parser('serve', help='run the server of a game for several computers (Czech, students have it, too)')
    options = parser.parse(words)
    with tidying_up():
        return options.run(parser, options)


def _add_commands(commands: argparse._SubParsersAction, asked: str) -> None:
    """Add all commands but `serve`, which has its own command line. Import only the command `asked`."""

    def add(name: str, run: Callable[..., int], help: str, description: str, package: str) -> None:
        command = commands.add_parser(name, help=help, description=description)
        if name == asked:
            module = import_module(f'rozdej.{package}.command')
            module.add_options(command)
            command.set_defaults(run=lambda _, options: run(module, command, options), parser=command)

    add(
        'check',
        lambda module, parser, options: bool(module.check(_exercises(parser, options.exercise), options.jobs)),
        'find out whether the parts of an exercise fit together',
        'Compares lesson, stubs, solution and tests of each exercise, runs the tests over stub, solution, '
        'cut solutions, wrong and right programs, and prints what does not fit, with place and mend.',
        'author.check',
    )
    add(
        'new',
        lambda module, parser, options: module.new(options.name, _root(parser)),
        'make the skeleton of a new exercise',
        'Writes lesson, stub, solution, tests and sample programs of an exercise that fit together and can '
        'be played, to be rewritten. Changes no file that is there.',
        'author.new',
    )
    add(
        'grade',
        lambda module, parser, options: module.grade(options, _exercises(parser, [])),
        'grade what a class handed in',
        'Grades a folder or zip of submissions with the level tests, each program shut in a sandbox, and '
        'writes a report, grades and feedback. Run again, it grades only what is new or has changed.',
        'teacher.grading',
    )
    add(
        'tournament',
        lambda module, parser, options: module.tournament(options, _exercises(parser, [])),
        'let strategies that a class handed in play each other',
        'Plays the strategies of Srdce, Piškvorky or Šedesát šest against each other and against those of the kit, '
        'each program shut in a sandbox, and writes the standings as a page. Run again, it goes on from where it was.',
        'teacher.tournament',
    )
    add(
        'questions',
        lambda module, parser, options: module.ask(options, _exercises(parser, [])),
        'five questions for each student about their own program',
        "Finds questions about each student's own program, runs it in a sandbox for the answers, and writes pages to "
        'print for students (Czech) and keys for the teacher. Run again, it asks only about what is new.',
        'teacher.questions',
    )
    add(
        'lessons',
        lambda module, parser, options: module.lessons(parser, options, _exercises(parser, options.exercise)),
        'make web pages of the lessons',
        'Writes the lessons as a static site that opens from the disk, without a network: '
        'start with index.html in the folder.',
        'teacher.site',
    )
    add(
        'handout',
        lambda module, parser, options: module.handout(options, _root(parser)),
        'what students get: exercises without solutions, as a folder or zip',
        'Writes lessons, stubs, tests, and what students need to run and play them, and nothing else. '
        'The same input gives the same bytes.',
        'teacher.handout',
    )
    add(
        'web',
        lambda module, parser, options: module.web(options, _root(parser), _exercises(parser, options.exercise)),
        'the kit in a browser: lesson, editor, tests and table, nothing to install',
        'Writes a folder that any web server can serve, or serves it from this computer. No solutions and nothing of '
        'grading is in it.',
        'teacher.web',
    )


def _exercises(parser: argparse.ArgumentParser, names: list[str]) -> list[Exercise]:
    """Return the exercises of these names, or all. End with a message when a name is unknown."""
    root = _root(parser)
    exercises = {exercise.name: exercise for exercise in find_exercises(root)}
    if unknown := [name for name in names if name not in exercises]:
        parser.error(f'no exercise {unknown[0]!r}; there are: {", ".join(exercises)}')
    return [exercises[name] for name in names] if names else list(exercises.values())


def _root(parser: argparse.ArgumentParser) -> Path:
    """Return the kit around the current folder, or else around this file. End with a message if there is none."""
    root = find_root(Path.cwd()) or find_root(Path(__file__).resolve().parent)
    if root is None:
        parser.error('no exercises here: go to the folder with zadani/ in it')
    return root
