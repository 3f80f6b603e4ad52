"""Reads exercises from the disk: lesson, levels, hints, folders."""

from rozdej.core.exercises.exercise import TAKEN, Exercise, find_exercises, find_root, python_files

__all__ = ['TAKEN', 'Exercise', 'find_exercises', 'find_root', 'python_files']
