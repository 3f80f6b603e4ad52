// The pictures of cards and pieces, also in colours.

const FRAME_HEIGHT = 308;
const FRAME_END = 54;

/** The pictures of cards and all else, by their names. */
export class Atlas {
  constructor() {
    /** @type {Map<string, { image: ImageBitmap, box: number[] }>} */
    this.regions = new Map();
    this.tinted = new Map();
    this.decks = new Map();
  }

  async load() {
    const get = async (name) => await fetch(new URL(`static/${name}`, import.meta.url));
    const image = async (name) => createImageBitmap(await (await get(name)).blob());
    const [deck, deck4, pieces, cardBoxes, pieceBoxes] = await Promise.all([
      image('deck.png'),
      image('deck4.png'),
      image('pieces.png'),
      get('deck.json').then((answer) => answer.json()),
      get('pieces.json').then((answer) => answer.json()),
    ]);
    this.images = { false: deck, true: deck4 };
    for (const [name, box] of Object.entries(cardBoxes)) this.regions.set(name, { image: deck, box });
    for (const [name, box] of Object.entries(pieceBoxes)) {
      this.regions.set(name, { image: pieces, box });
      if (name.startsWith('frame-')) {
        const [x, y, width, height] = box;
        const end = Math.floor((height * FRAME_END) / FRAME_HEIGHT);
        this.regions.set(`${name}-n`, { image: pieces, box: [x, y, width, end] });
        this.regions.set(`${name}-c`, { image: pieces, box: [x, y + end, width, height - 2 * end] });
        this.regions.set(`${name}-s`, { image: pieces, box: [x, y + height - end, width, end] });
      }
    }
    this.cards = new Set(Object.keys(cardBoxes));
    return this;
  }

  /** The region in a colour by which all its pixels are multiplied. */
  coloured(name, red, green, blue, fourColours) {
    const { image, box } = this.regions.get(name) ?? {};
    if (!image) return null;
    const source = this.cards.has(name) ? this.images[fourColours] : image;
    if (red === 255 && green === 255 && blue === 255) return { source, box };
    const key = `${name} ${red} ${green} ${blue} ${fourColours}`;
    if (!this.tinted.has(key)) {
      const [x, y, width, height] = box;
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      pen.drawImage(source, x, y, width, height, 0, 0, width, height);
      pen.globalCompositeOperation = 'multiply';
      pen.fillStyle = `rgb(${red}, ${green}, ${blue})`;
      pen.fillRect(0, 0, width, height);
      pen.globalCompositeOperation = 'destination-in';
      pen.drawImage(source, x, y, width, height, 0, 0, width, height);
      this.tinted.set(key, { source: canvas, box: [0, 0, width, height] });
    }
    return this.tinted.get(key);
  }
}
