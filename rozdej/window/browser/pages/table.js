// The table: a canvas for the eye, and beside it real elements for who does not see it; both tell the game the same.

import { Ended } from './python.js';

const KEYS = {
  Escape: 'escape',
  Enter: 'enter',
  ' ': 'space',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Backspace: 'backspace',
  Delete: 'delete',
  Home: 'home',
  End: 'end',
  F1: 'f1',
  F2: 'f2',
  F3: 'f3',
  F4: 'f4',
  F9: 'f9',
  F10: 'f10',
};
const FONT = '"DejaVu Sans", "Segoe UI", "Helvetica Neue", "Noto Sans", Arial, sans-serif';
const FELT = 'rgb(14, 82, 56)';
const SHOWN_LATE = 2300;
/** Milliseconds for which somebody else at the table thinks. */
const THINKING = 400;

/** A patch that comes from elsewhere, as it is by now; see `gliding` in rozdej/window/gui/motion.py. */
function underWay([name, ...patch], [fromX, fromY, fromWidth, fromHeight, before, start, seconds], now) {
  const part = Math.min(1, Math.max(0, (now - start) / seconds));
  const eased = 1 - (1 - part) ** 3;
  const from = [fromX, fromY, fromWidth, fromHeight];
  const [x, y, width, height] = from.map((value, index) => value + (patch[index] - value) * eased);
  if (!before) return [name, x, y, width, height, ...patch.slice(4)];
  const narrow = Math.abs(1 - 2 * part);
  const shown = part < 0.5 ? before : name;
  return [shown, x + (width * (1 - narrow)) / 2, y, width * narrow, height, ...patch.slice(4)];
}

/** Which thing of the table an element is. @param {any} element @returns {string | undefined} */
const keyOf = (element) => element?.dataset?.key;

/** One game in the page. */
export class Table {
  /**
   * @param {HTMLElement} parent
   * @param {import('./python.js').Python} python
   * @param {import('./atlas.js').Atlas} atlas
   * @param {{ exercise: string, beforeBegin: () => Promise<void>, beforeLook: () => Promise<void>, isTesting: () => boolean }} what
   */
  constructor(parent, python, atlas, what) {
    this.parent = parent;
    this.python = python;
    this.atlas = atlas;
    this.what = what;
    this.queue = [];
    this.memory = new Uint8Array(); // the game, for the next Python
    /** @type {AudioContext | undefined} */
    this.audio = undefined;
    this.isOpen = false;
    this.isAsked = false;
    this.isDescribed = true;
    this.calling = null;
    this.work = null;
    parent.replaceChildren();
    this.canvas = parent.appendChild(document.createElement('canvas'));
    this.canvas.setAttribute('aria-hidden', 'true');
    this.elements = parent.appendChild(document.createElement('div'));
    this.elements.className = 'things';
    this.elements.setAttribute('role', 'group');
    this.elements.setAttribute('aria-label', 'Stůl');
    this.words = parent.appendChild(document.createElement('p'));
    this.words.className = 'words';
    this.words.setAttribute('aria-hidden', 'true'); // who hears has heard them
    this.live = parent.appendChild(document.createElement('p'));
    this.live.className = 'unseen';
    this.live.setAttribute('role', 'status');
    this.notice = parent.appendChild(document.createElement('div'));
    this.notice.className = 'notice';
    this.notice.hidden = true;
    this.listen();
  }

  get now() {
    return performance.now() / 1000;
  }

  // Beginning and ending.

  async begin(seed = undefined, why = '') {
    const seconds = this.calling ? this.now - this.calling.since : 0;
    const work = why ? this.work : null;
    this.calling = this.work = null;
    this.isOpen = false; // what was asked of a Python that has ended comes to its end only now
    this.isAsked = true;
    await this.what.beforeBegin();
    const { limit, sounds } = JSON.parse(
      await this.python.ask('begin', this.what.exercise, seed, this.memory, work ?? new Uint8Array(), seconds, why),
    );
    this.limit = limit;
    this.sounds = sounds;
    this.isOpen = true;
    this.isAsked = false;
    this.resize();
    clearInterval(this.looking);
    this.looking = setInterval(() => this.look(), 500);
  }

  /** Python was ended: another one goes on from what it has told. */
  async goOn(why) {
    this.queue = [];
    await this.begin(undefined, why);
  }

  hear(kind, data) {
    if (kind === 'memory') this.memory = data;
    else if (kind === 'calling') this.calling = { names: JSON.parse(data), since: this.now };
    else if (kind === 'wake') setTimeout(() => this.tell('outside', []), THINKING);
    else if (kind === 'work') this.work = data;
    else if (kind === 'returned') {
      this.calling = this.work = null;
      this.showNotice();
    }
  }

  /** What is running for too long, if anything is. */
  get late() {
    if (!this.calling || !this.isOpen) return null;
    const seconds = this.now - this.calling.since;
    return seconds * 1000 >= SHOWN_LATE ? { names: this.calling.names, seconds, left: this.limit - seconds } : null;
  }

