// One exercise in the page: lesson or table on one side, editor and the answer of the tests on the other.
import { Atlas } from './atlas.js';
import { Console } from './console.js';
import { makeEditor } from './editor.js';
import { strToU8, unzipSync, zipSync } from './fflate.js';
import { Ended, Python, STUCK, STUCK_AFTER } from './python.js';
import { Store } from './store.js';
import { Table } from './table.js';

const SAVED_AFTER = 300;
/** What can be seen one at a time, each a tab; on a wide page the program and its answer are there besides. */
const PANELS = ['reading', 'program', 'answer', 'table', 'console'];
const BESIDE = ['program', 'answer'];
const narrow = window.matchMedia('(max-width: 860px)');
/** What a terminal would be told at the end of a line: the tests of an exercise, a hint, a call line by line, an answer, or its game. */
const COMMAND = /\b(?:pytest tests\/\w+(?: --level (\d+))?(?: (--hint|--trace-call|--answer))?|python ui\.py \w+)$/gm;
const LABELS = { '--hint': 'Poradit', '--trace-call': 'Řádek po řádku', '--answer': 'Ukaž odpověď' };
const STEPS = /^Volání ještě jednou, řádek po řádku:\n(?:.+\n)+/m;
const MARGIN = 8;
const FALLEN = 'Program shodil celý Python: nejspíš chtěl moc paměti.';

/** The element with this `id`; each is of the kind that its use needs. @returns {any} */
const $ = (name) => document.getElementById(name);
const exercise = JSON.parse($('exercise').textContent);
const pathOf = (file) => `zadani/${exercise.name}/${file}`;

const editor = makeEditor($('editor'), {
  label: 'Tvůj program. Ven z editoru: Escape a pak Tab.',
  onChange: changed,
  onRun: () => test(),
});
const texts = {};
let store = null;
let python = null;
let table = null;
let terminal = null;
let atlas = null;
let file = exercise.files[0];
let isTesting = false;
let lastTest = '';
let lastNews = 0;
let given = {};
/** How far this exercise is: what Python told after the tests, and when. */
let progress = null;
/** What Python keeps for the player, by its paths: settings, scores, unfinished games. */
const kept = {};

function say(text) {
  $('state').textContent = text;
}

// Files.

async function load() {
  given = await (await fetch(new URL(`${exercise.name}.json`, import.meta.url))).json();
  try {
    store = await Store.open();
    store.heard = (path, text) => {
      const name = path.split('/').at(-1);
      if (!(name in texts) || path !== pathOf(name)) return;
      texts[name] = text;
      if (name === file) editor.set(text);
    };
  } catch {
    $('warning').textContent =
      'Tenhle prohlížeč si práci nepamatuje (třeba v anonymním okně). ' + 'Než stránku zavřeš, stáhni si ji.';
    $('warning').hidden = false;
  }
  for (const name of exercise.files) {
    texts[name] = (await store?.read(pathOf(name)).catch(() => undefined)) ?? given[name];
  }
  for (const [path, text] of Object.entries((await store?.all('nastaveni/').catch(() => ({}))) ?? {}))
    kept[path] = text;
  const level = Number(await store?.read(`level/${exercise.name}`).catch(() => undefined));
  if (exercise.levels.includes(level)) $('level').value = String(level);
  progress = JSON.parse((await store?.read(`postup/${exercise.name}`).catch(() => undefined)) ?? 'null');
}

/** Names of files that have changed since they were kept. */
const unsaved = new Set();
let saving = 0;
let changes = 0;
function changed(text) {
  texts[file] = text;
  changes += 1;
  unsaved.add(file);
  editor.markLine(0);
  clearTimeout(saving);
  saving = setTimeout(save, SAVED_AFTER);
}

function save() {
  for (const name of unsaved) store?.write(pathOf(name), texts[name]).catch(notKept);
  unsaved.clear();
}

function notKept() {
  $('warning').textContent = 'Prohlížeč odmítl práci uložit, asi mu došlo místo. Stáhni si ji.';
  $('warning').hidden = false;
}

