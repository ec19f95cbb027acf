// SPDX-License-Identifier: Apache-2.0
// Takes the inner pictures of jacks, queens and kings out of @letele/playing-cards (CC0), and
// writes each as one SVG; frame, indices and pips are drawn by the page itself.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const out = fileURLToPath(new URL('../src/assets/courts/', import.meta.url));
const source = new URL('../node_modules/@letele/playing-cards/dist/index.esm.js', import.meta.url);

const attribute_names = { className: null, xlinkHref: 'href', xmlnsXlink: null };
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());

function element(name, properties, ...children) {
  return { name, properties: properties ?? {}, children: children.flat().filter(Boolean) };
}

function markup({ name, properties, children }) {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(properties)) {
    const plain = key in attribute_names ? attribute_names[key] : key;
    if (plain === null || value === undefined) continue;
    const camel = ['viewBox', 'preserveAspectRatio', 'patternUnits'].includes(plain);
    text += ` ${camel ? plain : kebab(plain)}="${value}"`;
  }
  return children.length ? `${text}>${children.map(markup).join('')}</${name}>` : `${text}/>`;
}

// Layers of the picture fill its frame; everything else on the card is left behind.
const frame_width = 164.8;
const colours = { '#44F': '#2f4f93', red: '#b8352f', '#FC4': '#e6b84f', '#000': '#1c1c22' };

function recoloured(node) {
  for (const key of ['fill', 'stroke']) {
    const colour = node.properties[key];
    if (colour in colours) node.properties[key] = colours[colour];
  }
  node.children.forEach(recoloured);
  return node;
}

function inner(card) {
  const layers = card.children.filter(
    ({ name, properties }) => name === 'use' && properties.width === frame_width,
  );
  const definitions = card.children.filter(({ name }) => name === 'defs');
  const picture = element('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '-82.4 -130.4 164.8 260.8',
    preserveAspectRatio: 'none',
  });
  picture.children = [...definitions, ...layers];
  const used = markup(recoloured(picture));
  return used.replaceAll(/[A-Z]-[A-Z]_svg__/g, '');
}

const code = readFileSync(source, 'utf8')
  .replace(/^import .*$/gm, '')
  .replace(
    /export \{([^}]*)\};?/,
    (_, list) => `return {${list.replace(/(\w+) as (\w+)/g, '$2: $1')}};`,
  );
const deck = new Function('React', '_extends', code)({ createElement: element }, Object.assign);

mkdirSync(out, { recursive: true });
for (const suit of 'CDHS') {
  for (const rank of 'jqk') {
    const file = `${out}${rank.toUpperCase()}${suit}.svg`;
    const picture = inner(deck[suit + rank]({})) + '\n';
    // What is newer than the built page is built anew.
    if (existsSync(file) && readFileSync(file, 'utf8') === picture) continue;
    writeFileSync(file, picture);
  }
}
