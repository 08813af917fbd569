import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openToAll } from './postgres-home';

const dir = mkdtempSync(join(tmpdir(), 'homologa-shared-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a folder that a narrow umask closed is opened to the user of PostgreSQL', () => {
  const folder = join(dir, 'closed');
  mkdirSync(folder, { mode: 0o700 });
  openToAll(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('a folder that others may write, or a link to one, is refused', () => {
  const folder = join(dir, 'open');
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  expect(() => openToAll(folder)).toThrow(`${folder} must be a folder of root that others may not write`);
  const link = join(dir, 'link');
  symlinkSync(join(dir, 'closed'), link);
  expect(() => openToAll(link)).toThrow('must be a folder of root');
});
