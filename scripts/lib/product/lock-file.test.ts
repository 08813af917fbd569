import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockHolder, runningProduct, startLock, takeLock } from './lock-file.mjs';

const dir = mkdtempSync(join(tmpdir(), 'homologa-lock-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('one holder at a time, until it is released', () => {
  const file = join(dir, 'a.lock');
  const release = takeLock(file, { port: 4000 });
  expect(takeLock(file)).toBeNull();
  expect(lockHolder(file)).toMatchObject({ pid: process.pid, port: 4000 });
  release?.();
  expect(lockHolder(file)).toBeNull();
  takeLock(file)?.();
});

test.each([
  ['a process that is gone', JSON.stringify({ pid: 2 ** 30 })],
  ['a later process with the same id', JSON.stringify({ pid: process.pid, identity: 'another' })],
  ['half a file', '{"pid":'],
])('a lock left by %s is taken over', (_, content) => {
  const file = join(dir, 'b.lock');
  writeFileSync(file, content);
  const release = takeLock(file);
  expect(release).not.toBeNull();
  release?.();
});

test('a running product is told with its process and port', () => {
  expect(runningProduct(dir)).toBeNull();
  const release = takeLock(startLock(dir), { port: 4123 });
  expect(runningProduct(dir)).toBe(`Homologa already runs with the data of ${dir} (process ${process.pid}, port 4123)`);
  release?.();
});
