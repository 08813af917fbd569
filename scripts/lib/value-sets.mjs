import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './architecture.mjs';
import { ROOMS } from './floors.mjs';
import { isTest, withoutComments } from './source-rules.mjs';

// A text becomes a member of one of the domain's value sets by asking the domain (isX, findX), never by a cast: a
// value that the set no longer knows has to be noticed where it is read.

const LITERALS = String.raw`(?:\s*\|?\s*'[^']*')+`;
const DECLARATION = new RegExp(
  String.raw`\bexport type (\w+) =(?:\s*\(typeof \w+\)\[number\](?:\['\w+'\])?|${LITERALS});`,
  'g',
);

/**
 * The value sets that a text declares: unions of literals, and the members of a constant list.
 * @param {string} text
 * @returns {string[]}
 */
export const valueSetsIn = (text) => [...text.matchAll(DECLARATION)].map(([, name = '']) => name);

/**
 * The casts to one of `sets` in a text without comments, as {line, set}.
 * @param {string} text
 * @param {Iterable<string>} sets
 */
export function castsIn(text, sets) {
  const cast = new RegExp(
    String.raw`(?<=[\w)\]}'"!]\s+)as\s+(?:readonly\s+)?(${[...sets].join('|')})\b(?!\s*[.(<])`,
    'g',
  );
  const code = text.replace(/^(?:import|export)\s[^;]*?\sfrom\s[^;]*;/gm, (statement) =>
    statement.replace(/[^\n]/g, ' '),
  );
  return [...code.matchAll(cast)].map(({ index, 1: set = '' }) => ({
    line: code.slice(0, index).split('\n').length,
    set,
  }));
}

/**
 * Casts to the domain's value sets in production code, but for the file that declares the set: its own test of a text
 * may need one. Gives "file:line …".
 * @param {string} root
 * @returns {string[]}
 */
export function valueSetCasts(root) {
  const files = ROOMS.flatMap((room) => sourceFiles(root, `${room}/src`)).filter((file) => !isTest(file));
  const texts = new Map(files.map((file) => [file, withoutComments(readFileSync(join(root, file), 'utf8'))]));
  /** @type {Map<string, Set<string>>} */
  const declared = new Map();
  for (const [file, text] of texts) {
    if (!file.startsWith('domain/')) continue;
    for (const set of valueSetsIn(text)) declared.set(set, (declared.get(set) ?? new Set()).add(file));
  }
  return [...texts].flatMap(([file, text]) =>
    castsIn(text, declared.keys())
      .filter(({ set }) => !declared.get(set)?.has(file))
      .map(({ line, set }) => `${file}:${line} as ${set}: ask the domain whether it is one`),
  );
}