  async look() {
    if (this.what.isTesting()) return;
    const { late } = this;
    this.showNotice(late);
    if (late && late.left <= 0) this.stop('limit');
    else if (!this.isAsked && !document.hidden) {
      try {
        await this.what.beforeLook();
      } catch (error) {
        if (error instanceof Ended) return;
        throw error;
      }
      this.tell('look', []);
    }
  }

  stop(why) {
    this.hideNotice();
    this.python.end();
    this.goOn(why);
  }

  showNotice(late = null) {
    if (!late) {
      this.notice.hidden = true;
      return;
    }
    const [, name, file] = late.names;
    const what = name ? `Funkce ${name}` : `Soubor ${file}`;
    if (this.notice.hidden) {
      this.notice.innerHTML = '<p></p><button type="button">Zastavit</button>';
      this.notice.querySelector('button').onclick = () => this.stop('player');
    }
    const left = Math.max(0, Math.ceil(late.left));
    this.notice.querySelector('p').textContent =
      `${what} počítá už ${Math.floor(late.seconds)} s. Za ${left} s to zastaví stránka sama.`;
    this.notice.hidden = false;
  }

  hideNotice() {
    this.notice.hidden = true;
  }

  // What happens.

  tell(kind, parts) {
    const last = this.queue.at(-1);
    const replaces =
      last &&
      last.kind === kind &&
      (kind === 'space' ||
        kind === 'look' ||
        kind === 'tick' ||
        kind === 'outside' ||
        (kind === 'mouse' && last.parts[0] === parts[0] && ['move', 'drag'].includes(parts[0])));
    if (replaces) this.queue.pop();
    this.queue.push({ kind, parts });
    this.goThrough();
  }

  async goThrough() {
    if (this.isAsked || !this.isOpen) return;
    const next = this.queue.shift() ?? (this.isDescribed ? null : { kind: 'words', parts: [] });
    if (!next) return;
    if (next.kind === 'words') this.isDescribed = true; // asked once, whatever the answer
    this.isAsked = true;
    try {
      const reply = JSON.parse(await this.python.ask('tell', this.now, next.kind, JSON.stringify(next.parts)));
      this.isAsked = false;
      this.take(reply);
    } catch (error) {
      this.isAsked = false;
      if (!(error instanceof Ended)) throw error;
      return;
    }
    this.goThrough();
  }

  /** Each note of a sound: when it begins, how long, how high and how loud it is. Where nothing can be heard, nothing is. */
  play(notes) {
    try {
      this.audio ??= new AudioContext();
      for (const [begin, seconds, hertz, loudness] of notes) {
        const [tone, volume] = [this.audio.createOscillator(), this.audio.createGain()];
        const from = this.audio.currentTime + begin;
        tone.frequency.value = hertz;
        volume.gain.setValueAtTime(loudness, from);
        volume.gain.linearRampToValueAtTime(0, from + seconds);
        tone.connect(volume).connect(this.audio.destination);
        tone.start(from);
        tone.stop(from + seconds);
      }
    } catch {
      /* no device */
    }
  }

  take(reply) {
    clearTimeout(this.due);
    if (reply.wait !== null) this.due = setTimeout(() => this.tell('tick', []), Math.max(8, reply.wait * 1000));
    if (reply.sound) this.play(this.sounds[reply.sound]);
    if (reply.copied) navigator.clipboard?.writeText(reply.copied).catch(() => {});
    this.fourColours = reply.four_colours;
    if (reply.picture) {
      this.picture = reply.picture;
      this.draw();
      this.isDescribed = false; // its words are asked for when nothing else is
    }
    if (reply.words) {
      this.isDescribed = true;
      this.describe(reply.words);
    }
  }

  // Drawing.

  resize() {
    const { width, height } = this.canvas.getBoundingClientRect();
    if (!width || !height) return;
    const scale = window.devicePixelRatio || 1;
    this.scale = scale;
    this.canvas.width = Math.round(width * scale);
    this.canvas.height = Math.round(height * scale);
    if (this.picture) this.draw();
    this.tell('space', [this.canvas.width, this.canvas.height, Math.max(1, scale)]);
  }

  draw() {
    const pen = this.canvas.getContext('2d', { alpha: false });
    pen.globalAlpha = 1;
    pen.fillStyle = FELT;
    pen.fillRect(0, 0, this.canvas.width, this.canvas.height);
    const { quads, texts, upper_quads: above, upper_texts: upperTexts, trips } = this.picture;
    const { now } = this;
    const upper = above.map((patch, number) => (number < trips.length ? underWay(patch, trips[number], now) : patch));
    cancelAnimationFrame(this.gliding);
    if (trips.some(([, , , , , start, seconds]) => start + seconds > now)) {
      this.gliding = requestAnimationFrame(() => this.draw());
    }
    for (const [patches, words] of [
      [quads, texts],
      [upper, upperTexts],
    ]) {
      for (const patch of patches) this.drawPatch(pen, patch);
      for (const word of words) this.drawWords(pen, word);
    }
  }

