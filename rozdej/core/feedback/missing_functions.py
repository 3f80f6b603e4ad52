"""Explains files and functions that are missing or broken: which, where, and what may have been meant."""

import ast
import re
import textwrap
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from rozdej.core.exercises.lesson import Lesson
from rozdej.core.feedback.errors import explain_error
from rozdej.core.feedback.explanations import ShownLine, explanation_of, fill_in
from rozdej.core.feedback.locations import ErrorPath, place, shown_path
from rozdej.core.feedback.near_values import without_marks
from rozdej.core.feedback.program_tree import Function, assigned
from rozdej.core.feedback.syntax_errors import Damage, explain_syntax, find_damage, find_unindented
from rozdej.core.feedback.texts import EMPTY_FILE, NOT_WHOLE
from rozdej.core.feedback.tree_detectors import missing_comma
from rozdej.core.feedback.values import cut, error_line, safe_repr, type_name
from rozdej.core.student.failures import (
    BrokenFile,
    LoadProblem,
    MissingFile,
    MissingFunction,
    NotAFunction,
    Unusable,
    WrongParameters,
)
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import SourceFile, cache_with_tree
from rozdej.core.student.tracebacks import error_text, frames

HALF_IMPORTED = re.compile(r"cannot import name '(\w+)' from partially initialized module '(\w+)'")
NOT_IN_FILE = re.compile(r"cannot import name '(\w+)' from '(\w+)'")


RESTORE = 'Vezmi si ho znovu ze zadání.'


def explain_unusable(implementation: Implementation, failure: Unusable) -> list[str]:
    """Say what the test needs and the program does not have, in lines without a common indentation."""
    if isinstance(failure, BrokenFile):
        return explain_load_problem(implementation, failure.problem)
    if isinstance(failure, MissingFunction):
        return _missing_function(implementation, failure)
    sentence = explanation_of(failure, implementation, 'call')
    if isinstance(failure, MissingFile):
        told = fill_in(sentence.call, failure, folder=shown_path(implementation.folder))
        other = implementation.misnamed(failure.module)
        if other is None:
            return [*told, *_where_it_is(implementation, failure.module)]
        return [*told, f'Je tam ale {safe_repr(other.name)}. Přejmenuj ho na {failure.module}.py.']
    if isinstance(failure, NotAFunction):
        shown = cut(safe_repr(failure.value))
        told = fill_in(sentence.call, failure, type=type_name(failure.value), shown=shown)
        return told + _overwritten(implementation, failure)
    assert isinstance(failure, WrongParameters)
    return explain_parameters(implementation, failure)


def _where_it_is(implementation: Implementation, module: str) -> list[str]:
    if other := implementation.elsewhere(module):
        return [f'Leží ale tady: {shown_path(other.path)}. Přesuň ho do správné složky.']
    return [RESTORE] if implementation.folder == implementation.exercise.given.resolve() else []


def explain_unwritten(implementation: Implementation, module: str, function: str) -> list[str]:
    """Say that the function has been written after all: in its docstring, or in a file that is not read."""
    own, other = implementation.source(module), implementation.elsewhere(module)
    if own is not None and function in own.functions and has_code(own.functions[function]):
        return ['Kód je uvnitř popisu, před jeho koncovými uvozovkami. Přesuň ho pod ně a odsaď stejně jako popis.']
    if own is None or other is None or not other.has_written(function):
        return []
    return [f'Napsaná je tady: {shown_path(other.path)}. Testy ale čtou {shown_path(own.path)}. Přesuň ji tam.']


@cache_with_tree
def has_code(function: Function) -> bool:
    """Whether the last lines of its docstring, without those with `>>>`, are statements and no words."""
    lines = (ast.get_docstring(function) or '').splitlines()
    for first in range(len(lines)):
        if lines[first].startswith(('>>>', '...')):
            continue
        try:
            statements = ast.parse(textwrap.dedent('\n'.join(lines[first:]))).body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        return any(not isinstance(node, ast.Expr | ast.Pass) for node in statements)
    return False


def _overwritten(implementation: Implementation, failure: NotAFunction) -> list[str]:
    """Say where a function was whose name an assignment below has taken."""
    source = implementation.source(failure.module)
    if source is None or not (line := source.rebound_at(failure.function)):
        return []
    return [f'Funkci přepsala proměnná stejného jména: {place(source.path, line)}']


def explain_parameters(implementation: Implementation, failure: WrongParameters) -> list[str]:
    """The function's header as it should be and as it is."""
    source = implementation.source(failure.module)
    signature = implementation.exercise.lesson.signatures.get(failure.function)
    told = [f'Hlavička má být:  def {signature.header}:'] if signature else []
    if source and failure.function in source.functions:
        line = source.rebound_at(failure.function) or source.functions[failure.function].lineno
        told += [f'Tvoje je:         {source.line_text(line)}', place(source.path, line)]
    return told + fill_in(explanation_of(failure, implementation, 'call').call, failure)


