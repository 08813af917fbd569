import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Context } from '../kernel/context';
import { findDemoLoading } from './demo-loading';

const dataDir = mkdtempSync(join(tmpdir(), 'homologa-demo-'));
const file = join(dataDir, 'demo-loading');
afterEach(() => rmSync(file, { force: true }));

const find = (production = false) => findDemoLoading({ config: { production, dataDir } } as Context);

test('no demo is being loaded without the file of npm start', async () => {
  expect(await find()).toBeNull();
});

test.each([
  ['0', { percent: 0, isStopped: false }],
  ['40', { percent: 40, isStopped: false }],
  ['70 stopped', { percent: 70, isStopped: true }],
  ['garbage', null],
])('the file with %s is read', async (content, found) => {
  writeFileSync(file, content);
  expect(await find()).toEqual(found);
});

test('production reads nothing', async () => {
  writeFileSync(file, '40');
  expect(await find(true)).toBeNull();
});
