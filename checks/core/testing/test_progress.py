"""Which levels have passed, as it is remembered between two runs."""

import json
from contextlib import suppress
from types import SimpleNamespace

from rozdej.core.exercises import Exercise
from rozdej.core.testing.progress import Progress, contents_of


def test_progress_is_kept_for_a_folder_with_any_name(tmp_path):
    """Bytes that are no UTF-8 come as lone surrogates, which no file takes."""
    folder = tmp_path / 'kl\udcfcc'
    kept = {}
    config = SimpleNamespace(cache=SimpleNamespace(get=kept.get, set=lambda key, value: kept.update({key: value})))
    progress = Progress(config)
    progress.update(folder, Exercise('pokus', tmp_path), {1: True, 2: False})
    progress.working_on([folder])
    progress.save()
    assert json.dumps(kept, ensure_ascii=False).encode('utf-8')
    assert Progress(config).passed(folder, 'pokus') == {1}


def test_what_is_known_holds_for_the_same_program_and_tests(tmp_path):
    kept = {}
    config = SimpleNamespace(cache=SimpleNamespace(get=kept.get, set=lambda key, value: kept.update({key: value})))
    exercise = Exercise('pokus', tmp_path)
    for folder in (exercise.given, exercise.tests):
        folder.mkdir(parents=True)
    for file in (exercise.given / 'pokus.py', exercise.tests / 'test_pokus.py'):
        progress = Progress(config)
        progress.update(exercise.given, exercise, {1: True, 2: False})
        progress.save()
        kept = json.loads(json.dumps(kept))
        assert Progress(config).known(exercise.given, exercise) == {1: True, 2: False}
        file.write_text('x = 1', encoding='utf-8')
        assert Progress(config).known(exercise.given, exercise) == {}


def test_a_file_beside_the_program_may_have_any_name(tmp_path):
    before = contents_of(tmp_path)
    with suppress(OSError):  # a system may refuse such a name
        (tmp_path / '\udca7kol.py').write_text('x = 1', encoding='utf-8')
        assert contents_of(tmp_path) != before


def test_a_call_is_kept_only_where_a_file_can_be_made(tmp_path):
    for folder, is_kept in ((tmp_path, True), (tmp_path / 'neni', False)):
        cache = SimpleNamespace(get=lambda key, default: default, mkdir=lambda name, folder=folder: folder)
        assert Progress(SimpleNamespace(cache=cache)).keep_ready('x = 1\n') == (
            folder / 'volani.py' if is_kept else None
        )
