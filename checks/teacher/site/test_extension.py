"""What the lessons need of Sphinx beyond pages: links, typography, colours of code."""

import re

from checks.teacher.site.conftest import LESSON, text_of
from rozdej.teacher.site import build


def test_a_link_to_the_readme_leads_to_the_guide_or_is_a_word(exercise, tmp_path):
    build([exercise], tmp_path / 'without')
    assert 'a README.' in text_of(tmp_path / 'without').replace('\u00a0', ' ')
    guide = tmp_path / 'students.md'
    guide.write_text('# První kroky\n\nZačni [lekcí](zadani/zkouska/lekce.md), [licence](LICENSE).\n', encoding='utf-8')
    build([exercise], tmp_path / 'with', guide=guide)
    assert 'href="../zacatek.html">README</a>' in text_of(tmp_path / 'with')
    first_steps = (tmp_path / 'with' / 'zacatek.html').read_text(encoding='utf-8')
    assert 'href="zkouska/lekce.html">lekcí</a>, licence.' in first_steps


def test_one_letter_words_are_kept_at_the_next_one(exercise, tmp_path):
    build([exercise], tmp_path / 'out')
    assert 'A\u00a0v\u00a0ní' in text_of(tmp_path / 'out')


def test_code_is_coloured_as_what_it_is(exercise, tmp_path):
    """Python by its words, commands as in a terminal, what a program prints not at all."""
    blocks = '```python\nif hra:\n```\n\n```console\ncd "moje hra"\n```\n\n```plain\nif hra: "a"\n```\n'
    (exercise.given / 'lekce.md').write_text(LESSON + blocks, encoding='utf-8')
    build([exercise], tmp_path / 'pages')
    page = (tmp_path / 'pages/zkouska/lekce.html').read_text(encoding='utf-8')
    found = dict(
        re.findall(r'highlight-(\w+) notranslate"><div class="highlight"><pre><span></span>(.*?)\n</pre>', page, re.S)
    )
    assert found['python'].startswith('<span class="k">if</span>')
    assert found['console'].startswith('<span class="nb">cd</span>')
    assert '<span class="s2">"moje hra"</span>' in found['console']
    assert found['plain'] == 'if hra: "a"'