def explain_load_problem(implementation: Implementation, problem: LoadProblem) -> list[str]:
    """Why a file could not be loaded as it should: file, line, reason, mend."""
    source, cause = problem.source, problem.cause
    if isinstance(cause, BrokenFile | MissingFile):  # the trouble is in a file that this one imports
        return explain_unusable(implementation, cause)
    if isinstance(cause, SyntaxError | ValueError) and problem.is_unreadable:
        failure = BrokenFile(problem)
        damage = find_damage(source, cause)
        line = damage.line if damage else problem.line
        shown = source.line_text(line, indented=isinstance(cause, IndentationError))
        reason = damage.sentence if damage else explain_syntax(cause, source.line_text(line))
        words = {'place': place(source.path, line), 'line': cut(shown), 'reason': reason}
        return fill_in(explanation_of(failure, implementation, 'call').call, failure, **words)
    if circle := _circle(implementation, problem) or _itself(problem):
        return circle
    if missing := _missing_in_import(implementation, cause):
        told = _missing_function(implementation, missing)
        return [f'{place(source.path, problem.inner_line)}:', f'  {source.line_text(problem.inner_line)}', *told]
    damage = find_unindented(source, cause, problem.line)
    if isinstance(cause, TypeError) and (comma := missing_comma(source.tree, str(source.path), problem.inner_line)):
        damage = Damage(comma.place[1] if comma.place else problem.inner_line, comma.sentence)
    passed = [] if cause is None else getattr(cause, 'frames', None) or frames(cause, implementation.owns)
    explanation = explanation_of(cause, implementation, 'file')
    if explanation.look is ShownLine.LOOP:
        passed = _up_to_loop(implementation, passed)
    way = ErrorPath(implementation, passed)
    line = damage.line if damage else problem.inner_line
    where = (
        [f'{place(source.path, line)}:', f'  {cut(source.line_text(line))}'] if damage or not passed else way.lines()
    )
    error = error_line(cause) if cause is not None else ''
    told = fill_in(explanation.file, cause, file=source.path.name, error=error)
    advice = damage.sentence if damage else way.sentence()
    if cause is not None and not damage and not way.is_innermost_given:
        advice = explain_error(cause, passed)
    return [*where, *told, *([advice] if advice else [])]


def _up_to_loop(
    implementation: Implementation, passed: Sequence[tuple[str, int, str]]
) -> Sequence[tuple[str, int, str]]:
    """The frames down to the loop that never ended. Which line in it ran when the time was up is chance."""
    places = [(file, line) for file, line, _ in passed]
    loop = implementation.deepest_loop(places)
    for number in reversed(range(len(passed))):
        if loop and implementation.deepest_loop(places[number : number + 1]) == loop:
            return [*passed[:number], (*loop, passed[number][2])]
    return passed


def explain_test_file(implementation: Implementation, path: Path, error: BaseException) -> list[str]:
    """Why a file of tests cannot be read, or ends while it is imported; [] when no line of it is to blame."""
    passed = frames(error, str(path).__eq__)
    if not passed and not isinstance(error, SyntaxError | ValueError):
        return []
    line = passed[-1][1] if passed else getattr(error, 'lineno', None) or 1
    together = Implementation(implementation.exercise, implementation.folder)
    together.sources()
    together.put(path.stem, SourceFile(path))
    problem = LoadProblem(path.stem, SourceFile(path), line, error, line, is_unreadable=not passed)
    return explain_load_problem(together, problem)


def _circle(implementation: Implementation, problem: LoadProblem) -> list[str]:
    """Say that a file and one that it imports need each other, if that is the cause; [] otherwise."""
    cause, source = problem.cause, problem.source
    found = HALF_IMPORTED.match(error_text(cause)) if isinstance(cause, ImportError) else None
    passed = getattr(cause, 'frames', None) or (frames(cause, implementation.owns) if cause else [])
    if found is None or found[2] != problem.module or len({file for file, _, _ in passed}) != 2:
        return []
    asking, line = Path(passed[-1][0]), passed[-1][1]
    told = [f'{place(source.path, problem.inner_line)}:', f'  {source.line_text(problem.inner_line)}']
    told.append(f'Soubory {source.path.name} a {asking.name} se importují navzájem.')
    if implementation.is_given(asking.stem):
        return [*told, f'Smaž ten řádek: {asking.name} importuje {source.path.name}, a ne naopak.']
    return [
        *told,
        f'Na řádku {line} chce {asking.name} jméno {found[1]}, které ještě neexistuje. Jeden z importů musí pryč.',
    ]


