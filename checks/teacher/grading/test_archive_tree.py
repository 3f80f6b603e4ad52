"""Files that are made to do harm are refused or taken safely, and nobody else notices."""

import os
import socket
import struct
import time
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest

from checks.teacher.grading.conftest import EXERCISES, hand_in, pack
from rozdej.teacher.grading import archive_tree, module_matching
from rozdej.teacher.grading.archive_tree import (
    END,
    LARGE_END,
    LOCATOR,
    MOST_BYTES,
    Unreadable,
    open_tree,
    printable,
    read_file,
)
from rozdej.teacher.grading.submissions import Submission, find_submissions

CODE = 'def popis_balicku(balicek):\n    return 1\n'


def found(path: Path) -> dict[str, Submission]:
    """The submissions by student, of whom one is always well."""
    students = {one.student: one for one in find_submissions(path, EXERCISES)}
    assert students['good'].read() == {'klondike': CODE.encode()}
    return students


@pytest.fixture
def collected(tmp_path: Path) -> Path:
    """A class in which one submission is good."""
    return hand_in(tmp_path / 'class', {'good/klondike.py': CODE, 'bad/notes.txt': ''})


def zipped(path: Path, *entries: tuple[str, str, int]) -> None:
    """A zip with entries of a name, a content and a Unix mode."""
    with zipfile.ZipFile(path, 'w') as archive:
        for name, content, mode in entries:
            info = zipfile.ZipInfo(name)
            info.external_attr = mode << 16
            archive.writestr(info, content)


@pytest.mark.parametrize('target', ['/etc/passwd', '../good/klondike.py', 'klondike.py', '/dev/zero'])
def test_symbolic_link(collected, target):
    (collected / 'bad' / 'klondike.py').symlink_to(target)
    submission = found(collected)['bad']
    assert submission.problem
    assert any('link' in remark for remark in submission.remarks)


def test_symbolic_link_instead_of_a_folder(collected, tmp_path):
    hand_in(tmp_path / 'secret', {'klondike.py': 'secret'})
    (collected / 'linked').symlink_to(tmp_path / 'secret')
    (collected / 'bad' / 'src').symlink_to(tmp_path / 'secret')
    (collected / 'bad' / 'loop').symlink_to(collected)
    students = found(collected)
    assert students['linked'].problem
    assert students['bad'].problem


def test_hard_link_gives_only_what_it_would_give_anyway(collected):
    os.link(collected / 'good' / 'klondike.py', collected / 'bad' / 'klondike.py')
    assert found(collected)['bad'].read() == {'klondike': CODE.encode()}


@pytest.mark.parametrize('kind', ['pipe', 'socket'])
def test_what_would_wait_for_ever(collected, kind, monkeypatch):
    monkeypatch.chdir(collected / 'bad')  # the name of a socket must be short
    if kind == 'pipe':
        os.mkfifo('klondike.py')
    else:
        with socket.socket(socket.AF_UNIX) as server:
            server.bind('klondike.py')
    submission = found(collected)['bad']
    assert submission.problem
    assert f'bad/klondike.py: a {kind}' in submission.remarks


def test_file_swapped_for_a_pipe_while_it_is_graded(tmp_path):
    os.mkfifo(tmp_path / 'klondike.py')
    with pytest.raises(Unreadable):
        read_file(tmp_path / 'klondike.py', 10)


def test_nothing_stays_open_of_what_is_no_file(tmp_path):
    os.mkfifo(tmp_path / 'pipe')
    (tmp_path / 'file').write_bytes(b'12345')
    for path in (tmp_path, tmp_path / 'pipe', tmp_path / 'none'):
        with pytest.raises(Unreadable):
            read_file(path, 10)
    assert read_file(tmp_path / 'file', 10) == b'12345'
    opened = []
    for number in os.listdir('/proc/self/fd'):
        with suppress(OSError):  # other threads open and close theirs meanwhile
            opened.append(os.readlink(f'/proc/self/fd/{number}'))
    assert opened
    assert not [path for path in opened if path.startswith(str(tmp_path))]


SLIPS = ['../good/klondike.py', '/klondike.py', '..\\good\\klondike.py', 'a/../../klondike.py', 'C:\\klondike.py']


@pytest.mark.parametrize('name', SLIPS)
def test_zip_slip(collected, name, tmp_path):
    zipped(collected / 'slip.zip', (name, 'evil', 0o100644))
    submission = found(collected)['slip']
    assert submission.problem
    assert any('leads out of the zip' in remark for remark in submission.remarks)
    assert sorted(path.name for path in tmp_path.rglob('*.py')) == ['klondike.py']


