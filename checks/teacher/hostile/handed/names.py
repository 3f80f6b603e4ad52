"""Names of students and files that would mean something to whoever writes them down."""

from pathlib import Path

from checks.teacher.hostile.handed.submission import FINE, hand_in, handed_in


@handed_in(FINE, '', 'name_with_a_line_break\nAdam,klondike,12,100')
def name_with_a_line_break(folder: Path, student: str) -> None:
    """Tables, by a name that begins another row."""
    hand_in(folder, student)


@handed_in(FINE, '', 'name_turned_around\u202ema\u200bdA')
def name_turned_around(folder: Path, student: str) -> None:
    """Readers, by a name with marks that turn text around and others that are not seen."""
    hand_in(folder, student)


@handed_in(FINE, '', '\'"><script>alert(1)<&name_with_quotes')
def name_with_quotes(folder: Path, student: str) -> None:
    """Pages and tables, by a name with quotes and a script."""
    hand_in(folder, student)


@handed_in(FINE, '', '=cmd|name_of_a_formula!A1')
def name_of_a_formula(folder: Path, student: str) -> None:
    """Spreadsheets, by a name that begins with = and would be computed."""
    hand_in(folder, student)


@handed_in(FINE, '', 'name_without_end' + 'a' * 230)
def name_without_end(folder: Path, student: str) -> None:
    """File systems and tables, by a name as long as a name may be."""
    hand_in(folder, student)


@handed_in(FINE, '', '--out=$(name_of_a_command);rm -rf ~')
def name_of_a_command(folder: Path, student: str) -> None:
    """Shells and command lines, by a name that is an option and a command."""
    hand_in(folder, student)


@handed_in(FINE, '', '{0.__class__}%s{{name_of_a_template}}')
def name_of_a_template(folder: Path, student: str) -> None:
    """Templates and formats, by a name that would be filled in."""
    hand_in(folder, student)


@handed_in(FINE, '', 'name_of_no_encoding\udcff\udc80')
def name_of_no_encoding(folder: Path, student: str) -> None:
    """Whoever writes names down, by bytes that are no text."""
    hand_in(folder, student)


@handed_in(FINE, 'se má jmenovat')
def names_almost_right(folder: Path, student: str) -> None:
    """Nothing: a file called almost as it should be."""
    hand_in(folder, student, file='Klondike (1).PY')


@handed_in(FINE, '')
def files_that_run_by_themselves(folder: Path, student: str) -> None:
    """How Python and pytest run, by files that both read on their own."""
    for name in ('conftest.py', 'sitecustomize.py', 'usercustomize.py', 'x.pth', 'pytest.ini', 'pyproject.toml'):
        hand_in(folder, student, 'import os; os._exit(0)', name)
    hand_in(folder, student)
