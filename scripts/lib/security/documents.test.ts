import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths';

const DOCUMENTS = ['SECURITY.md', 'docs/security.md', 'docs/security/asvs.md', 'docs/security/threats.md'];

/** A path of this repository between backticks: it begins with one of its folders. */
const PATH =
  /`((?:\.ci|bench|cli|console|core|demo|deploy|docs|domain|e2e|onboarding-web|prisma|screening|scripts|server|web|workers)\/[^`*{} ]+)`/g;

test.each(DOCUMENTS)('every file that %s names exists', (document) => {
  const text = readFileSync(inRoot(document), 'utf8');
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

test('the table of ASVS names each requirement once, with a state that its head explains', () => {
  const text = readFileSync(inRoot('docs/security/asvs.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (\d+\.[^|]*) \| [^|]+ \| ([^|]+) \|/gm)];
  const ids = rows.flatMap(([, cell = '']) => cell.split(', '));
  expect(new Set(ids).size).toBe(ids.length);
  expect(rows.map(([, , state = '']) => state.trim())).toEqual(
    rows.map(() => expect.stringMatching(/^(met|partly|not met|operator|none|see)$/)),
  );
});
