"""Writes the pages with questions and the keys, in Czech. The template is `page.html.jinja`."""

from collections.abc import Sequence

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.questions.sheets import StudentSheet

INDEX = 'otazky.html'


def write_pages(folder: ReportFolder, sheets: Sequence[StudentSheet]) -> None:
    """Write `otazky.html`, a page and a key for each sheet, and two files with all pages and all keys."""
    environment = Environment(
        loader=PackageLoader('rozdej.teacher.questions', '.'),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {'marked': _marked}
    template = environment.get_template('page.html.jinja')

    def write(file: str, title: str, some: Sequence[StudentSheet], is_key: bool = False, index: bool = False) -> None:
        folder.write(file, template.render(title=title, sheets=some, is_key=is_key, index=index))

    write(INDEX, 'Otázky k programům', sheets, index=True)
    for kind, title, is_key in (('otazky', 'Otázky', False), ('klice', 'Klíč', True)):
        write(f'{kind}-vse.html', f'{title}: všechno', sheets, is_key)
        for sheet in sheets:
            if sheet.questions:
                write(f'{kind}/{sheet.file}.html', f'{title}: {sheet.name}, {sheet.exercise}', [sheet], is_key)


def _marked(text: str) -> Markup:
    """HTML of a text in which code stands in backticks."""
    pieces = (
        f'<code>{escape(part)}</code>' if place % 2 else escape(part) for place, part in enumerate(text.split('`'))
    )
    return Markup(''.join(pieces))
