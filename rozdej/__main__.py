"""`python -m rozdej`: the same as the command `rozdej`."""

import sys

from rozdej.cli import main

if __name__ == '__main__':
    sys.exit(main())
