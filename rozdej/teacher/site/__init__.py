"""Builds a static site of all lessons, with Sphinx and MyST."""

from rozdej.teacher.site.site import build, check_free

__all__ = ['build', 'check_free']
