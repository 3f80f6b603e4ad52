"""`python -m rozdej`: the same as the command `rozdej`; only its `serve` in a student's copy of the kit."""

import sys
from importlib.util import find_spec

if __name__ == '__main__':
    if find_spec('rozdej.cli'):
        from rozdej.cli import main
    else:
        from rozdej.network.arguments import main
    sys.exit(main())