  drawPatch(pen, [name, x, y, width, height, [red, green, blue, opacity]]) {
    const found = this.atlas.coloured(name, red, green, blue, Boolean(this.fourColours));
    if (!found || width <= 0 || height <= 0) return;
    pen.globalAlpha = opacity / 255;
    pen.drawImage(found.source, ...found.box, x, y, width, height);
  }

  drawWords(pen, [text, x, y, size, [red, green, blue, opacity], anchor, bold]) {
    pen.globalAlpha = opacity / 255;
    pen.fillStyle = `rgb(${red}, ${green}, ${blue})`;
    pen.font = `${bold ? 'bold ' : ''}${Math.round(size)}px ${FONT}`;
    pen.textAlign = anchor;
    pen.textBaseline = 'middle';
    pen.fillText(text, x, y);
  }

  // What can be heard.

  /** @param {any[][]} things what the picture shows */
  describe(things) {
    const focused = keyOf(document.activeElement);
    /** @type {Map<string, any>} */
    const before = new Map([...this.elements.children].map((element) => [keyOf(element), element]));
    const wanted = [];
    /** How many texts of these words there were already. @type {Map<string, number>} */
    const same = new Map();
    let message = '';
    for (const [role, label, state, place, number, x, y, width, height] of things) {
      if (role === 'message') message = label;
      const isControl = place !== '';
      const count = isControl ? 0 : (same.get(label) ?? 0);
      same.set(label, count + 1);
      const key = isControl ? `c ${place} ${number}` : `t ${count} ${label}`;
      const element = before.get(key) ?? document.createElement(isControl ? 'button' : 'span');
      before.delete(key);
      element.dataset.key = key;
      if (element.textContent !== label) element.textContent = label;
      if (isControl) {
        element.type = 'button';
        element.disabled = state === 'disabled';
        element.setAttribute('aria-pressed', String(state === 'chosen'));
        element.onclick = () => this.tell('choose', [place, number]);
      }
      const box = [x, y, width, height].map((value) => `${value / this.scale}px`);
      [element.style.left, element.style.top, element.style.width, element.style.height] = box;
      wanted.push(element);
    }
    for (const old of before.values()) old.remove();
    wanted.forEach((element, index) => {
      if (this.elements.children[index] !== element)
        this.elements.insertBefore(element, this.elements.children[index] ?? null);
    });
    if (focused && keyOf(document.activeElement) !== focused) {
      wanted.find((element) => keyOf(element) === focused)?.focus();
    }
    if (message !== this.said) {
      this.said = message;
      this.live.textContent = message;
    }
  }

  // Mouse, touch and keyboard.

  listen() {
    const at = (event) => {
      const box = this.canvas.getBoundingClientRect();
      return [(event.clientX - box.left) * this.scale, (event.clientY - box.top) * this.scale];
    };
    this.canvas.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      this.canvas.setPointerCapture(event.pointerId);
      this.parent.focus({ preventScroll: true });
      if (event.pointerType === 'touch') this.tell('mouse', ['move', ...at(event)]);
      this.tell('mouse', ['press', ...at(event)]);
    });
    this.canvas.addEventListener('pointermove', (event) => {
      this.tell('mouse', [event.buttons & 1 ? 'drag' : 'move', ...at(event)]);
    });
    this.canvas.addEventListener('pointerup', (event) => {
      if (event.button === 0) this.tell('mouse', ['release', ...at(event)]);
    });
    this.canvas.addEventListener('pointerleave', () => this.tell('mouse', ['move', -1, -1]));
    this.elements.addEventListener('focusin', ({ target }) => {
      if (!(/** @type {HTMLElement} */ (target).matches(':focus-visible'))) return;
      this.parent.classList.add('by-keys'); // from now on there is a line for it below the table
      this.words.textContent = /** @type {HTMLElement} */ (target).textContent;
    });
    this.elements.addEventListener('focusout', () => {
      this.words.textContent = '';
    });
    this.parent.tabIndex = 0;
    this.parent.addEventListener('keydown', (event) => {
      if (event.target !== this.parent && (event.key === 'Enter' || event.key === ' ')) return;
      const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : '';
      const name = KEYS[event.key] ?? letter;
      if (event.altKey && name) return; // it is for the browser
      const ctrl = (event.ctrlKey || event.metaKey) && !event.altKey; // both are AltGr, which types
      if (ctrl && !['z', 'y', 'd', 'g'].includes(name)) return;
      if (name) this.tell('key', [name, ctrl, event.shiftKey]);
      // The + of the keypad is no 1, as it is in the upper row of a Czech keyboard.
      if (event.key.length === 1 && !ctrl && event.code !== 'NumpadAdd') this.tell('typed', [event.key]);
      if (name && name !== 'tab') event.preventDefault();
    });
    this.sizes = new ResizeObserver(() => {
      if (this.isOpen) this.resize();
    });
    this.sizes.observe(this.canvas);
  }

  close() {
    clearInterval(this.looking);
    clearTimeout(this.due);
    this.sizes.disconnect();
    this.isOpen = false;
  }
}