@pytest.mark.parametrize('mode', [0o120777, 0o010644, 0o020644], ids=['link', 'pipe', 'device'])
def test_what_is_no_file_in_a_zip(collected, mode):
    zipped(collected / 'zip.zip', ('klondike.py', '/etc/passwd', mode))
    assert found(collected)['zip'].problem


@pytest.mark.whole(reason='unpacks until the limit')
def test_zip_bomb(collected):
    pack(collected / 'bomb.zip', {'klondike.py': bytes(300_000_000)})
    submission = found(collected)['bomb']
    with pytest.raises(Unreadable, match='larger than'):
        submission.read()


def test_zip_in_a_zip_in_a_zip(collected, tmp_path):
    inner = pack(tmp_path / 'inner.zip', {'klondike.py': CODE}).read_bytes()
    for _ in range(20):
        inner = pack(tmp_path / 'inner.zip', {'more.zip': inner}).read_bytes()
    (collected / 'nested.zip').write_bytes(inner)
    submission = found(collected)['nested']
    assert submission.problem
    assert any('too deep' in remark for remark in submission.remarks)


def test_zip_that_says_it_has_millions_of_files(collected):
    end = struct.pack('<4s4H2LH', b'PK\x05\x06', 0, 0, 0xFFFF, 0xFFFF, 0xFFFFFFF0, 0, 0)
    (collected / 'huge.zip').write_bytes(end)
    assert 'more than' in found(collected)['huge'].problem


def test_zip_with_a_password(collected):
    path = pack(collected / 'locked.zip', {'klondike.py': CODE})
    data = bytearray(path.read_bytes())
    for mark, offset in ((b'PK\x03\x04', 6), (b'PK\x01\x02', 8)):
        data[data.index(mark) + offset] |= 1
    path.write_bytes(data)
    with pytest.raises(Unreadable, match='password'):
        found(collected)['locked'].read()


@pytest.mark.parametrize('part', range(0, 120, 7))
def test_damaged_zip(tmp_path, part):
    path = pack(tmp_path / 'damaged.zip', {'klondike.py': CODE * 3, 'x/y.py': CODE})
    data = bytearray(path.read_bytes())
    data[part] ^= 0xFF
    path.write_bytes(data)
    try:
        for file in open_tree(path).files:
            file.read(MOST_BYTES)
    except Unreadable:
        pass


def test_far_too_many_files(collected, monkeypatch):
    monkeypatch.setattr(module_matching, 'MOST_SEEN', 1000)
    folder = collected / 'many' / 'a'
    folder.mkdir(parents=True)
    for number in range(1050):
        (folder / f'{number}.txt').touch()
    hand_in(collected, {'many/klondike.py': CODE})
    submission = found(collected)['many']
    assert submission.read() == {'klondike': CODE.encode()}
    assert any('more than 1,000 files' in remark for remark in submission.remarks)


def test_folders_without_end(collected):
    folder = collected / 'deep'
    for _ in range(60):
        folder = folder / 'd'
    folder.mkdir(parents=True)
    (folder / 'klondike.py').write_text(CODE, encoding='utf-8')
    submission = found(collected)['deep']
    assert submission.problem
    assert any('too deep' in remark for remark in submission.remarks)


