import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprintOf, readSources, stalePictures } from './fingerprints';

const file = (path: string, content: string) => ({ path, content });

it('is the same for the same files in another order and with other line ends', () => {
  const one = fingerprintOf([file('a.tsx', 'x\ny'), file('b.ts', 'z')]);
  expect(fingerprintOf([file('b.ts', 'z'), file('a.tsx', 'x\r\ny')])).toBe(one);
});

it('changes with a content and with a name', () => {
  const one = fingerprintOf([file('a.tsx', 'x')]);
  expect(fingerprintOf([file('a.tsx', 'y')])).not.toBe(one);
  expect(fingerprintOf([file('b.tsx', 'x')])).not.toBe(one);
});

it('names the pictures whose sources have changed and those that were never made', () => {
  expect(stalePictures({ edit: '1', launch: '2', gone: '3' }, { edit: '1', launch: 'other', csv: '4' })).toEqual([
    'launch',
    'csv',
  ]);
});

it('reads folders and files without tests, and rejects a place that does not exist', () => {
  const root = mkdtempSync(join(tmpdir(), 'homologa-pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'home', 'parts'), { recursive: true });
  for (const name of [
    'home/Page.tsx',
    'home/parts/words.texts.ts',
    'home/page.test.tsx',
    'home/note.txt',
    'other.css',
  ]) {
    writeFileSync(join(root, name), name);
  }
  expect(
    readSources(root, ['home', 'other.css'])
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['home/Page.tsx', 'home/parts/words.texts.ts', 'other.css']);
  expect(() => readSources(root, ['gone'])).toThrow('gone does not exist');
});