async function give() {
  for (const name of exercise.files) await python.ask('write', pathOf(name), texts[name]);
}

async function giveAll() {
  for (const [path, text] of Object.entries(kept)) await python.ask('write', path, text);
  await give();
}

function keep(path, text) {
  kept[path] = text;
  store?.write(path, text).catch(notKept);
}

function show(name) {
  file = name;
  editor.open(texts[name]);
  select([...$('files').children].find((button) => button.dataset.file === name));
}

// Tests.

async function test(option = '') {
  if (isTesting) return;
  isTesting = true;
  lastTest = '';
  let code = null;
  if (narrow.matches) panel('answer');
  const level = $('level').value;
  const answer = $('answer');
  const before = changes;
  answer.textContent = python.isReady ? '' : 'Python se teprve připravuje, testy začnou hned potom.\n';
  for (const name of ['run', 'hint', 'trace']) $(name).disabled = true;
  $('stop').hidden = false;
  for (const name of exercise.files) store?.keep(pathOf(name), texts[name]).catch(() => {});
  keepLevel();
  try {
    await give();
    if (progress) await python.ask('remember', exercise.name, JSON.stringify(progress.passed));
    answer.textContent = '';
    lastNews = performance.now();
    code = await python.ask('test', exercise.name, level === '' ? undefined : Number(level), option);
    mark(answer.textContent);
    const next = offerCommands(answer);
    showAsked(answer, option);
    if (code === 0 && next) {
      $('level').value = next;
      keepLevel();
    }
  } catch (error) {
    if (!(error instanceof Ended)) answer.textContent += `\nTady selhala stránka, ne tvůj program: ${error.message}\n`;
  }
  isTesting = false;
  for (const name of ['run', 'hint', 'trace']) $(name).disabled = false;
  $('stop').hidden = true;
  if (changes === before) answer.focus({ preventScroll: true }); // who is writing goes on
}

/** Scroll to what was asked for: it stands below the failure, the call line by line or the hint. */
function showAsked(answer, option) {
  const steps = answer.querySelector('.steps');
  if (steps) answer.scrollTop = steps.offsetTop - answer.offsetTop - MARGIN;
  else if (option) answer.scrollTop = answer.scrollHeight;
}

/** Mark the line of the open file that the answer names first. */
function mark(text) {
  const found = text.match(new RegExp(`${file.replace('.', '\\.')}, řádek (\\d+)`));
  editor.markLine(found ? Number(found[1]) : 0);
}

function keepLevel() {
  store?.write(`level/${exercise.name}`, $('level').value).catch(() => {});
}

/**
 * Put buttons that do the same here in place of the commands that an answer names at the ends of its lines.
 * Gives the last level that one of them tests.
 */
function offerCommands(answer) {
  const text = answer.textContent;
  const parts = [];
  let end = 0;
  let next = '';
  for (const { 0: command, 1: level, 2: option, index } of text.matchAll(COMMAND)) {
    const isGame = command.startsWith('python');
    const button = document.createElement('button');
    button.type = 'button';
    button.title = command;
    const tests = level ? `Spustit testy do levelu ${level}` : 'Spustit testy';
    button.textContent = isGame ? 'Zahrát si' : (LABELS[option] ?? tests);
    button.onclick = isGame
      ? $('play').onclick
      : () => {
          $('level').value = level ?? '';
          test(option);
        };
    parts.push(...unwrapped(text.slice(end, index)), button);
    end = index + command.length;
    next = level ?? next;
  }
  answer.replaceChildren(...parts, ...unwrapped(text.slice(end)));
  return next;
}

/** The text in parts, the call line by line in an element of its own: it has two columns, and is read along its lines. */
function unwrapped(text) {
  const found = text.match(STEPS);
  if (!found) return [text];
  const steps = document.createElement('span');
  steps.className = 'steps';
  steps.textContent = found[0];
  return [text.slice(0, found.index), steps, text.slice(found.index + found[0].length)];
}

