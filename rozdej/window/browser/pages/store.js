// The student's files, kept in this browser at each change, with earlier versions; other tabs hear of each change.

const NAME = 'rozdej';
const EDITION = 1;
const MOST_VERSIONS = 60;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Store {
  /** Whether there is one, as far as this browser tells: who only reads need not make it. */
  static async exists() {
    const all = await indexedDB.databases?.();
    return !all || all.some(({ name }) => name === NAME);
  }

  /**
   * A page that is left while it makes the store keeps all others from it, for browsers keep such pages for a while;
   * but not those that hold a lock.
   * @returns {Promise<Store>}
   */
  static async open() {
    return navigator.locks ? navigator.locks.request(NAME, () => Store.made()) : Store.made();
  }

  static async made() {
    const request = indexedDB.open(NAME, EDITION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files');
      request.result.createObjectStore('versions', { autoIncrement: true }).createIndex('path', 'path');
    };
    return new Store(await done(request));
  }

  /** @param {IDBDatabase} base */
  constructor(base) {
    this.base = base;
    base.onversionchange = () => base.close();
    this.channel = new BroadcastChannel(NAME);
    /** @type {(path: string, text: string) => void} */
    this.heard = () => {};
    this.channel.onmessage = ({ data }) => this.heard(data.path, data.text);
  }

  /** @param {string} name @param {IDBTransactionMode} mode */
  objects(name, mode = 'readonly') {
    return this.base.transaction(name, mode).objectStore(name);
  }

  /** @param {string} path @returns {Promise<string | undefined>} */
  read(path) {
    return done(this.objects('files').get(path));
  }

  /** @param {string} path @param {string} text */
  async write(path, text) {
    const files = this.objects('files', 'readwrite');
    const written = done(files.put(text, path));
    files.transaction.commit(); // now: the page may be left before anybody hears that it is written
    await written;
    this.channel.postMessage({ path, text });
  }

  /** All kept files whose paths begin so, path -> text. */
  async all(beginning) {
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const [paths, texts] = await Promise.all([
      done(this.objects('files').getAllKeys(range)),
      done(this.objects('files').getAll(range)),
    ]);
    return Object.fromEntries(paths.map((path, number) => [String(path), texts[number]]));
  }

  /** Keep this text as a version, unless it is the last one. */
  async keep(path, text) {
    const versions = await this.versions(path);
    if (versions[0]?.text === text) return;
    await done(this.objects('versions', 'readwrite').add({ path, text, time: Date.now() }));
    for (const old of versions.slice(MOST_VERSIONS - 1)) {
      await done(this.objects('versions', 'readwrite').delete(old.key));
    }
  }

  /** Earlier texts of a file, the latest first. */
  versions(path) {
    return new Promise((resolve, reject) => {
      const found = [];
      const request = this.objects('versions').index('path').openCursor(IDBKeyRange.only(path), 'prev');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return resolve(found);
        found.push({ ...cursor.value, key: cursor.primaryKey });
        cursor.continue();
      };
    });
  }
}
