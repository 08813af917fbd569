import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../paths.mjs';
import { makeDataDir } from './data-dir.mjs';

const dir = mkdtempSync(join(tmpdir(), 'homologa-data-dir-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('folders above it are made, and made again does nothing', () => {
  const wanted = join(dir, 'a', 'b');
  makeDataDir(wanted);
  makeDataDir(wanted);
  expect(statSync(wanted).isDirectory()).toBe(true);
});

test('a file in its place, or above it, is told in a sentence', () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  expect(() => makeDataDir(file)).toThrow(`DATA_DIR ${file} is a file: give a folder.`);
  expect(() => makeDataDir(join(file, 'x'))).toThrow(/cannot be made|is a file/);
});

test.runIf(process.platform === 'linux')(
  'a start where no folder can be made ends with a sentence',
  async () => {
    const start = spawn(process.execPath, [inRoot('scripts', 'start.mjs')], {
      env: { ...process.env, DATA_DIR: '/proc/x', DATABASE_URL: '', PORT: '4999' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    start.stderr.on('data', (chunk) => (said += chunk));
    const code = await new Promise((done) => start.once('close', done));
    expect([code, said.trim()]).toEqual([
      1,
      'DATA_DIR /proc/x cannot be made (ENOENT): choose a folder that you may write.',
    ]);
  },
  30_000,
);