function endTests(why) {
  const level = exercise.tests[lastTest.split('::')[0]] ?? '';
  python.end();
  $('answer').textContent +=
    `\n${why}${level ? ` Běžel právě test z části „${level}“.` : ''}\n` +
    'Python se spouští znovu, tvůj program zůstal, jak byl.\n';
  if (table) table.goOn('itself').catch(() => {});
}

setInterval(() => {
  if (isTesting && python?.isReady && performance.now() - lastNews > STUCK_AFTER) {
    endTests(STUCK);
  }
}, 1000);

function endFallen(name) {
  if (name === 'test') endTests(FALLEN);
  else if (name === 'console') terminal?.stop(FALLEN);
  else if (table) table.stop('itself');
  else python.end();
}

function hear(kind, data) {
  lastNews = performance.now();
  if (kind === 'text') {
    if (isTesting) $('answer').textContent += data;
  } else if (kind === 'test') lastTest = data;
  else if (kind === 'kept') keep(...JSON.parse(data));
  else if (kind === 'progress') {
    progress = { ...JSON.parse(data), time: Date.now() };
    store?.write(`postup/${exercise.name}`, JSON.stringify(progress)).catch(notKept);
  } else if (kind === 'console') terminal?.hear();
  else table?.hear(kind, data);
}

// The table.

async function play() {
  panel('table');
  if (!atlas) atlas = await new Atlas().load();
  if (table) {
    $('table').focus();
    return;
  }
  table = new Table($('table'), python, atlas, {
    exercise: exercise.name,
    beforeBegin: giveAll,
    beforeLook: give,
    isTesting: () => isTesting,
  });
  await table.begin();
  $('table').focus();
}

function playInConsole() {
  panel('console');
  if (terminal) return;
  const end = () => {
    python.end();
    table?.goOn('itself').catch(() => {});
  };
  terminal = new Console($, python, { exercise: exercise.name, give, end, say });
  terminal.begin();
}

// What can be seen.

/** Which panel a narrow page shows, and which one stands beside the program on a wide one. */
const seen = { narrow: 'reading', wide: 'reading' };

function panel(name) {
  seen.narrow = name;
  if (!BESIDE.includes(name)) seen.wide = name;
  arrange();
}

function arrange() {
  const current = narrow.matches ? seen.narrow : seen.wide;
  const isBeside = BESIDE.includes(current);
  for (const one of PANELS) {
    const isTab = narrow.matches || !BESIDE.includes(one);
    $(`show-${one}`).hidden = !isTab;
    $(one).hidden = isTab && one !== current;
    $(one).setAttribute('role', isTab ? 'tabpanel' : 'region');
  }
  $('left').hidden = isBeside;
  $('right').hidden = narrow.matches && !isBeside;
  $('main').dataset.shown = current;
  select($(`show-${current}`));
  editor.wrap(narrow.matches);
  if (current === 'program') editor.showMark();
}

/** Of the tabs in a list, this one is the chosen one, and the one that the Tab key leads to. @param {HTMLElement} tab */
function select(tab) {
  for (const other of /** @type {Iterable<any>} */ (tab.parentElement.children)) {
    other.setAttribute('aria-selected', String(other === tab));
    other.tabIndex = other === tab ? 0 : -1;
  }
}

/** Let arrow keys lead from tab to tab; Enter or a click chooses: a table, or a game in the console, begins by that. */
function makeTabs(list) {
  list.addEventListener('keydown', (event) => {
    const tabs = [...list.children].filter((tab) => !tab.hidden);
    const here = tabs.indexOf(document.activeElement);
    const there = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
    if (there === undefined) return;
    event.preventDefault();
    tabs.at(there % tabs.length).focus();
  });
}

/** A menu closes when something of it is chosen, by Escape, and when the keyboard is elsewhere. */
function makeMenu(menu) {
  const close = () => menu.removeAttribute('open');
  menu.querySelector('div').addEventListener('click', close);
  menu.addEventListener('focusout', (event) => {
    if (!menu.contains(event.relatedTarget)) close();
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary').focus();
  });
}

// Taking work away and bringing it back.

