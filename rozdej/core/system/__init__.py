"""What the platform can do. Everybody else asks `SYSTEM` for an ability, and never which platform this is.

`base.py` says what each ability means, and what happens where a platform lacks it. Each other module is for one
platform, begins with saying so to type checkers, and has what is different there.
"""

import sys

if sys.platform == 'win32':
    from rozdej.core.system.windows import Windows as System
elif sys.platform == 'emscripten':
    from rozdej.core.system.browser import Browser as System
elif sys.platform == 'linux':
    from rozdej.core.system.linux import Linux as System
elif sys.platform == 'darwin':
    from rozdej.core.system.macos import MacOS as System
else:
    from rozdej.core.system.posix import Posix as System

SYSTEM = System()
"""This platform."""
