"""Which levels have passed, as it is remembered between two runs."""

import json
from types import SimpleNamespace

from rozdej.testing.progress import Progress


def test_progress_is_kept_for_a_folder_with_any_name(tmp_path):
    """Bytes that are no UTF-8 come as lone surrogates, which no file takes."""
    folder = tmp_path / 'kl\udcfcc'
    kept = {}
    config = SimpleNamespace(cache=SimpleNamespace(get=kept.get, set=lambda key, value: kept.update({key: value})))
    progress = Progress(config)
    progress.update(folder, 'pokus', [1], [])
    progress.working_on([folder])
    progress.save()
    assert json.dumps(kept, ensure_ascii=False).encode('utf-8')
    assert Progress(config).passed(folder, 'pokus') == {1}