function download() {
  const files = Object.fromEntries(exercise.files.map((name) => [`${exercise.name}/${name}`, strToU8(texts[name])]));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([zipSync(files)], { type: 'application/zip' }));
  link.download = `${exercise.name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function upload([chosen]) {
  if (!chosen) return;
  let found = {};
  const isZip = chosen.name.toLowerCase().endsWith('.zip');
  try {
    const data = new Uint8Array(await chosen.arrayBuffer());
    found = isZip ? unzipSync(data) : { [chosen.name]: data };
  } catch {
    say(`Soubor ${chosen.name} nejde ${isZip ? 'otevřít jako zip' : 'přečíst'}.`);
    return;
  }
  const read = {};
  for (const [path, content] of Object.entries(found)) {
    const name = path.split('/').at(-1);
    if (!exercise.files.includes(name)) continue;
    try {
      read[name] = new TextDecoder('utf-8', { fatal: true }).decode(content);
    } catch {
      say(`Soubor ${name} není uložený v kódování UTF-8. Ulož ho tak a nahraj znovu.`);
      return;
    }
  }
  const taken = Object.keys(read);
  for (const name of taken) {
    await store?.keep(pathOf(name), texts[name]).catch(() => {});
    texts[name] = read[name];
    await store?.write(pathOf(name), texts[name]).catch(notKept);
  }
  show(file);
  say(
    taken.length
      ? `Nahráno: ${taken.join(', ')}. Co tu bylo předtím, je ve starších verzích.`
      : `V souboru ${chosen.name} není nic, co patří k téhle hře (${exercise.files.join(', ')}).`,
  );
}

async function showVersions() {
  const list = $('version-list');
  list.replaceChildren();
  const versions = store ? await store.versions(pathOf(file)) : [];
  const when = new Intl.DateTimeFormat('cs', { dateStyle: 'medium', timeStyle: 'short' });
  const offer = (label, text) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.onclick = async () => {
      await store?.keep(pathOf(file), texts[file]).catch(() => {});
      texts[file] = text;
      await store?.write(pathOf(file), text).catch(notKept);
      show(file);
      $('versions').close();
    };
    list.appendChild(document.createElement('li')).appendChild(button);
  };
  for (const version of versions) {
    offer(`${when.format(version.time)}, řádků: ${version.text.split('\n').length}`, version.text);
  }
  offer('Zadání, jak bylo na začátku', given[file]);
  $('versions').showModal();
}

// The page.

async function begin() {
  python = new Python();
  python.hear = hear;
  python.tellFallen = endFallen;
  python.tellState = (state, why) => {
    say(
      { starting: 'Python se připravuje…', ready: 'Python je připravený.', failed: `Python nejde spustit: ${why}` }[
        state
      ],
    );
    document.documentElement.dataset.python = state;
  };
  arrange();
  await load();
  show(file);
  if (exercise.files.length < 2) $('files').hidden = true;
  $('run').onclick = () => test();
  $('hint').onclick = () => test('--hint');
  $('trace').onclick = () => test('--trace-call');
  $('stop').onclick = () => endTests('Testy jsou zastavené.');
  $('play').onclick = $('show-table').onclick = () => play().catch((error) => say(error.message));
  $('show-console').onclick = playInConsole;
  /** @type {any} */ (document.querySelector('.skip')).onclick = () => panel('program');
  for (const one of ['reading', 'program', 'answer']) $(`show-${one}`).onclick = () => panel(one);
  $('download').onclick = download;
  $('upload').onclick = () => $('upload-file').click();
  $('upload-file').onchange = ({ target }) =>
    upload(target.files).finally(() => {
      target.value = '';
    });
  $('show-versions').onclick = showVersions;
  for (const list of [$('panels'), $('files')]) makeTabs(list);
  makeMenu($('work'));
  narrow.addEventListener('change', arrange);
  for (const button of $('files').children) button.onclick = () => show(button.dataset.file);
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented) test();
  });
  window.addEventListener('pagehide', save);
  navigator.serviceWorker?.register(new URL('./offline.js', import.meta.url)).catch(() => {});
}

begin();
