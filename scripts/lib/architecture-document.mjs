import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOORS, ROOM_KNOWS } from './floors.mjs';
import { ROOT } from './paths.mjs';

// The diagrams of ARCHITECTURE.md that say what floors.mjs says.

const DOCUMENT = 'ARCHITECTURE.md';
const mermaid = (lines) => ['```mermaid', ...lines, '```'].join('\n');

function roomsDiagram() {
  const arrows = Object.entries(ROOM_KNOWS).flatMap(([room, known]) => known.map((other) => `  ${room} --> ${other}`));
  return mermaid(['flowchart TB', ...arrows]);
}

/** One room, the top floor first; an arrow may skip floors, never turn back. */
function floorsDiagram(room) {
  const floors = FLOORS[room].map((names, floor) => `  floor${floor}["${floor} · ${names.join(' · ')}"]`);
  const downward = FLOORS[room].map((_names, floor) => `floor${floor}`).reverse();
  return mermaid(['flowchart TB', ...floors.reverse(), `  ${downward.join(' --> ')}`]);
}

const DIAGRAMS = {
  rooms: roomsDiagram,
  ...Object.fromEntries(Object.keys(FLOORS).map((room) => [`floors of ${room}`, () => floorsDiagram(room)])),
};

/** The document with its generated diagrams as they should be; throws where the place of one is missing. */
function renewed(text) {
  return Object.entries(DIAGRAMS).reduce((document, [name, draw]) => {
    const start = `<!-- generated: ${name} -->`;
    const end = '<!-- end -->';
    const from = document.indexOf(start);
    const to = document.indexOf(end, from);
    if (from === -1 || to === -1) throw new Error(`${DOCUMENT} has no place for the diagram '${name}'`);
    return `${document.slice(0, from)}${start}\n${draw()}\n${document.slice(to)}`;
  }, text);
}

/** A finding where the diagrams no longer say what is declared. */
export function staleDiagrams(root = ROOT) {
  const path = join(root, DOCUMENT);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  return renewed(text) === text ? [] : [`${DOCUMENT}: its diagrams are stale, npm run format renews them`];
}

/** Writes the diagrams anew. */
export function main() {
  const path = join(ROOT, DOCUMENT);
  writeFileSync(path, renewed(readFileSync(path, 'utf8')));
}
