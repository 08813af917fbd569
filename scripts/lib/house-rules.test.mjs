import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commentFaults, commentViolations } from './source-rules.mjs';
import { lookupsIn, tableLookups } from './table-lookups.mjs';
import { codeLines, tinyFiles } from './tiny-files.mjs';
import { castsIn, valueSetCasts, valueSetsIn } from './value-sets.mjs';

/** @type {string[]} */
const roots = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/**
 * A small house with these files.
 * @param {Record<string, string>} files
 */
function house(files) {
  const root = mkdtempSync(join(tmpdir(), 'homologa-house-'));
  roots.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

// The words that comments here must not hold either.
const WHO = 'Whoever';
const ACT = 'deed';

const long = (/** @type {string} */ mark) => `${mark}${'x'.repeat(120)}`;

test('a comment is at most 120 columns wide and free of two words', () => {
  expect(commentFaults(`const a = 1;\n${long('// ')}\n`)).toEqual([
    { line: 2, says: 'a comment of 123 columns, 120 are the most' },
  ]);
  expect(commentFaults(`/**\n${long(' * ')}\n */\n`).map(({ line }) => line)).toEqual([2]);
  expect(commentFaults(`let a; // ${WHO} comes\n/** one ${ACT}, two ${ACT}s */\n`).map(({ line }) => line)).toEqual([
    1, 2,
  ]);
});

test('what only looks like a comment is none', () => {
  expect(commentFaults(`const url = 'https://${'x'.repeat(120)}';\n`)).toEqual([]);
  expect(commentFaults(`const glob = '**/*.ts';\nuseDeed('whoever');\nconst other = 'src/*/';\n`)).toEqual([]);
  expect(commentFaults('// useDeed and indeed are words of their own\n')).toEqual([]);
});

test('comments are read in rooms, tests and scripts', () => {
  const root = house({
    'core/src/a.ts': `// ${WHO}\n`,
    'e2e/src/b.spec.ts': `\n// ${WHO}\n`,
    'scripts/lib/c.mjs': `// ${WHO}\n`,
    'core/src/generated/d.ts': `// ${WHO}\n`,
  });
  expect(commentViolations(root).map((line) => line.split(' ')[0])).toEqual([
    'core/src/a.ts:1',
    'e2e/src/b.spec.ts:2',
    'scripts/lib/c.mjs:1',
  ]);
});

const SETS = `
export type Colour = (typeof COLOURS)[number];
export type CountryId = (typeof COUNTRIES)[number]['id'];
export type Side = 'left' | 'right';
export type Long =
  | 'one'
  | 'two';
export type Row = { side: Side };
export const isSide = (text: string): text is Side => SIDES.includes(text as Side);
`;

test('unions of literals and members of lists are value sets', () => {
  expect(valueSetsIn(SETS)).toEqual(['Colour', 'CountryId', 'Side', 'Long']);
});

test('a cast to a value set is found, and nothing else', () => {
  const lines = (/** @type {string} */ text) =>
    castsIn(text, ['Side', 'Long']).map(({ line, set }) => `${line} ${set}`);
  expect(lines('a;\nrow.side as Side;\n(x ?? y) as Side[];\nlist as readonly Long[];\n')).toEqual([
    '2 Side',
    '3 Side',
    '4 Long',
  ]);
  expect(
    lines("import { Left as Side } from './x';\nexport { a as Side } from './y';\nx as SideRow;\nas Side.z;\n"),
  ).toEqual([]);
});

test('casts are looked for in production code, outside of the file that declares the set', () => {
  const cast = '// row.side as Side\nexport const side = row.side as Side;\n';
  const root = house({
    'domain/src/sides/side.ts': SETS,
    'domain/src/sides/other.ts': cast,
    'core/src/sides/read.ts': cast,
    'core/src/sides/read.test.ts': cast,
    'core/src/test/builders.ts': cast,
  });
  expect(valueSetCasts(root).map((line) => line.split(' ')[0])).toEqual([
    'domain/src/sides/other.ts:2',
    'core/src/sides/read.ts:2',
  ]);
});

test('imports, comments and blank lines are no lines of code', () => {
  expect(codeLines("import {\n  a,\n} from './a';\n\n/**\n * b\n */\n// c\nexport const d = 1;\n")).toBe(1);
});

const uses = (/** @type {string[]} */ ...names) => names.map((name) => `import { x } from './${name}';\n`).join('');

test('a tiny file with one user beside it is found', () => {
  const root = house({
    'core/src/a/tiny.ts': 'export const x = 1;\n',
    'core/src/a/shared.ts': 'export const x = 1;\n',
    'core/src/a/tested.ts': 'export const x = 1;\n',
    'core/src/a/tested.test.ts': uses('tested'),
    'core/src/a/lazy.ts': 'export const x = 1;\n',
    'core/src/a/a.queries.ts': 'export const x = 1;\n',
    'core/src/a/big.ts': 'export const x = 1;\n'.repeat(12),
    'core/src/a/user.ts': `${uses('tiny', 'shared', 'tested', 'a.queries', 'big')}await import('./lazy');\n`,
    'core/src/a/other.ts': uses('shared'),
    'core/src/b/elsewhere.ts': "import { x } from '../a/far';\n",
    'core/src/a/far.ts': 'export const x = 1;\n',
  });
  expect(tinyFiles(root)).toEqual(['core/src/a/tiny.ts (1 lines) has one user, core/src/a/user.ts: put it there']);
});

test('a table for any text is asked by lookUp, where it is declared and where it is imported', () => {
  const root = house({
    'domain/src/tables.ts': [
      'const OWN: Readonly<Record<string, number>> = { a: 1 };',
      'export const SHARED: Partial<Record<string, number>> = { a: 1 };',
      "export const CLOSED: Record<'a' | 'b', number> = { a: 1, b: 2 };",
      'export const own = (word: string) => OWN[word];',
      "export const known = OWN['a'];",
      '// OWN[word] in a comment',
    ].join('\n'),
    'core/src/asks.ts':
      "import { CLOSED, SHARED } from './x';\nexport const a = (w: 'a') => [SHARED[w], CLOSED[w], w in SHARED];\n",
    'core/src/other.ts': 'declare const SHARED: number[];\nexport const first = (place: number) => SHARED[place];\n',
    'core/src/tables.test.ts': "import { SHARED } from './x';\nexport const a = (w: string) => SHARED[w];\n",
  });
  expect(tableLookups(root).map((line) => line.split(': ')[0])).toEqual([
    'domain/src/tables.ts:4 OWN[',
    'core/src/asks.ts:2 SHARED[',
    'core/src/asks.ts:2 in SHARED',
  ]);
});

test('a cast opens no closed table for any text', () => {
  const lines = [
    'TABLE[word as keyof typeof TABLE];',
    '(TABLE as Readonly<Record<string, number>>)[word];',
    '(TABLE as Record<string, number> | undefined)?.[word];',
    'type Key = keyof typeof TABLE; const all = Object.keys(TABLE) as (keyof typeof TABLE)[];',
    'const found: Record<string, number>[] = [];',
  ];
  expect(lines.map((line) => lookupsIn(line, []).length)).toEqual([1, 1, 1, 0, 0]);
});
