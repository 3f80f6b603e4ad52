"""A browser without a window, to look at pages as people would.

Chromium is started with the pipe that its developer tools speak over: JSON messages that end
with a null byte, commands in on descriptor 3 and answers out on 4.
"""

import base64
import json
import os
import select
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

SECONDS = 300
"""For one answer, also on a very busy machine."""
NAMES = ('chromium', 'chromium-browser', 'google-chrome')


class Browser:
    """One page of a browser. A context manager; `profile` is an empty folder for its files."""

    def __init__(self, profile: Path):
        found = next(filter(None, map(shutil.which, NAMES)), None)
        assert found, f'none of {", ".join(NAMES)} is installed'
        theirs, self._out = os.pipe()
        self._in, answers = os.pipe()
        # The shell puts the two ends where the browser looks for them.
        script = f'exec 3<&{theirs} 4>&{answers}; exec "$0" "$@"'
        options = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--no-first-run']
        options += [
            '--disable-dev-shm-usage',
            '--hide-scrollbars',
            '--window-size=1400,1000',
            f'--user-data-dir={profile}',
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
        target = self.ask('Target.createTarget', url='about:blank')['targetId']
        self._session = self.ask('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
        for part in ('Page', 'Network', 'Runtime', 'Log'):
            self.ask(f'{part}.enable')
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

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        result = self.ask('Runtime.evaluate', expression=script, returnByValue=True)
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