@pytest.mark.parametrize('part', ['-', '.py', '[1]', 'kopie '])
def test_name_without_end_in_a_zip_takes_no_time(collected, part):
    """A name of 60,000 characters took minutes to be compared with the right one."""
    names = [part * (60_000 // len(part)) + f'{number}.py' for number in range(5)]
    pack(collected / 'long.zip', {'klondike.py': CODE, **dict.fromkeys(names, 'x = 1')})
    started = time.process_time()
    assert found(collected)['long'].read() == {'klondike': CODE.encode()}
    assert time.process_time() - started < 5


def test_zip_that_hides_how_many_files_it_has(collected):
    """The record at the end says one; a larger one before it, which counts, says millions."""
    content = b'PK\x01\x02' + bytes(42)
    large = LARGE_END.pack(b'PK\x06\x06', 44, 45, 45, 0, 0, 10**6, 10**6, 10**6 * len(content), 0)
    locator = LOCATOR.pack(b'PK\x06\x07', 0, len(content), 1)
    end = END.pack(b'PK\x05\x06', 0, 0, 1, 1, len(content), 0, 0)
    (collected / 'many.zip').write_bytes(content + large + locator + end)
    assert 'more than' in found(collected)['many'].problem


def test_large_record_of_a_sound_zip_is_no_harm(collected):
    data = pack(collected / 'sound.zip', {'klondike.py': CODE}).read_bytes()
    start = data.index(b'PK\x05\x06')
    _, _, _, _, entries, size, offset, _ = END.unpack_from(data, start)
    large = LARGE_END.pack(b'PK\x06\x06', 44, 45, 45, 0, 0, entries, entries, size, offset)
    locator = LOCATOR.pack(b'PK\x06\x07', 0, start, 1)
    (collected / 'sound.zip').write_bytes(data[:start] + large + locator + data[start:])
    assert found(collected)['sound'].read() == {'klondike': CODE.encode()}


def test_zips_full_of_nothing_are_not_unpacked_at_all(collected, monkeypatch):
    """Each is some kilobytes in the zip around it, and megabytes outside: sixty of them took nine seconds."""
    inner = bytes(1_000_000) + pack(collected / 'bad' / 'inner.zip', {'notes.txt': ''}).read_bytes()
    pack(collected / 'full.zip', {f'{number}.zip': inner for number in range(20)})
    opened = []
    read = archive_tree.read_zipped
    monkeypatch.setattr(archive_tree, 'read_zipped', lambda *what: (opened.append(what[2]), read(*what))[1])
    submission = found(collected)['full']
    assert not {name for name in opened if name[0].isdigit()}
    assert submission.remarks[0] == 'full.zip/0.zip: packed more tightly than a zip can be'


def test_zips_without_end_are_not_all_unpacked(collected, monkeypatch):
    inner = pack(collected / 'bad' / 'inner.zip', {'notes.txt': ''}).read_bytes()
    pack(collected / 'full.zip', {'klondike.py': CODE, **{f'{number}.zip': inner for number in range(20)}})
    monkeypatch.setattr(module_matching, 'MOST_ZIPS', 5)
    opened = []
    read = archive_tree.read_zipped
    monkeypatch.setattr(archive_tree, 'read_zipped', lambda *what: (opened.append(what[2]), read(*what))[1])
    submission = found(collected)['full']
    assert submission.read() == {'klondike': CODE.encode()}
    assert len({name for name in opened if name[0].isdigit()}) == 4
    assert any('more than 5 zips' in remark for remark in submission.remarks)
    assert archive_tree.open_zip.cache_info().currsize <= archive_tree.MOST_OPEN


def test_long_files_are_looked_into_only_so_far(collected, monkeypatch):
    """Five hundred of a megabyte each, of a few kilobytes in a zip, were read five times over."""
    pack(collected / 'much.zip', {f'{number}.py': '\n' * 100_000 for number in range(30)} | {'notes.txt': ''})
    monkeypatch.setattr(module_matching, 'MOST_LOOKED_AT', 500_000)
    read = []
    original = archive_tree.read_zipped
    monkeypatch.setattr(archive_tree, 'read_zipped', lambda *what: (read.append(what[3]), original(*what))[1])
    assert found(collected)['much'].problem
    assert sum(read) <= 30 * 500_000
    assert len([limit for limit in read if limit >= 100_000]) <= 6


STRANGE = [
    'with\nnewline',
    'rtl\u202etxet',
    '"quotes\'',
    '=1+1',
    'a' * 240,
    '-rf',
    '$(id)',
    '%s{0}',
    'x;y|z',
    '\udcff',
    '.. ',
    ' ',
    '~',
    '\u200b',
]


@pytest.mark.parametrize('name', STRANGE, ids=ascii)
def test_strange_names(collected, name):
    try:
        hand_in(collected, {f'{name}/klondike.py': CODE, f'bad/{name}.py': CODE})
    except OSError:
        pytest.skip('no file has such a name here')
    students = found(collected)
    for student in students.values():
        assert student.student.isprintable()
        assert len(student.student) <= 80
        student.student.encode()
        assert all(note.isprintable() for note in (*student.notes, *student.remarks))
    assert len(students) == 3


def test_names_are_shown_on_one_line():
    assert printable('a\nb\u202ec\x1b[31m') == 'a\ufffdb\ufffdc\ufffd[31m'
    assert printable('x' * 300) == 'x' * 79 + '…'


def test_file_too_large(collected):
    (collected / 'bad' / 'klondike.py').write_bytes(b'#' * (MOST_BYTES + 1))
    with pytest.raises(Unreadable, match='larger than'):
        found(collected)['bad'].read()


def test_file_that_may_not_be_read(collected, monkeypatch):
    (collected / 'bad' / 'klondike.py').write_text(CODE, encoding='utf-8')
    open_file = os.open  # an administrator, who may run the tests, may read everything

    def refuse(path, *how):
        if Path(path).parent.name == 'bad':
            raise PermissionError(13, 'Permission denied')
        return open_file(path, *how)

    monkeypatch.setattr(os, 'open', refuse)
    with pytest.raises(Unreadable, match='Permission denied'):
        found(collected)['bad'].read()
