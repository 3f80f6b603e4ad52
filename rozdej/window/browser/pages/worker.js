// Python, in a worker: it may be ended at any time, and another one goes on.
import { loadPyodide } from './pyodide/pyodide.mjs';

const LIBRARIES = '/lib/libraries';
const KIT = '/rozdej';
const TICK = 20;
const SIGINT = 2;

/** What Python looks at after some jumps and calls: every few milliseconds a signal has come. See student/watchdog.py. */
const ticking = {
  next: 0,
  get 0() {
    const now = performance.now();
    if (now < this.next) return 0;
    this.next = now + TICK;
    return SIGINT;
  },
  set 0(_) {},
};

/** What Python gives, as a page has it. @param {any} data */
function plain(data) {
  if (!data?.toJs) return data;
  const own = data.toJs();
  data.destroy();
  return own;
}

/** @param {string} kind @param {any} data */
function post(kind, data) {
  self.postMessage({ kind, data: plain(data) });
}

async function fetched(name) {
  const answer = await fetch(new URL(name, self.location.href));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function begin() {
  const starting = loadPyodide({ indexURL: new URL('./pyodide/', self.location.href).href });
  const [python, libraries, kit] = await Promise.all([starting, fetched('libraries.zip'), fetched('kit.zip')]);
  python.FS.mkdirTree(LIBRARIES);
  python.unpackArchive(libraries, 'zip', { extractDir: LIBRARIES });
  python.unpackArchive(kit, 'zip', { extractDir: KIT });
  python.globals.set('post', post);
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ['${KIT}', '${LIBRARIES}']
from rozdej.core.student.watchdog import WATCHDOG
from rozdej.window.browser.pyodide_bridge import PyodideBridge
inside = PyodideBridge('${KIT}', post)
`);
  python.setInterruptBuffer(/** @type {any} */ (ticking)); // not before somebody takes the signals
  python.runPython('WATCHDOG.rest()');
  return python.globals.get('inside');
}

const beginning = begin().then(
  (inside) => {
    post('ready', '');
    return inside;
  },
  (error) => {
    post('failed', String(error?.message ?? error));
    throw error;
  },
);

self.onmessage = async ({ data: { id, name, parts } }) => {
  const inside = await beginning;
  try {
    self.postMessage({ kind: 'answer', id, data: plain(inside[name](...parts)) });
  } catch (error) {
    if (error?.name === 'PythonError') self.postMessage({ kind: 'answer', id, error: error.message });
    else post('fallen', name); // no error within Python: it can run nothing any more
  }
};
