"""A student's file as text: decoded, and asked which functions are still empty."""

import ast
import codecs
import weakref

import pytest

from rozdej.core.feedback.program_tree import Piece, assigned, fields
from rozdej.core.student.source import LONGEST_RECENT, RECENT, SourceFile, WrongEncoding, decode


def test_file_that_is_not_utf8_says_where(tmp_path):
    with pytest.raises(WrongEncoding) as wrong:
        decode('a = 1\nb = "č"\n'.encode('cp1250'), 'x.py')
    assert wrong.value.lineno == 2


@pytest.mark.parametrize('coding', ['zlib', 'rot13', 'undefined', 'punycode'])
def test_coding_line_that_names_no_encoding_of_text(coding):
    with pytest.raises(WrongEncoding) as wrong:
        decode(f'# coding: {coding}\na = "{"x" * 99}"\n'.encode(), 'x.py')
    assert (wrong.value.filename, wrong.value.lineno) == ('x.py', 1)


@pytest.mark.parametrize('end', ['', '\n'])
def test_impossible_coding_line_that_is_the_whole_file(end):
    with pytest.raises(WrongEncoding) as wrong:
        decode(f'# coding: zlib{end}'.encode(), 'x.py')
    assert (wrong.value.lineno, wrong.value.text) == (1, '# coding: zlib')


@pytest.mark.parametrize(
    ('body', 'empty'),
    [
        ('"""Popis."""', True),
        ('pass', True),
        ('...', True),
        ('"""Popis."""\n    pass', True),
        ('return None', False),
        ('print(1)', False),
    ],
)
def test_unwritten_function(tmp_path, body, empty):
    path = tmp_path / 'x.py'
    path.write_text(f'def f():\n    {body}\n', encoding='utf-8')
    assert SourceFile(path).is_unwritten('f') is empty


@pytest.mark.parametrize('encoding', ['utf-16', 'utf-16-be'])
def test_lines_of_a_file_in_utf_16_can_be_shown(tmp_path, encoding):
    mark = codecs.BOM_UTF16_BE if encoding == 'utf-16-be' else b''
    path = tmp_path / 'a.py'
    path.write_bytes(mark + 'x = 1  # čtyři\r\ny = 2\r\n'.encode(encoding))
    source = SourceFile(path)
    assert not source.is_readable
    assert source.lines == ['x = 1  # čtyři', 'y = 2', '']


def test_a_line_is_shown_as_an_editor_shows_it(tmp_path):
    path = tmp_path / 'pokus.py'
    path.write_text('if x:\n    return\u00a0karty\u200b[0]\n', encoding='utf-8')
    assert SourceFile(path).line_text(2) == 'return karty[0]'


def test_a_tree_is_shared_while_somebody_has_it_and_a_large_one_is_kept_no_longer(tmp_path):
    path = tmp_path / 'pokus.py'
    path.write_text('x = 5\ndef f(a):\n    return -a\n' + '#' * LONGEST_RECENT, encoding='utf-8')
    one, other = SourceFile(path), SourceFile(path)
    assert one.tree is other.tree
    assert one.nodes is other.nodes
    function = one.functions['f']
    piece = Piece(None, 'pokus', one, function)
    names = [node for node in piece.nodes if isinstance(node, ast.Name)]
    assert [type(piece.parent(name)) for name in names] == [ast.UnaryOp]
    assert piece.parent(function.body[0]) is function
    assert (piece.own_names, assigned(one.tree), fields([piece])) == ({'a'}, {'x'}, set())
    left = weakref.ref(one.tree), weakref.ref(function)
    del one, other, piece, function, names
    assert [tree() for tree in left] == [None, None]


def test_small_files_that_were_read_last_are_not_read_again(tmp_path):
    paths = [tmp_path / f'pokus{number}.py' for number in range(RECENT + 1)]
    for number, path in enumerate(paths):
        path.write_text(f'x = {number}\n', encoding='utf-8')
    trees = [weakref.ref(SourceFile(path).tree) for path in paths]
    assert [tree() is not None for tree in trees] == [False] + [True] * RECENT
    assert SourceFile(paths[1]).tree is trees[1]()
    assert SourceFile(paths[1]).code is SourceFile(paths[1]).code
    assert SourceFile(paths[0]).code.co_filename == str(paths[0])
    assert trees[1]() is not None, 'it was read again later than others'
    assert trees[2]() is None


@pytest.mark.parametrize(
    ('text', 'is_readable'),
    [
        ('def f(x):\n    for i in x:\n        if i:\n            break\n        continue\n    return x\n', True),
        (
            'while True:\n    try:\n        1\n    except ValueError:\n        continue\n    finally:\n        break\n',
            True,
        ),
        ('def f(x):\n    match x:\n        case 1:\n            return 1\n', True),
        ('f = lambda: 1 if 2 else 3\n', True),
        ('def f(x):\n    x = 1\nreturn x\n', False),
        ('if 1:\n    return\n', False),
        ('def f(x):\n    class A:\n        return\n', False),
        ('for i in []:\n    pass\nelse:\n    break\n', False),
        ('for i in []:\n    def f():\n        continue\n', False),
        ('def f(x):\n    if x:\n        break\n', False),
    ],
)
def test_a_statement_in_a_place_that_python_refuses(tmp_path, text, is_readable):
    path = tmp_path / 'pokus.py'
    path.write_text(text, encoding='utf-8')
    assert SourceFile(path).is_readable is is_readable
    if is_readable:
        compile(text, 'pokus.py', 'exec')
    else:
        with pytest.raises(SyntaxError):
            compile(text, 'pokus.py', 'exec')
