"""Runs the command `rozdej handout`."""

import argparse
import tempfile
from contextlib import nullcontext
from pathlib import Path

from rozdej import CannotRun
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.core.exercises.exercise import MANIFEST
from rozdej.teacher.commands import add_until, check_level
from rozdej.teacher.handout.contents import BROWSER, IN_A_BROWSER, SERVING, contents, exercise_files, pages
from rozdej.teacher.handout.git_export import changed_files, check_empty, export_committed
from rozdej.teacher.handout.writing import NEWER, Handout, Update, read_manifest, update, write_folder, write_zip
from rozdej.teacher.web.site import write_site


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    command.add_argument('exercise', nargs='*', help='names of exercises (with --update: those to add)')
    where = command.add_mutually_exclusive_group(required=True)
    where.add_argument('--out', metavar='FOLDER|FILE.zip', type=Path, help='a new folder or a zip to write')
    where.add_argument(
        '--update',
        metavar='FOLDER',
        type=Path,
        help='an earlier handout to bring up to date; what a student has changed stays as it is',
    )
    add_until(command, 'only what is needed up to this level')
    command.add_argument(
        '--web', action='store_true', help='with the pages of `rozdej web` (with --update: as in the earlier handout)'
    )
    command.add_argument(
        '--uncommitted', action='store_true', help='exercises as they lie here, not as they were committed to git'
    )


def handout(options: argparse.Namespace, root: Path) -> int:
    """Hand out exercises of the kit in `root`. Returns the exit code: 0, or 1 when it fails."""
    try:
        names, until, web = options.exercise, options.until, options.web
        if options.update:
            before = read_manifest(options.update)
            names = [*before['exercises'], *names]
            web = web or bool(before.get('web'))
            until = before['until'] if until is None else until
        with nullcontext(root) if options.uncommitted else export_committed(root) as source:
            exercises = choose(names, root, source)
            if options.out:
                check_place(options.out)
            new_handout = make(exercises, until, root, web)
            warn(exercises, root)
        if options.update:
            report_update(update(new_handout, options.update), options.update)
        else:
            write(new_handout, options.out)
    except CannotRun as refusal:
        print(f'rozdej handout: {refusal}')
        return 1
    except OSError as error:
        print(f'rozdej handout: {error.filename or options.out or options.update} cannot be written: {error.strerror}')
        return 1
    return 0


def choose(names: list[str], root: Path, source: Path) -> list[Exercise]:
    """Return the exercises of these names from the folder `source`, in teaching order. Raises `CannotRun`."""
    here = [exercise.name for exercise in find_exercises(root)]
    there_are = f'there are: {", ".join(here)}'
    if not names:
        raise CannotRun(f'say which exercises to hand out; {there_are}')
    if unknown := [name for name in names if name not in here]:
        raise CannotRun(f'no exercise {unknown[0]!r}; {there_are}')
    chosen = [exercise for exercise in find_exercises(source) if exercise.name in names]
    if missing := [name for name in names if name not in {exercise.name for exercise in chosen}]:
        raise CannotRun(
            f'{missing[0]} is not committed to git yet: commit it, or hand it out as it lies here with --uncommitted'
        )
    return chosen


def make(chosen: list[Exercise], until: int | None, root: Path, web: bool = False) -> Handout:
    """Make the handout of these exercises, with the rest of the kit from `root`, and with browser pages if `web`.

    Raises `CannotRun`.
    """
    if until is not None and len(chosen) > 1:
        raise CannotRun('only one exercise can end at a level (--until), as levels differ: hand out the others alone')
    check_level(chosen, until)
    for exercise in chosen:
        check_empty(exercise)
    files = (with_browser_pages if web else contents)(root, chosen, until)
    names = [exercise.name for exercise in chosen]
    return Handout({**files, **pages(files, names)}, names, until, web)


def with_browser_pages(root: Path, exercises: list[Exercise], until: int | None) -> dict[str, bytes]:
    """Return the files of a handout with the pages of `rozdej web` and the modules that serve them.

    Raises `CannotRun`.
    """
    files = contents(root, exercises, until)
    readme = files['README.md'].decode()
    first = readme.index('\n## ') + 1
    files['README.md'] = (readme[:first] + IN_A_BROWSER + readme[first:]).encode()
    files |= {name: (root / name).read_bytes() for name in SERVING}
    with tempfile.TemporaryDirectory() as temporary:
        site = Path(temporary) / BROWSER
        write_site(root, exercises, until, site)
        made = (path for path in site.rglob('*') if path.is_file())
        return files | {path.relative_to(temporary).as_posix(): path.read_bytes() for path in made}


def warn(chosen: list[Exercise], root: Path) -> None:
    """Print which files differ from the committed ones, which are handed out."""
    for exercise in chosen:
        here = exercise_files(Exercise(exercise.name, root))
        for path in changed_files(here, exercise_files(exercise)):
            print(f'{path}: changed here and not committed; handed out is what was committed (or add --uncommitted)')


def check_place(out: Path) -> None:
    """Raise `CannotRun` when a new handout cannot be written there."""
    if around := next((folder for folder in out.resolve().parents if (folder / MANIFEST).is_file()), None):
        raise CannotRun(f'{out} would lie inside the handout {around.name}: choose a place outside of it')
    if out.suffix.lower() == '.zip':
        if out.is_dir():
            raise CannotRun(f'{out} is a folder: give the zip another name')
        if not out.parent.is_dir():
            raise CannotRun(f'there is no folder {out.parent} for {out.name}: make it, or write elsewhere')
    elif out.exists() and not out.is_dir():
        raise CannotRun(f'{out} is a file: give a new folder, or a name that ends with .zip')
    elif out.exists() and any(out.iterdir()):
        raise CannotRun(f'{out} is not empty: choose a new folder, or bring it up to date with --update {out}')


def write(new_handout: Handout, out: Path) -> None:
    """Write a new handout and print what it holds. Raises OSError."""
    (write_zip if out.suffix.lower() == '.zip' else write_folder)(new_handout, out)
    parts = f' up to level {new_handout.until}' if new_handout.until is not None else ''
    names = ', '.join(new_handout.exercises)
    print(f'{out}: {names}{parts}, {len(new_handout.files)} files. Students begin with README.md in it.')


def report_update(done: Update, folder: Path) -> None:
    """Print what an update changed in the folder."""
    print(f'{folder}: {len(done.written)} files brought up to date, {len(done.removed)} removed.')
    for path in done.kept:
        print(f'  {path}: changed by the student, so the new version lies beside it as {Path(path).name}{NEWER}')
    for path in done.left:
        print(f'  {path}: no longer handed out; it stays, for the student has changed it')
