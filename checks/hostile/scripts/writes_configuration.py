# attacks: later tests, by files that Python and pytest obey
# verdicts: passed, raised
# says: ^$|Program skončil chybou
# walls: no
import os
import pathlib

for folder in (os.getcwd(), os.path.dirname(os.path.abspath(sys.argv[0]))):
    for name in ('conftest.py', 'sitecustomize.py', 'pytest.ini', 'random.py', 'blackjack.py'):
        try:
            pathlib.Path(folder, name).write_text('raise SystemExit("doctored")')
        except OSError:
            pass
hraj()
