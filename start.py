"""Sets the kit up in .venv and runs its tests; needs nothing but Python and a network.

    python start.py --help         what a student can do with it, in Czech
    python start.py --level 31     set up what a student needs, then: pytest --level 31
    python start.py --web          serve the pages of a handout made with --web
    python start.py --kit          set up what an author needs too, then: pytest checks
    python start.py --kit --all    the same with the slow tests, which `pytest checks` leaves out
    python start.py --kit checks/test_start.py    only these tests

Whatever else stands on the command line goes to pytest. Run it as often as you like: it
installs only when the list of what is needed has changed. Uses the standard library only.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

if sys.version_info < (3, 11):  # before anything that an older Python stumbles over, be it an annotation
    sys.exit(f'Je potřeba Python 3.11 nebo novější, tohle je {sys.version.split()[0]}.')

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / '.venv'
REQUIREMENTS = ROOT / 'requirements.txt'
"""What a handout of exercises needs; the whole kit is installed as a package."""
PAGES = ROOT / 'prohlizec'
"""The kit as pages, where it was handed out so; they need nothing to be set up."""
PYTHON = ENVIRONMENT / ('Scripts/python.exe' if os.name == 'nt' else 'bin/python')
ACTIVATION = r'.venv\Scripts\activate' if os.name == 'nt' else '. .venv/bin/activate'
POWERSHELL = ' Když to PowerShell odmítne, napiš nejdřív cmd a zkus to znovu.' if os.name == 'nt' else ''


def typed_python() -> str:
    """What a student types for this Python. On Windows `python` may be nobody, or the one that opens a shop."""
    if os.name != 'nt':
        return 'python3'
    found = shutil.which('python')
    is_this = found and Path(found).parent == Path(sys.executable).parent
    return 'python' if is_this or not shutil.which('py') else 'py'


TYPED = typed_python()
HELP = f"""\
Příkaz {TYPED} start.py připraví prostředí pro Python (jen poprvé) a pustí testy:

  {TYPED} start.py --level 31           testy do levelu 31
  {TYPED} start.py --level 31 --hint    totéž a k tomu nápověda
  {TYPED} start.py --level 31 --trace-call
                                       totéž a volání, které nevyšlo, řádek po řádku
  {TYPED} start.py --watch              testy, a znovu pokaždé, když uložíš soubor
  {TYPED} start.py --overview           přehled, jak daleko je která hra

