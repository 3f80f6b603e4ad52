"""Hraj v okně: python ui.py, nebo rovnou python ui.py klondike. Nápověda: python ui.py --help."""

import sys

if __name__ == '__main__':
    try:
        from rozdej.play import main
    except ModuleNotFoundError as error:
        sys.exit(f'Chybí knihovna {error.name}. Spusť nejdřív:  python start.py --level 1')
    sys.exit(main())
