"""Extends Sphinx for lessons: levels, hints, links between files, Czech typography."""

import posixpath
import re
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from pygments.lexers import BashLexer, TextLexer
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.transforms import SphinxTransform
from sphinx.util.logging import getLogger
from sphinx.util.osutil import relative_uri

from rozdej.teacher.site.site import GUIDE, INDEX, MARK

LOGGER = getLogger(__name__)
LEVEL = re.compile(r'level (\d+):\s*')
LONE_LETTER = re.compile(r'(?<![\w\u00a0])([AIKOSUVZaikosuvz])[ \n](?=\S|$)')
FIRST_SENTENCE = re.compile(r'.*?[.!?](?=\s|$)', re.DOTALL)
RANKS = ('A', *map(str, range(2, 11)), 'J', 'Q', 'K')
SUITS = (('♠', 'dark'), ('♥', 'red'), ('♣', 'dark'), ('♦', 'red'))


class FoldedHint(nodes.General, nodes.Element):
    """One hint of a level, `number` of `all`, folded until the reader opens it."""


class HintsDirective(Directive):
    """A list of hints, from gentle to concrete. Only the first one is shown at first."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Put the hints into one box, each as a node of its own."""
        parsed = nodes.Element()
        self.state.nested_parse(self.content, self.content_offset, parsed)
        items = [item for item in parsed.findall(nodes.list_item) if item.parent.parent is parsed]
        box = nodes.container(classes=['hints'])
        for number, item in enumerate(items, start=1):
            box += FoldedHint('', *item.children, number=number, all=len(items))
        return [box]


def open_hint(translator: Any, node: FoldedHint) -> None:
    """Write the beginning of a hint, with the text that opens it."""
    of_all = {1: '', 2: ' ze dvou', 3: ' ze tří'}.get(node['all'], f' ({node["all"]} celkem)')
    words = f'Nápověda {node["number"]}{of_all}' if of_all else 'Nápověda'
    translator.body.append(f'<details class="hint"><summary>{words}</summary><div>')


def close_hint(translator: Any, node: FoldedHint) -> None:
    """Write the end of a hint."""
    translator.body.append('</div></details>\n')


class Levels(SphinxTransform):
    """Gives the item `* level 31: …` the anchor `#level-31`."""

    default_priority = 400

    def apply(self, **_: Any) -> None:
        """Change the list items of the page."""
        for item in list(self.document.findall(nodes.list_item)):
            paragraph = next(iter(item.children), None)
            if not isinstance(paragraph, nodes.paragraph):
                continue
            text = next(iter(paragraph.children), None)
            if not isinstance(text, nodes.Text) or not (level := LEVEL.match(text)):
                continue
            name = f'level-{level[1]}'
            item['ids'].append(name)
            item['classes'].append('level')
            if '(nepovinné)' in paragraph.astext():
                item['classes'].append('voluntary')
            if 'levels' not in item.parent['classes']:
                item.parent['classes'].append('levels')
            link = nodes.reference('', f'level {level[1]}', refid=name, internal=True, classes=['level-number'])
            paragraph.replace(text, [link, nodes.Text(' ' + text[level.end() :])])


class Links(SphinxTransform):
    """Directs links to files of the kit to their pages. A link without a page becomes plain text."""

    default_priority = 401

    def apply(self, **_: Any) -> None:
        """Change the references of the page."""
        pages = self.env.found_docs
        here = PurePosixPath(self.env.docname).parent
        for link in list(self.document.findall(nodes.reference)):
            target = link.get('refuri', '')
            if not target or '://' in target or target.startswith(('#', 'mailto:')):
                continue
            path = PurePosixPath(posixpath.normpath(here / target.partition('#')[0]))
            is_readme = path.stem == 'README'
            page = GUIDE if is_readme else path.with_suffix('').as_posix().removeprefix('zadani/')
            if page in pages:
                link['refuri'] = relative_uri(f'{self.env.docname}.html', f'{page}.html')
                link['internal'] = True
            elif is_readme or self.env.docname == GUIDE:  # the guide may link to files beside it
                link.replace_self(link.children)
            else:
                LOGGER.warning(f'the link to {target} leads nowhere', location=self.env.docname)


class ScrollingTables(SphinxTransform):
    """Puts each table into a box, in which a wide one can be scrolled on a narrow page."""

    default_priority = 402

    def apply(self, **_: Any) -> None:
        """Change the tables of the page."""
        for table in list(self.document.findall(nodes.table)):
            box = nodes.container(classes=['wide'])
            table.replace_self(box)
            box += table


class Typography(SphinxTransform):
    """Joins one-letter words with the next word, as Czech typography requires."""

    default_priority = 950

    def apply(self, **_: Any) -> None:
        """Change the text of the page, not its code."""
        for text in list(self.document.findall(nodes.Text)):
            if not isinstance(text.parent, nodes.literal | nodes.literal_block | nodes.raw | nodes.FixedTextElement):
                changed = LONE_LETTER.sub('\\1\u00a0', text)
                if changed != text:
                    text.parent.replace(text, nodes.Text(changed))


class LessonsBuilder(StandaloneHTMLBuilder):
    """Writes pages only: no search, no index of names, no files for other tools."""

    name = 'lessons'
    search = False

    def handle_finish(self) -> None:
        """Write no inventory."""

    def write_buildinfo(self) -> None:
        """Write no file for a next build, as each one starts anew."""

    def create_pygments_style_file(self) -> None:
        """Write no style of code, as the theme has its own, light and dark."""

    def copy_translation_js(self) -> None:
        """Copy no texts for scripts, as the pages have no scripts."""


def add_context(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: nodes.document | None) -> None:
    """Add what the first page shows of each lesson to the template's context. A lesson may have several pages."""
    context['mark'] = MARK
    context['lessons'] = []
    names = [name for name in app.env.toctree_includes.get(INDEX, []) if name != GUIDE]
    context['guide'] = GUIDE if GUIDE in app.env.found_docs else None
    for number, (_, group) in enumerate(groupby(names, key=posixpath.dirname)):
        pages = list(group)
        trees = [app.env.get_doctree(name) for name in pages]
        kinds = [item['classes'] for tree in trees for item in tree.findall(nodes.list_item)]
        levels = sum('level' in kind and 'voluntary' not in kind for kind in kinds)
        first = next(iter(trees[0].findall(nodes.paragraph)), nodes.paragraph())
        words = FIRST_SENTENCE.match(first.astext())
        suit, colour = SUITS[number % len(SUITS)]
        context['lessons'].append(
            {
                'pages': pages,
                'title': app.env.titles[pages[0]].astext(),
                'words': words[0] if words else first.astext(),
                'levels': levels,
                'rank': RANKS[number % len(RANKS)],
                'suit': suit,
                'colour': colour,
            }
        )
    context['card'] = next((lesson for lesson in context['lessons'] if page in lesson['pages']), None)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension; called by Sphinx."""
    app.add_builder(LessonsBuilder)
    app.add_html_theme('rozdej_lessons', str(Path(__file__).parent / 'theme'))
    app.add_node(FoldedHint, html=(open_hint, close_hint))
    app.add_directive('hints', HintsDirective)
    for transform in (Levels, Links, ScrollingTables, Typography):
        app.add_transform(transform)
    app.add_lexer('plain', TextLexer)
    app.add_lexer('console', BashLexer)  # lessons show commands without a prompt
    app.connect('html-page-context', add_context)
    return {'parallel_read_safe': False, 'parallel_write_safe': False}
