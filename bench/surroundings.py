"""What measured commands find around them: the environment of a student or a teacher, not that of whoever measures."""

import os

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != 'PYTHONDONTWRITEBYTECODE'}
"""Compiled files are kept."""
ENVIRONMENT['PYTHONIOENCODING'] = 'utf-8'
