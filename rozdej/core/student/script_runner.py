"""The other side of `script.py`: runs a student's file as the main program and says how it ended.

Started as a file of its own, outside the package, so that nothing of the kit is within
the student's program but this page.
"""

import ast
import builtins
import copy
import importlib
import json
import os
import runpy
import sys
import threading
import traceback
from time import monotonic, process_time, sleep

order = json.loads(sys.argv[1])
sys.path[:1] = order['folders']
sys.argv[:] = [order['file']]
report = {'asked_too_much': False, 'wants_debugger': False, 'error': '', 'frames': [], 'stopped': ''}
original_input = builtins.input


def watched_input(prompt='', /):
    """`input()` that notes when the lines have run out."""
    try:
        return original_input(prompt)
    except EOFError:
        report['asked_too_much'] = True
        note_frames(reversed(list(traceback.walk_stack(sys._getframe(1)))))
        raise


def no_debugger(*arguments, **keywords):
    """Stand in for the debugger that `breakpoint()` begins: nobody could talk to it."""
    report['wants_debugger'] = True
    note_frames(reversed(list(traceback.walk_stack(sys._getframe(1)))))
    raise SystemExit


def note_frames(passed):
    """Remember file, line and function of these frames, outermost first, if they are of the student's files."""
    codes = [(frame.f_code, line) for frame, line in passed]
    own = [one for one in codes if one[0].co_filename.startswith(tuple(order['folders']))]
    report['frames'] = [[code.co_filename, line, code.co_name] for code, line in own]


def note_error(error):
    """Remember what ended the program and where."""
    try:
        text = str(error)
    except Exception:  # a class with a broken `__str__`
        text = ''
    report['error'] = f'{type(error).__name__}: {text}'
    note_frames(traceback.walk_tb(error.__traceback__))


def give(value):
    """A function that returns a fresh copy of `value`, whatever it is called with."""
    return lambda *arguments, **keywords: copy.deepcopy(value)


def watch(main, began, worked_before):
    """End the program when its time is up: that of the processor, or by the clock when it hardly works."""
    from time import thread_time  # a page's Python does not have it

    while not report['stopped']:
        sleep(0.05)
        worked, passed = process_time() - thread_time() - worked_before, monotonic() - began
        if passed >= order['waiting'] and worked < order['share'] * passed:
            report['stopped'] = 'waiting'
        elif worked >= order['seconds'] or passed >= order['longest']:
            report['stopped'] = 'slow'
    try:
        note_frames(reversed(list(traceback.walk_stack(sys._current_frames().get(main)))))
        tell()
    finally:
        os._exit(1)


def tell():
    """Say how it ended, behind all that it printed."""
    sys.stdout.flush()
    sys.stderr.write('\0rozdej\0' + json.dumps(report))
    sys.stderr.flush()


builtins.input = watched_input
sys.breakpointhook = no_debugger
if order['is_alone']:
    threading.Thread(target=watch, args=(threading.get_ident(), monotonic(), process_time()), daemon=True).start()
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
