import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { Context } from '../kernel/context';
import { withWorkFolder } from './partial-files';

const dataDir = mkdtempSync(join(tmpdir(), 'homologa-work-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const machine = (storageReserveBytes: number) => ({ config: { dataDir, storageReserveBytes } }) as Context;

test('a job works in a folder that is gone when it is done, however it ends', async () => {
  const left = () => readdirSync(join(dataDir, 'work'));
  expect(await withWorkFolder(machine(0), async () => left())).toHaveLength(1);
  await expect(withWorkFolder(machine(0), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(left()).toEqual([]);
});

test('a job does not begin to write where less room is left than the reserve', async () => {
  const work = vi.fn(() => Promise.resolve());
  await expect(withWorkFolder(machine(Number.MAX_SAFE_INTEGER), work)).rejects.toMatchObject({ code: 'storage_full' });
  expect(work).not.toHaveBeenCalled();
});
