"""Runs a student's program in a sandboxed process and exchanges plain data with it."""

from pathlib import Path

from rozdej.core.student import watchdog

watchdog.kit_folders += (str(Path(__file__).parent),)