Prostředí zapneš příkazem {ACTIVATION} a pak můžeš psát pytest místo {TYPED} start.py.{POWERSHELL}
Zahrát si můžeš příkazem {TYPED} ui.py. Všechny volby testů vypíše anglicky pytest --help.
"""
WITH_PAGES = f'V prohlížeči, bez knihoven: {TYPED} start.py --web\n'
FOR_AUTHORS = f'Pro autory her: {TYPED} start.py --kit, víc v README.md.\n'
IN_USE = 'Prostředí se připravit nepodařilo: {}\nZavři programy, které složku .venv používají, a zkus to znovu.'
NOT_WRITABLE = 'Do téhle složky se nedá zapisovat. Zkopíruj celou sadu třeba do své domovské složky a spusť to tam.'
NOT_WHOLE = 'Zbytek sady tu chybí. Je v souboru ZIP? Rozbal ho celý a spusť start.py ve složce, která vznikne.'
NO_VENV = """\
Tenhle Python neumí vytvořit prostředí. V Debianu a Ubuntu pomůže: apt install python3-venv
Jinde nainstaluj Python ze stránky python.org."""
SEPARATOR = f'Ve jménu složky je znak {os.pathsep} a s ním prostředí připravit nejde: {ROOT}. Přejmenuj ji.'


def main(arguments: list[str]) -> int:
    """Set up if needed, run pytest, return its exit code."""
    if not (ROOT / 'rozdej').is_dir():  # Windows unpacks only the file that is opened in a ZIP
        sys.exit(NOT_WHOLE)
    from rozdej.core.feedback.console import replace_unknown_characters
    from rozdej.core.feedback.environment_check import typed_path

    replace_unknown_characters()
    if set(arguments) & {'-h', '--help'}:
        print(HELP + WITH_PAGES * PAGES.is_dir() + FOR_AUTHORS * (not REQUIREMENTS.exists()), end='')
        return 0
    if '--web' in arguments:
        if not PAGES.is_dir():
            sys.exit(f'Stránky tady nejsou, chybí složka {PAGES.name}. Pracuj podle README.md.')
        from rozdej.window.browser.page_server import open_pages

        return open_pages(PAGES)
    for wrong in set(arguments) & {'-level', '-hint', '-watch', '-overview', '-impl', '-help'}:
        sys.exit(f'Místo {wrong} napiš -{wrong}, patří tam dvě pomlčky.')
    kit = '--kit' in arguments
    if kit and REQUIREMENTS.exists():
        sys.exit('Volba --kit patří k celé sadě, tady jsou jen úlohy. Spusť to bez ní.')
    rest = [argument for argument in arguments if argument != '--kit']
    try:
        set_up(kit)
    except KeyboardInterrupt:
        sys.exit('Příprava se nedokončila. Až budeš chtít, spusť to znovu.')
    ours = author_arguments(rest) if kit else []
    command = [PYTHON, '-P', '-m', 'pytest', *ours, *rest]
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl+C is for the tests: they end by themselves and say so
    # The tests end with the next command to type; without the environment active it is this one.
    environment = {**os.environ, 'ROZDEJ_COMMAND': f'{TYPED} {typed_path(Path(__file__))}'}
    if not kit:
        has_paths = any(word.startswith('--impl') or Path(word.split('::')[0]).exists() for word in rest)
        is_elsewhere = not Path.cwd().is_relative_to(ROOT) and not has_paths
        return subprocess.call(command, env=environment, cwd=ROOT if is_elsewhere else None)
    # What is compiled is kept: without it, collecting the tests costs each process three times as much.
    environment = {name: value for name, value in os.environ.items() if name != 'PYTHONDONTWRITEBYTECODE'}
    return subprocess.call(command, cwd=ROOT, env=environment)


def author_arguments(rest: list[str]) -> list[str]:
    """All of `checks` unless some of it is named, on all cores; `-n 0` takes one."""
    left_out = '--deselect', '--ignore'
    words = (word for before, word in zip(['', *rest], rest, strict=False) if before not in left_out)
    named = [ROOT / word.split('::')[0] for word in words]
    some = any(path.exists() and path.is_relative_to(ROOT / 'checks') for path in named)
    workers = (os.cpu_count() or 1) + 1  # many tests wait for a limit and need no core meanwhile
    # A test that never ends is told with the line it is at, and the rest goes on.
    stuck = ['-o', 'faulthandler_timeout=400', '-o', 'faulthandler_exit_on_timeout=true']
    return ['-n', str(workers), '--dist', 'worksteal', *stuck, *([] if some else ['checks'])]


def set_up(kit: bool) -> None:
    """Make .venv and install the kit into it, unless that was done for the same requirements and is all there."""
    # An author installs the very versions that were tested, a student any in the tested ranges.
    wanted = ['-r', str(REQUIREMENTS)] if REQUIREMENTS.exists() else ['-e', str(ROOT)]
    if kit:
        wanted = ['-e', f'{ROOT}[dev]', '-c', str(ROOT / 'requirements.lock')]
    stamp = ENVIRONMENT / f'installed-{"kit" if kit else "student"}'
    needed = fingerprint(kit)
    told = stamp.read_text().splitlines() if PYTHON.exists() and stamp.exists() else []
    if needed in told and {*told} <= {needed, *libraries()}:
        return
    if os.pathsep in str(ENVIRONMENT):
        sys.exit(SEPARATOR)
    print('Připravuje se prostředí pro Python, chvilku to potrvá.', flush=True)
    quiet = subprocess.DEVNULL
    if not PYTHON.exists() or subprocess.call([PYTHON, '-m', 'pip', '--version'], stdout=quiet, stderr=quiet):
        try:  # whatever is there was never finished, or belongs to a Python that is gone
            import venv

            venv.create(ENVIRONMENT, clear=True, with_pip=True, symlinks=os.name != 'nt')
        except OSError as error:
            sys.exit(IN_USE.format(error) if ENVIRONMENT.exists() else NOT_WRITABLE)
        except (ImportError, subprocess.CalledProcessError):
            sys.exit(NO_VENV)
    pip = [PYTHON, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check']
    # Where somebody's own settings of pip put a library, it is not found here.
    elsewhere = {'PIP_TARGET', 'PIP_PREFIX', 'PIP_ROOT', 'PIP_REQUIRE_HASHES'}
    environment = {name: value for name, value in os.environ.items() if name.upper() not in elsewhere}
    if subprocess.call([*pip, *wanted], env={**environment, 'PIP_USER': '0'}):
        if stamp.exists():
            print('Nic nového se nainstalovat nepodařilo, zkouší se to s tím, co tu je.', flush=True)
            return
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)  # the next try begins afresh, where nobody holds a file
        sys.exit('Instalace se nepovedla, důvod je vypsaný výš. Funguje internet?')
    if not REQUIREMENTS.exists():
        # Before 3.13, Python on Windows does not start when pip writes a name with diacritics there.
        (packages() / 'rozdej.pth').write_text(os.path.relpath(ROOT, packages()))
    stamp.write_text('\n'.join([needed, *libraries()]))
    if not kit:
        print(f'Hotovo. Prostředí příště zapneš příkazem {ACTIVATION} a stačí psát pytest.{POWERSHELL}', flush=True)


def packages() -> Path:
    """Where pip installs into .venv."""
    return Path(sysconfig.get_path('purelib', 'venv', {'base': str(ENVIRONMENT)}))


def libraries() -> list[str]:
    """The names of what pip has installed into .venv; newer versions are the same."""
    return sorted(record.name.partition('-')[0] for record in packages().glob('*.dist-info'))


def fingerprint(kit: bool) -> str:
    """Changes whenever something else would be installed."""
    files = [ROOT / 'pyproject.toml', *([ROOT / 'requirements.lock'] if kit else [])]
    if REQUIREMENTS.exists():
        files = [REQUIREMENTS]
    text = b''.join(file.read_bytes() for file in files) + sys.version.encode()
    return hashlib.sha256(text).hexdigest()


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
