"""The other side of `script.py`: runs a student's file as the main program and says how it ended.

Started as a file of its own, outside the package, so that nothing of the kit is within
the student's program but this page.
"""

import ast
import builtins
import copy
import importlib
import json
import linecache
import os
import runpy
import sys
import threading
from time import monotonic, process_time, sleep

order = json.loads(sys.argv[1])
sys.path[:1] = order['folders']
sys.argv[:] = [order['file']]
report = {'asked_too_much': False, 'error': '', 'place': None, 'stopped': ''}
original_input = builtins.input


def watched_input(prompt='', /):
    """`input()` that notes when the lines have run out."""
    try:
        return original_input(prompt)
    except EOFError:
        report['asked_too_much'] = True
        note_place(sys._getframe(1))
        raise


def note_place(frame, line=None):
    """Remember the innermost line of the student's files on the stack."""
    while frame is not None:
        file = frame.f_code.co_filename
        if any(file.startswith(folder) for folder in order['folders']):
            line = line or frame.f_lineno
            report['place'] = [file, line, linecache.getline(file, line).strip()]
            return
        frame, line = frame.f_back, None


def note_error(error):
    """Remember what ended the program and where."""
    try:
        text = str(error)
    except Exception:  # a class with a broken `__str__`
        text = ''
    report['error'] = f'{type(error).__name__}: {text}'
    traceback = error.__traceback__
    while traceback is not None:
        if any(traceback.tb_frame.f_code.co_filename.startswith(folder) for folder in order['folders']):
            note_place(traceback.tb_frame, traceback.tb_lineno)
        traceback = traceback.tb_next


def give(value):
    """A function that returns a fresh copy of `value`, whatever it is called with."""
    return lambda *arguments, **keywords: copy.deepcopy(value)


def watch(main, began):
    """End the program when its time is up: that of the processor, or by the clock when it hardly works."""
    while not report['stopped']:
        sleep(0.05)
        worked, passed = process_time(), monotonic() - began
        if passed >= order['waiting'] and worked < order['share'] * passed:
            report['stopped'] = 'waiting'
        elif worked >= order['seconds'] or passed >= order['longest']:
            report['stopped'] = 'slow'
    try:
        note_place(sys._current_frames().get(main))
        tell()
    finally:
        os._exit(1)


def tell():
    """Say how it ended, behind all that it printed."""
    sys.stdout.flush()
    sys.stderr.write('\0rozdej\0' + json.dumps(report))
    sys.stderr.flush()


builtins.input = watched_input
if order['is_alone']:
    threading.Thread(target=watch, args=(threading.get_ident(), monotonic()), daemon=True).start()
try:
    for name, value in ast.literal_eval(order['replaced']).items():
        module, function = name.split('.')
        setattr(importlib.import_module(module), function, give(value))
    runpy.run_path(order['file'], run_name='__main__')
except SystemExit as stop:
    if stop.code not in (None, 0):
        report['error'] = f'SystemExit: {stop.code}'
except BaseException as error:
    note_error(error)
finally:
    tell()
