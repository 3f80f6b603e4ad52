// The start page: how far each exercise is in this browser, and with which one to go on.
import { Store } from './store.js';

/** @typedef {{ done: number, total: number, words: string, time: number }} Progress */

/** @param {HTMLElement} game @param {Progress} progress @param {boolean} isLast */
function show(game, progress, isLast) {
  const bar = game.querySelector('progress');
  bar.max = progress.total;
  bar.value = progress.done;
  bar.hidden = false;
  game.querySelector('.state').textContent = progress.words;
  game.querySelector('.go').textContent = progress.done < progress.total ? 'Pokračovat' : 'Otevřít';
  game.classList.toggle('last', isLast);
}

/** @param {Store} store */
async function look(store) {
  const games = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.games a'))];
  const kept = await store.all('postup/');
  /** @type {[HTMLElement, Progress][]} */
  const begun = [];
  for (const game of games) {
    const text = kept[`postup/${game.dataset.name}`];
    if (text) begun.push([game, JSON.parse(text)]);
  }
  const latest = Math.max(...begun.map(([, progress]) => progress.time));
  for (const [game, progress] of begun) show(game, progress, progress.time === latest);
  if (!begun.length) return;
  const done = begun.reduce((sum, [, progress]) => sum + progress.done, 0);
  const total = games.reduce((sum, game) => sum + Number(game.dataset.levels), 0);
  const course = document.getElementById('course');
  course.textContent = `Hotové levely: ${done} z ${total}`;
  course.hidden = false;
}

/** @type {Store | null} */
let store = null;

async function begin() {
  if (store || !(await Store.exists())) return;
  store = await Store.open();
  store.heard = () => look(store);
  await look(store);
}

const tryToBegin = () => begin().catch(() => {}); // without a store nothing is known, and the links are there
document.addEventListener('visibilitychange', tryToBegin); // another tab may have made it meanwhile
tryToBegin();
