// Python, in a worker: it may be ended at any time, and another one goes on.
import { loadPyodide } from './pyodide/pyodide.mjs';

const LIBRARIES = '/lib/libraries';
const KIT = '/rozdej';

/** @param {string} kind @param {any} data */
function post(kind, data) {
  if (data?.toJs) {
    const plain = data.toJs();
    data.destroy();
    data = plain;
  }
  self.postMessage({ kind, data });
}

async function unpacked(python, name, folder) {
  const answer = await fetch(new URL(name, self.location.href));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  python.FS.mkdirTree(folder);
  python.unpackArchive(await answer.arrayBuffer(), 'zip', { extractDir: folder });
}

async function begin() {
  const python = await loadPyodide({ indexURL: new URL('./pyodide/', self.location.href).href });
  await Promise.all([unpacked(python, 'libraries.zip', LIBRARIES), unpacked(python, 'kit.zip', KIT)]);
  python.globals.set('post', post);
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ['${KIT}', '${LIBRARIES}']
from rozdej.web.inside import Inside
inside = Inside('${KIT}', post)
`);
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
    let result = inside[name](...parts);
    if (result?.toJs) {
      const plain = result.toJs();
      result.destroy();
      result = plain;
    }
    self.postMessage({ kind: 'answer', id, data: result });
  } catch (error) {
    self.postMessage({ kind: 'answer', id, error: String(error?.message ?? error) });
  }
};
