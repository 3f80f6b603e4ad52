"""A browser without a window, to look at pages as people would.

Chromium is started with the pipe that its developer tools speak over: JSON messages that end
with a null byte, commands in on descriptor 3 and answers out on 4. Firefox speaks WebDriver BiDi over a socket.
"""

import base64
import itertools
import json
import os
import re
import select
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

SECONDS = 300
"""For one answer, also on a very busy machine."""
NAMES = ('chromium', 'chromium-browser', 'google-chrome')


FAR = 'far.test'
"""A name under which Chromium finds this computer, but takes it for another one."""
KEYS = {'Enter': 13, 'Escape': 27, 'Tab': 9, 'Space': 32, 'F1': 112}
ALT, CTRL, SHIFT = 1, 2, 8


class Pages:
    """What is done with pages in any browser."""

    def run(self, script: str) -> Any:
        """The value of an expression in the page, awaited if it is a promise."""
        raise NotImplementedError

    def until(self, script: str, seconds: float = SECONDS) -> None:
        """Wait until an expression in the page, or what it promises, is true.

        The page looks by itself, which costs less than to ask it again and again.
        """
        is_true = (
            f'(async () => {{ for (const end = performance.now() + {seconds * 1000}; !(await ({script})); ) {{'
            ' if (performance.now() > end) return false; await new Promise((later) => setTimeout(later, 20)); }'
            ' return true; })()'
        )
        assert self.run(is_true), f'never true: {script}'