def _itself(problem: LoadProblem) -> list[str]:
    """Say that a file imports itself, if that is the cause; [] otherwise."""
    source = problem.source
    found = NOT_IN_FILE.match(error_text(problem.cause)) if isinstance(problem.cause, ImportError) else None
    line = source.line_text(problem.inner_line)
    if found is None or found[2] != problem.module or not line.startswith(f'from {problem.module} import'):
        return []
    told = f'Soubor {source.path.name} tu importuje sám sebe. Ten řádek smaž, svoje funkce zná soubor i bez něj.'
    return [f'{place(source.path, problem.inner_line)}:', f'  {line}', told]


def _missing_in_import(implementation: Implementation, cause: BaseException | None) -> MissingFunction | None:
    """Say what a file of the program lacks that another one imports, if that is the cause. It may have ended early."""
    found = NOT_IN_FILE.match(error_text(cause)) if isinstance(cause, ImportError) else None
    source = implementation.source(found[2]) if found and found[2] in implementation.modules else None
    if found is None or source is None or not source.is_readable or found[1] in source.functions:
        return None
    return MissingFunction(found[2], found[1], list(source.functions))


def _is_named(lesson: Lesson, name: str) -> bool:
    """Whether the lesson speaks of it. A name that it does not know is misspelled by whoever asks for it."""
    word = re.compile(rf'\b{re.escape(name)}\b')
    return any(word.search(path.read_text(encoding='utf-8')) for path in lesson.files)


def _missing_function(implementation: Implementation, failure: MissingFunction) -> list[str]:
    source = implementation.source(failure.module)
    if source is None:
        return explain_unusable(implementation, MissingFile(failure.module))
    signatures = implementation.exercise.lesson.signatures
    what = 'funkce ' if failure.function in signatures else ''
    sentence = explanation_of(failure, implementation, 'call').call
    told = fill_in(sentence, failure, file=shown_path(source.path), what=what)
    if failure.problem is None and not source.data.strip():
        is_theirs = failure.function in signatures
        told.append(f'{EMPTY_FILE} {"Ulož ho v editoru (Ctrl+S) a zkus to znovu." if is_theirs else RESTORE}')
        return [*told, *explain_unwritten(implementation, failure.module, failure.function)]
    is_changed = failure.module in implementation.given_modules and not implementation.is_given(failure.module)
    if is_changed and failure.function not in signatures:
        return [*told, f'Soubor {source.path.name} je ze zadání, ale liší se od něj. {RESTORE}']
    if implementation.is_given(failure.module) and not _is_named(implementation.exercise.lesson, failure.function):
        near = get_close_matches(failure.function, failure.present, n=1, cutoff=0.75)
        said = f'Soubor {shown_path(source.path)} je ze zadání a {failure.function} v něm není.'
        return [said, *(f'Nemáš na mysli {name}?' for name in near)]
    others = implementation.exercise.lesson.other_names
    similar = [name for name in failure.present if others.get(name) == failure.function]
    wanted = failure.function
    free = [name for name in failure.present if name not in signatures]  # the others mean what they are called
    free = [name for name in free if not name.startswith(wanted) or len(name) <= len(wanted) + 1]  # longer: another one
    is_function = wanted in signatures
    alike = [name for name in free if name in source.functions] if is_function else assigned(source.tree) - {wanted}
    similar = similar or [name for name in alike if without_marks(name).lower() == wanted.lower()][:1]
    similar = similar or get_close_matches(wanted, free, n=1, cutoff=0.75)
    problem = failure.problem
    if problem is not None and problem.is_unreadable:  # it may well be there, in the part that was left out
        return [*told, NOT_WHOLE.strip(), *explain_load_problem(implementation, problem)]
    if here := others.get(failure.function):
        return [*told, f'V jiných kurzech se tak jmenuje {here}. Test je nejspíš odtamtud.']
    if nested := source.nested(failure.function):
        return [*told, f'Je až uvnitř jiného bloku (řádek {nested}). Začni její def na kraji řádku.']
    if similar:
        line = source.functions[similar[0]].lineno if similar[0] in source.functions else None
        at = f' (řádek {line})' if line else ''
        return [*told, f'Je tam {similar[0]}{at}. Nemá se jmenovat {failure.function}?']
    if problem is not None:
        return [*told, NOT_WHOLE.strip(), *explain_load_problem(implementation, problem)]
    if failure.function in signatures:
        return [*told, f'Má začínat takhle:  def {signatures[failure.function].header}:']
    return told
