import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { sourceFiles } from './architecture.mjs';
import { ROOMS } from './floors.mjs';

// A file of a few lines that one neighbour uses is a function of that neighbour.

/** Fewer lines of code than this, imports not counted, are a tiny file. */
const TINY = 12;

const isTest = (/** @type {string} */ file) => /\.(test|spec)\.tsx?$/.test(file) || /^[^/]+\/src\/test\//.test(file);

/** What has its place by its name (CONTRIBUTING.md): role suffixes, the limits and variables of a feature or room. */
const hasItsPlace = (/** @type {string} */ file) => /\.[a-z-]+\.tsx?$|\/(env|limits|main|index)\.tsx?$/.test(file);

const IMPORT = /\bfrom\s+'([^']+)'|\bimport\s+'([^']+)'|\bimport\(\s*'([^']+)'/g;

/**
 * @param {string} text of a file
 * @returns {{specifier: string, isLazy: boolean}[]} what it imports
 */
const importsOf = (text) =>
  [...text.matchAll(IMPORT)].map(([, named, bare, lazy]) => ({
    specifier: named ?? bare ?? lazy ?? '',
    isLazy: lazy !== undefined,
  }));

/**
 * Lines of code: neither blank, nor comment, nor import.
 * @param {string} text
 */
export function codeLines(text) {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^import\b[\s\S]*?;$/gm, '')
    .replace(/^\s*\/\/.*$/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

/**
 * The files below `root` that belong into the one file that uses them, room by room: "file (lines) → user".
 * @param {string} root
 * @returns {string[]}
 */
export function tinyFiles(root) {
  const files = ROOMS.flatMap((room) => sourceFiles(root, `${room}/src`));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  /** @type {Set<string>} */
  const lazy = new Set();
  for (const [file, text] of texts) {
    for (const { specifier, isLazy } of importsOf(text)) {
      const target = resolveImport(file, specifier, texts);
      if (!target) continue;
      if (isLazy) lazy.add(target);
      users.set(target, (users.get(target) ?? new Set()).add(file));
    }
  }
  return files.flatMap((file) => {
    const production = [...(users.get(file) ?? [])].filter((user) => !isTest(user));
    const [user] = production;
    if (isTest(file) || hasItsPlace(file) || lazy.has(file) || !user || production.length > 1) return [];
    if (dirname(user) !== dirname(file) || hasOwnTest(root, file)) return [];
    const lines = codeLines(texts.get(file) ?? '');
    return lines < TINY ? [`${file} (${lines} lines) has one user, ${user}: put it there`] : [];
  });
}

/**
 * What has a test of its own was worth looking at by itself.
 * @param {string} root
 * @param {string} file
 */
const hasOwnTest = (root, file) =>
  ['test.ts', 'test.tsx', 'int.test.ts', 'queue.int.test.ts'].some((end) =>
    existsSync(join(root, file.replace(/tsx?$/, end))),
  );

/**
 * @param {string} from
 * @param {string} specifier
 * @param {Map<string, string>} known
 */
function resolveImport(from, specifier, known) {
  const room = /^@homologa\/([^/]+)\/(.+)$/.exec(specifier);
  const path = room ? `${room[1]}/src/${room[2]}` : posix.join(posix.dirname(from), specifier);
  if (!room && !specifier.startsWith('.')) return null;
  return (
    ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((file) => known.has(file)) ?? null
  );
}