class Browser(Pages):
    """Tabs of Chromium, one of them in front. A context manager; `profile` is an empty folder for its files, `more` are
    options of its own.
    """

    def __init__(self, profile: Path, *more: str):
        found = next(filter(None, map(shutil.which, NAMES)), None)
        if found is None or os.name != 'posix':  # elsewhere a process gets no descriptors 3 and 4
            pytest.skip(f'needs {NAMES[0]} on Linux or macOS')
        theirs, self._out = os.pipe()
        self._in, answers = os.pipe()
        # The shell puts the two ends where the browser looks for them.
        script = f'exec 3<&{theirs} 4>&{answers}; exec "$0" "$@"'
        options = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--no-first-run']
        options += [
            '--disable-dev-shm-usage',
            '--hide-scrollbars',
            '--disable-background-networking',
            f'--host-resolver-rules=MAP {FAR} 127.0.0.1',
            '--window-size=1400,1000',
            f'--user-data-dir={profile}',
            *more,
        ]
        self._process = subprocess.Popen(
            ['bash', '-c', script, found, *options],
            pass_fds=(theirs, answers),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, 'HOME': str(profile)},
        )
        os.close(theirs)
        os.close(answers)
        self._rest = b''
        self._number = 0
        self._session = ''
        self._is_loaded = False
        self.requests: list[str] = []
        """Addresses of everything that pages have asked for."""
        self.errors: list[str] = []
        """What went wrong in the pages: in their scripts, or with what they load."""

    def __enter__(self) -> 'Browser':
        self.tab()
        return self

    def __exit__(self, *_: object) -> None:
        self._session = ''
        self.ask('Browser.close')  # it ends its own helpers
        try:
            self._process.wait(SECONDS)
        finally:
            self._process.kill()
            self._process.wait()
        os.close(self._out)
        os.close(self._in)

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command of the developer tools and give back its result."""
        self._number += 1
        message = {'id': self._number, 'method': method, 'params': parameters}
        message |= {'sessionId': self._session} if self._session else {}
        os.write(self._out, json.dumps(message).encode() + b'\0')
        while (answer := self._next()).get('id') != self._number:
            self._note(answer)
        assert 'error' not in answer, answer
        return answer['result']

    def _next(self) -> dict[str, Any]:
        limit = time.monotonic() + SECONDS
        while b'\0' not in self._rest:
            ready, _, _ = select.select([self._in], [], [], max(0, limit - time.monotonic()))
            assert ready, 'the browser does not answer'
            part = os.read(self._in, 1 << 16)
            assert part, 'the browser has ended'
            self._rest += part
        message, _, self._rest = self._rest.partition(b'\0')
        return json.loads(message)

    def _note(self, event: dict[str, Any]) -> None:
        if event.get('method') == 'Page.loadEventFired':
            self._is_loaded = True
        if event.get('method') == 'Network.requestWillBeSent':
            self.requests.append(event['params']['request']['url'])
        if event.get('method') in ('Runtime.exceptionThrown', 'Runtime.consoleAPICalled', 'Log.entryAdded'):
            self.errors.append(json.dumps(event['params']))

    def open(self, address: str) -> None:
        """Load a page to its end."""
        self._is_loaded = False
        answer = self.ask('Page.navigate', url=address)
        assert 'errorText' not in answer, answer
        # Without a loader it is another place in the same page. The page before is complete, too: only the event tells.
        while 'loaderId' in answer and not self._is_loaded:
            self._note(self._next())

    def tab(self, person: str = '') -> str:
        """Open one more tab and put it in front; gives its name for `use`. `person` is for whom, of `person()`."""
        theirs = {'browserContextId': person} if person else {}
        self._session = ''
        target = self.ask('Target.createTarget', url='about:blank', **theirs)['targetId']
        self._session = self.ask('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
        for part in ('Page', 'Network', 'Runtime', 'Log'):
            self.ask(f'{part}.enable')
        return self._session

    def use(self, tab: str) -> None:
        """Put a tab in front."""
        self._session = tab
        self.ask('Page.bringToFront')

    def person(self) -> str:
        """Somebody who has not yet opened anything: tabs for them share what is kept, and nothing with others'."""
        self._session, session = '', self._session
        made = self.ask('Target.createBrowserContext')['browserContextId']
        self._session = session
        return made

    def leave(self, person: str, tab: str) -> None:
        """Close the tabs of a person and forget what is kept; put `tab` in front."""
        self._session = ''
        self.ask('Target.disposeBrowserContext', browserContextId=person)
        self._session = tab

    def downloads(self, person: str, folder: Path) -> None:
        """Keep what a person downloads in this folder."""
        session, self._session = self._session, ''
        parts = {'behavior': 'allow', 'downloadPath': str(folder), 'browserContextId': person}
        self.ask('Browser.setDownloadBehavior', **parts)
        self._session = session

    def reload(self) -> None:
        """Load the page again, to its end."""
        self._is_loaded = False
        self.ask('Page.reload')
        while not self._is_loaded:
            self._note(self._next())

    def press(self, key: str, modifiers: int = 0) -> None:
        """Press a key: one of `KEYS`, or a character."""
        code = KEYS.get(key) or ord(key.upper())
        text = {'Enter': '\r', 'Space': ' '}.get(key, key if len(key) == 1 else '') if not modifiers else ''
        parts = {'key': ' ' if key == 'Space' else key, 'windowsVirtualKeyCode': code, 'modifiers': modifiers}
        self.ask('Input.dispatchKeyEvent', type='keyDown' if text else 'rawKeyDown', **parts, text=text)
        self.ask('Input.dispatchKeyEvent', type='keyUp', **parts)

    def touch(self, *points: tuple[float, float]) -> None:
        """Put a finger there, draw it over the other points, and lift it."""
        for number, (x, y) in enumerate(points):
            kind = 'touchMove' if number else 'touchStart'
            self.ask('Input.dispatchTouchEvent', type=kind, touchPoints=[{'x': x, 'y': y}])
        self.ask('Input.dispatchTouchEvent', type='touchEnd', touchPoints=[])

    def write(self, text: str) -> None:
        """Type a text where the keyboard is."""
        self.ask('Input.insertText', text=text)

    def choose_file(self, selector: str, path: Path) -> None:
        """Choose a file in a field of the page."""
        field = self.ask('Runtime.evaluate', expression=f'document.querySelector({json.dumps(selector)})')['result']
        self.ask('DOM.setFileInputFiles', files=[str(path)], objectId=field['objectId'])

    def run(self, script: str) -> Any:
        """The value of an expression in the page, awaited if it is a promise."""
        result = self.ask('Runtime.evaluate', expression=script, returnByValue=True, awaitPromise=True)
        assert 'exceptionDetails' not in result, result
        return result['result'].get('value')

    def resize(self, width: int, height: int = 900) -> None:
        """Look at pages in a window of this size, in CSS pixels, from now on."""
        self.ask('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=1, mobile=False)

    def dark(self, dark: bool = True) -> None:
        """Look at pages in dark colours, or again in light ones, from now on."""
        value = 'dark' if dark else 'light'
        self.ask('Emulation.setEmulatedMedia', features=[{'name': 'prefers-color-scheme', 'value': value}])

    def picture(self) -> bytes:
        """What can be seen, as PNG."""
        return base64.b64decode(self.ask('Page.captureScreenshot')['data'])

    def printed(self) -> bytes:
        """The page as PDF."""
        return base64.b64decode(self.ask('Page.printToPDF', printBackground=True)['data'])


QUIET = {
    'app.normandy.enabled': False,
    'app.update.disabledForTesting': True,
    'browser.safebrowsing.update.enabled': False,
    'captivedetect.canonicalURL': '',
    'datareporting.policy.dataSubmissionEnabled': False,
    'extensions.getAddons.cache.enabled': False,
    'network.captive-portal-service.enabled': False,
    'network.connectivity-service.enabled': False,
    'network.dns.disablePrefetch': True,
    'nimbus.rollouts.enabled': False,
    'services.settings.server': 'data:,#remote-settings-dummy/v1',
    'toolkit.telemetry.server': 'data:,',
}
"""Settings with which Firefox asks nothing of anybody but the pages."""


class Firefox(Pages):
    """One page of Firefox. A context manager; `profile` is an empty folder for its files."""

    def __init__(self, profile: Path):
        found = shutil.which('firefox-esr') or shutil.which('firefox')
        if found is None:
            pytest.skip('needs firefox-esr')
        settings = ''.join(f'user_pref({json.dumps(name)}, {json.dumps(value)});\n' for name, value in QUIET.items())
        (profile / 'user.js').write_text(settings)
        self._log = profile / 'log'
        with self._log.open('w') as log:
            self._process = subprocess.Popen(
                [found, '--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', str(profile)],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, 'HOME': str(profile)},
            )
        self._numbers = itertools.count(1)
        self._stack = ExitStack()

    def __enter__(self) -> 'Firefox':
        try:
            self._socket = self._stack.enter_context(connect(f'{self._address()}/session', max_size=None, proxy=None))
            self.ask('session.new', capabilities={})
            self._context = self.ask('browsingContext.getTree')['contexts'][0]['context']
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()
        self._process.terminate()
        try:
            self._process.wait(SECONDS)
        finally:
            self._process.kill()
            self._process.wait()

    def _address(self) -> str:
        """Where it listens, once it does."""
        limit = time.monotonic() + SECONDS
        while not (found := re.search(r'BiDi listening on (ws://\S+)\n', self._log.read_text())):
            assert self._process.poll() is None, f'Firefox has ended:\n{self._log.read_text()}'
            assert time.monotonic() < limit, 'Firefox does not listen'
            time.sleep(0.05)
        return found[1]

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command of WebDriver BiDi and give back its result."""
        number = next(self._numbers)
        self._socket.send(json.dumps({'id': number, 'method': method, 'params': parameters}))
        while (answer := json.loads(self._socket.recv(SECONDS))).get('id') != number:
            pass
        assert answer['type'] == 'success', answer
        return answer['result']

    def open(self, address: str) -> None:
        """Load a page to its end."""
        self.ask('browsingContext.navigate', context=self._context, url=address, wait='complete')

    def run(self, script: str) -> Any:
        """The value of an expression in the page, awaited if it is a promise."""
        as_text = f'Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))'
        where = {'context': self._context}
        result = self.ask('script.evaluate', expression=as_text, target=where, awaitPromise=True)
        assert result['type'] == 'success', result
        return json.loads(result['result']['value'])
