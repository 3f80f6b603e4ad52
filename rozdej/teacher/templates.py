"""Loads the templates of pages."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape


@cache
def page_templates(package: str) -> Environment:
    """Load the templates of a package, `page.html.jinja`. Their filter `code` shows what stands in backticks."""
    environment = Environment(
        loader=PackageLoader(package, '.'),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters['code'] = _code
    return environment


def _code(sentence: str) -> Markup:
    """Convert a sentence to HTML, with text in backticks as code."""
    parts = sentence.split('`')
    marked = (Markup('<code>{}</code>').format(part) if index % 2 else escape(part) for index, part in enumerate(parts))
    return Markup('').join(marked)
