// A console game: what the program prints, and a line to type into. With each line it runs again from its beginning.
import { Ended, STUCK, STUCK_AFTER } from './python.js';

export class Console {
  /**
   * @param {(name: string) => any} $ finds an element by its `id`
   * @param {import('./python.js').Python} python
   * @param {{ exercise: string, give: () => Promise<void>, end: () => void, say: (text: string) => void }} what
   */
  constructor($, python, what) {
    this.python = python;
    this.what = what;
    this.log = $('console-log');
    this.line = $('console-line');
    this.file = $('console-file');
    this.again = $('console-again');
    this.stopping = $('console-stop');
    this.turn = 0;
    this.since = 0;
    this.why = '';
    this.asks = false;
    this.again.onclick = () => this.begin();
    this.file.onchange = () => this.begin();
    this.stopping.onclick = () => this.stop('Program je zastavený.');
    $('console-form').onsubmit = (event) => {
      event.preventDefault();
      if (!this.asks) return;
      this.lines.push(this.line.value);
      this.line.value = '';
      this.run();
    };
    setInterval(() => {
      if (this.since && performance.now() - this.since > STUCK_AFTER) {
        this.stop(STUCK);
      }
    }, 1000);
  }

  /** Another game; the number decides its chance. */
  async begin() {
    this.lines = [];
    this.seed = Math.floor(Math.random() * 2 ** 31);
    this.shown = '';
    this.log.replaceChildren();
    this.line.focus({ preventScroll: true });
    await this.run();
  }

  /** Python has begun to run the program. */
  hear() {
    this.since = performance.now();
  }

  stop(why) {
    this.why = why;
    this.what.end();
  }

  async run() {
    this.turn += 1;
    const { turn } = this;
    this.asks = false;
    this.why = '';
    this.stopping.hidden = false;
    const [text, end] = await this.played();
    if (turn !== this.turn) return;
    this.since = 0;
    this.stopping.hidden = true;
    this.show(text, end);
  }

  /** @returns {Promise<[string, string]>} what was printed, and how it ended */
  async played() {
    const { turn } = this;
    while (turn === this.turn) {
      try {
        await this.what.give();
        const parts = [this.what.exercise, this.file.value, this.seed, JSON.stringify(this.lines)];
        return JSON.parse(await this.python.ask('console', ...parts));
      } catch (error) {
        this.since = 0;
        if (!(error instanceof Ended)) return [this.shown, `Tady selhala stránka, ne tvůj program: ${error.message}`];
        if (this.why) return [this.shown, `${this.why} Python se spouští znovu.`];
      } // somebody else has ended Python: the next one plays
    }
    return ['', ''];
  }

  show(text, end) {
    if (text.startsWith(this.shown)) {
      this.log.append(text.slice(this.shown.length));
    } else {
      this.log.replaceChildren(text);
      this.what.say('Program hraje jinak než předtím, proto je tu celá hra znovu.');
    }
    this.shown = text;
    this.asks = !end;
    if (end) {
      const told = document.createElement('strong');
      told.textContent = `${text && !text.endsWith('\n') ? '\n' : ''}${end}\n`;
      this.log.append(told);
      if (document.activeElement === this.line) this.again.focus({ preventScroll: true });
    }
    this.log.scrollTop = this.log.scrollHeight;
  }
}
