import { expect, test } from 'vitest';
import { circlesIn, folderGraph } from './circles';

const graph = (arrows: Record<string, string[]>) =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]));

test('finds each circle once, of two nodes and of more', () => {
  expect(circlesIn(graph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['e'], e: ['c'], f: ['a'] }))).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
  ]);
});

test('finds no circle where arrows only lead down', () => {
  expect(circlesIn(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('merges files into the folders of src, without the files of src itself', () => {
  const merged = folderGraph([
    ['core/src/desk/queue/a.ts', ['core/src/mail/b.ts', 'core/src/desk/c.ts', 'core/src/jobs.ts']],
    ['core/src/jobs.ts', ['core/src/desk/c.ts']],
    ['core/src/mail/b.ts', []],
  ]);
  expect([...merged]).toEqual([
    ['core/src/desk', new Set(['core/src/mail'])],
    ['core/src/mail', new Set()],
  ]);
});
