// A table at which others play, for who only watches: its pictures come from the server of the game. Steps that are
// over can be looked at again, as long as the server has them.
import { Atlas } from './atlas.js';
import { Table } from './table.js';

const NOTHING = { picture: null, words: null, wait: null, sound: '', copied: '', four_colours: false };

const parent = document.getElementById('table');
const state = document.getElementById('state');
let space = [1, 1, 1];
let version = '';
const asked = new URLSearchParams(location.search).get('krok');
/** The step that is shown; null for what is on the table now. @type {number | null} */
let step = asked === null || Number.isNaN(Number(asked)) ? null : Number(asked);
let shown = 0;
let last = 0;

/** Stands for Python: what the player of a game would tell it has no meaning here. */
const server = {
  /** @param {string} name @param {any[]} parts */
  async ask(name, ...parts) {
    if (name === 'begin') return JSON.stringify({ limit: 0, sounds: {} });
    const [, what, values] = parts;
    if (what === 'space') {
      space = JSON.parse(values);
      version = '';
    }
    if (what === 'space' || what === 'look') {
      try {
        const wanted = new URLSearchParams({ space: space.join(), version });
        if (step !== null) wanted.set('step', String(step));
        const answer = await fetch(`${location.pathname}?${wanted}`);
        if (answer.ok) {
          const told = await answer.json();
          version = told.version;
          last = told.last;
          if ('step' in told) shown = told.step;
          if ('step' in told) state.textContent = `Krok ${shown}: ${told.what}`;
          return JSON.stringify({ ...NOTHING, ...told.reply });
        }
        state.textContent = step === null ? 'U tohohle stolu teď nikdo nehraje.' : `Krok ${step} v záznamu není.`;
      } catch {
        state.textContent = 'Server se neozývá.';
      }
    }
    return JSON.stringify(NOTHING);
  },
  end() {},
};

const nobody = { exercise: '', beforeBegin: async () => {}, beforeLook: async () => {}, isTesting: () => false };
const atlas = await new Atlas().load();
const table = new Table(parent, /** @type {any} */ (server), atlas, nobody);
await table.begin();

/** @param {number | null} wanted */
const go = (wanted) => {
  step = wanted === null ? null : Math.min(Math.max(wanted, 0), last);
  table.tell('look', []);
};
const keys = {
  Home: () => go(0),
  ArrowLeft: () => go((step ?? shown) - 1),
  ArrowRight: () => (step === null ? undefined : go(step + 1)),
  End: () => go(null),
};
for (const [number, key] of Object.keys(keys).entries()) {
  document.getElementById('steps')?.children[number].addEventListener('click', keys[key]);
}
addEventListener('keydown', (event) => keys[event.key]?.());
