'use strict';
const collator = new Intl.Collator('cs', { numeric: true });

for (const section of document.querySelectorAll('.exercise')) {
  const body = section.querySelector('.class tbody');
  const search = section.querySelector('input');
  const state = section.querySelector('select');
  const count = section.querySelector('output');
  const plain = text => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const rows = [...body.rows].map(row => ({ row, text: plain(row.innerText), states: row.dataset.state.split(' ') }));

  const filter = () => {
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { row, text, states } of rows) {
      const fits = words.every(word => text.includes(word)) && (!state.value || states.includes(state.value));
      row.hidden = !fits;
      shown += fits;
    }
    count.value = shown === rows.length ? '' : `${shown} of ${rows.length}`;
  };
  search.addEventListener('input', filter);
  state.addEventListener('change', filter);

  section.querySelectorAll('.class thead th').forEach((heading, column) => {
    heading.querySelector('button').addEventListener('click', () => {
      const down = heading.getAttribute('aria-sort') === 'ascending';
      section.querySelectorAll('[aria-sort]').forEach(other => other.removeAttribute('aria-sort'));
      heading.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      const value = ({ row }) => {
        const cell = row.cells[column];
        return heading.dataset.sort === 'number' ? Number(cell.dataset.value ?? cell.innerText) : cell.innerText;
      };
      const keyed = rows.map(entry => [value(entry), entry.row]);
      keyed.sort(([a], [b]) => (typeof a === 'number' ? a - b : collator.compare(a, b)) * (down ? -1 : 1));
      body.append(...keyed.map(([, row]) => row));
    });
  });

  const levels = JSON.parse(section.querySelector('.levels').textContent);
  section.querySelector('.class').addEventListener('mousemove', event => {
    const picture = event.target.closest('svg');
    if (!picture || !levels.length) return hide();
    const box = picture.getBoundingClientRect();
    const index = Math.min(levels.length - 1, Math.max(0, Math.floor((event.clientX - box.left) / box.width * levels.length)));
    const [number, sentence, share] = levels[index];
    show(event, `level ${number}: ${sentence} (${Math.round(share * 100)} % of the class)`);
  });
  section.querySelector('.class').addEventListener('mouseleave', hide);

  section.querySelector('.print-all').addEventListener('click', () => {
    document.body.classList.add('everybody');
    window.print();
    document.body.classList.remove('everybody');
  });
}

function show(event, text) {
  const hint = document.getElementById('hint');
  hint.textContent = text;
  hint.hidden = false;
  hint.style.left = `${Math.min(event.clientX + 12, innerWidth - hint.offsetWidth - 8)}px`;
  hint.style.top = `${event.clientY + 18}px`;
}

function hide() {
  document.getElementById('hint').hidden = true;
}

addEventListener('keydown', event => {
  const here = document.querySelector('article.student:target');
  if (event.key === 'Escape' && here) location.hash = '';
  if (event.key === '/' && !here && event.target.tagName !== 'INPUT') {
    event.preventDefault();
    document.querySelector('input[type=search]')?.focus();
  }
});
addEventListener('hashchange', () => scrollTo(0, 0));
