"""Tests of lessons, hints and exercises."""
