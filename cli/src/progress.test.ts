import { expect, test } from 'vitest';
import { createProgress } from './progress';

function shownOn({ isTerminal, isSilent = false }: { isTerminal: boolean; isSilent?: boolean }): string {
  let shown = '';
  const progress = createProgress({ write: (text) => (shown += text), isTerminal, isSilent: () => isSilent });
  for (const done of [0, 1, 50, 51, 100]) progress.show({ done, total: 100 });
  progress.end();
  return shown;
}

test('a terminal is shown one bar, drawn over itself', () => {
  const shown = shownOn({ isTerminal: true });
  expect(shown.split('\r').at(-1)).toBe(`[${'#'.repeat(30)}] 100 %\n`);
  expect(shown.match(/\n/g)).toHaveLength(1);
});

test('elsewhere each tenth is a line', () => {
  expect(shownOn({ isTerminal: false }).match(/\d+ %/g)).toEqual(['0 %', '50 %', '100 %']);
});

test('a program that reads JSON is shown nothing', () => {
  expect(shownOn({ isTerminal: false, isSilent: true })).toBe('');
});
