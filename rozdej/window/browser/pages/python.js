// Asking the worker with Python, and ending it: what it was asked and has not answered is answered by `Ended`.

/** For how many milliseconds nothing may come from a program that is computing, and what is said then. */
export const STUCK_AFTER = 20_000;
export const STUCK = `Program se nevrátil ani za ${STUCK_AFTER / 1000} s: nejspíš počítá něco obrovského najednou.`;

export class Ended extends Error {}

export class Python {
  constructor() {
    /** @type {(kind: string, data: any) => void} */
    this.hear = () => {};
    /** @type {(state: 'starting' | 'ready' | 'failed', why?: string) => void} */
    this.tellState = () => {};
    /** Python has fallen over while it did this, and has to be ended. @type {(name: string) => void} */
    this.tellFallen = () => {};
    this.start();
  }

  start() {
    /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
    this.waiting = new Map();
    this.number = 0;
    this.isReady = false;
    /** Why it does not start. @type {Error | null} */
    this.failure = null;
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }) => this.take(data);
    this.worker.onerror = (event) => {
      if (this.isReady) this.tellState('failed', event.message);
      else this.fail(event.message);
    };
    queueMicrotask(() => this.tellState('starting'));
  }

  take({ kind, id, data, error }) {
    if (kind === 'answer') {
      const { resolve, reject } = this.waiting.get(id) ?? {};
      this.waiting.delete(id);
      if (error === undefined) resolve?.(data);
      else reject?.(new Error(error));
    } else if (kind === 'ready') {
      this.isReady = true;
      this.tellState('ready');
    } else if (kind === 'failed') {
      this.fail(data);
    } else if (kind === 'fallen') {
      this.tellFallen(data);
    } else {
      this.hear(kind, data);
    }
  }

  /** It does not start: nobody waits for an answer. @param {string} why */
  fail(why) {
    this.failure = new Error(`Python nejde spustit (${why}). Zkus stránku načíst znovu.`);
    this.tellState('failed', why);
    for (const { reject } of this.waiting.values()) reject(this.failure);
    this.waiting.clear();
  }

  /** @param {string} name @param {any[]} parts */
  ask(name, ...parts) {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.number;
    const answer = new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
    });
    this.worker.postMessage({ id, name, parts });
    return answer;
  }

  /** End it, whatever it does, and start another one. */
  end() {
    this.worker.terminate();
    const waiting = [...this.waiting.values()];
    this.start();
    for (const { reject } of waiting) reject(new Ended());
  }
}
