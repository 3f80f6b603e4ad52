"""Writes `results.json`, all results for other programs. Its schema is `docs/results.schema.json`."""

import json
from dataclasses import asdict
from typing import Any

from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.rows import GradedClass, Row

VERSION = 3


class ResultsJson:
    """Writes `results.json`, with each result on one line."""

    def __init__(self, folder: ReportFolder, group: GradedClass):
        self._group = group
        self._file = folder.open('results.json')
        self._separator = '\n'
        self._exercises: set[str] = set()
        head = {'version': VERSION, 'settings': group.settings, 'formula': group.formula}
        self._file.write(f'{_text(head)[:-1]}, "results": [')

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            if row.exercise:
                self._exercises.add(row.result.exercise)
            self._file.write(f'{self._separator}{_text(_row(row))}')
            self._separator = ',\n'

    def finish(self) -> None:
        exercises = {name: self._exercise(name) for name in sorted(self._exercises)}
        self._file.write(f'\n], "exercises": {_text(exercises)}}}\n')
        self._file.close()

    def _exercise(self, name: str) -> dict[str, Any]:
        lesson, scheme = self._group.exercises[name].lesson, self._group.scheme
        levels = [
            {
                'level': level.number,
                'sentence': level.sentence,
                'points': scheme.weight(name, level),
                'voluntary': level.is_voluntary,
            }
            for level in scheme.levels(lesson)
        ]
        return {'title': lesson.title, 'levels': levels}


def _row(row: Row) -> dict[str, Any]:
    result, score = row.result, row.score
    return {
        'identifier': result.student,
        'name': result.name,
        'exercise': result.exercise,
        'verdict': row.verdict,
        'level_reached': score.reached,
        'points': score.points,
        'maximum': score.maximum,
        'computed': row.computed,
        'remark': row.remark.remark,
        'problem': result.problem,
        'sandboxed': not result.exposure,
        'doubtful': result.doubtful,
        'notes': list(result.notes),
        'remarks': list(result.remarks),
        'concerns': result.needs_eyes,
        'record': asdict(result.record),
        'levels': [
            {'level': level.level.number, 'passed': level.passed, 'tests': level.total, 'points': level.points}
            for level in score.levels
        ],
        'tests': [
            {'name': test.test, 'level': test.level, 'verdict': str(test.verdict), 'feedback': list(test.text)}
            for test in result.tests
        ],
    }


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
