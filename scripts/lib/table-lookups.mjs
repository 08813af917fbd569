import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './architecture.mjs';
import { ROOMS } from './floors.mjs';
import { isTest, withoutComments } from './source-rules.mjs';

// An object that any text may be looked up in also knows 'constructor' and 'toString'. Such tables are asked by
// `lookUp` of the domain, which asks for the table's own entries alone, or they are a Map.

const OPEN = String.raw`(?:Readonly<|Partial<)*Record<string,`;
const TABLE = new RegExp(String.raw`^(export\s+)?const\s+(\w+)\s*:\s*${OPEN}`, 'gm');
/** The file of the helper itself. */
const HELPER = 'domain/src/language/record-of.ts';

/**
 * The tables for any text that a file declares, and whether others may import them.
 * @param {string} text
 */
export const tablesIn = (text) =>
  [...text.matchAll(TABLE)].map(([, isExported, name = '']) => ({ name, isExported: Boolean(isExported) }));

/**
 * The look-ups in a text without comments that do not ask for a table's own entries, as {line, says}.
 * @param {string} text
 * @param {Iterable<string>} tables
 */
export function lookupsIn(text, tables) {
  const names = [...tables].join('|');
  const patterns = [
    // A value, not a type or a binding; a name that is written down is nobody's word.
    ...(names ? [new RegExp(String.raw`(?<![.\w])(?:${names})(?:\?\.)?\[(?!\s*(?:'[^']*'|\d+)\s*\])`, 'g')] : []),
    ...(names ? [new RegExp(String.raw`\bin\s+(?:${names})\b(?!\s*[.)(])`, 'g')] : []),
    new RegExp(String.raw`\bas\s+${OPEN}[^()]*>\s*(?:\|\s*undefined)?\)(?:\?\.)?\[(?!')`, 'g'),
    /\[[^[\]]*\bas keyof\b[^[\]]*\]/g,
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      line: text.slice(0, index).split('\n').length,
      says: found.trim(),
    })),
  );
}

/**
 * Look-ups of a plain object by any text, in production code. Gives "file:line …".
 * @param {string} root
 * @returns {string[]}
 */
export function tableLookups(root) {
  const files = ROOMS.flatMap((room) => sourceFiles(root, `${room}/src`)).filter(
    (file) => !isTest(file) && file !== HELPER,
  );
  const texts = new Map(files.map((file) => [file, withoutComments(readFileSync(join(root, file), 'utf8'))]));
  const shared = [...texts.values()].flatMap((text) =>
    tablesIn(text).flatMap(({ name, isExported }) => (isExported ? [name] : [])),
  );
  return [...texts].flatMap(([file, text]) => {
    const imported = shared.filter((name) => new RegExp(String.raw`^import\s[^;]*\b${name}\b`, 'm').test(text));
    const tables = new Set([...tablesIn(text).map(({ name }) => name), ...imported]);
    return lookupsIn(text, tables).map(({ line, says }) => `${file}:${line} ${says}: use lookUp, or a Map`);
  });
}
