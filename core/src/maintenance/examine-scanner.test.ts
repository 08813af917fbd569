import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseClamdAddress } from '../env/clamd-address';
import { createClamdScanner } from '../kernel/adapters/clamd-scanner';
import type { Context } from '../kernel/context';
import type { VirusScanner } from '../kernel/ports/virus-scanner';
import { startClamd } from '../test/stand-ins/clamd';
import { examineScanner } from './examine-scanner';

const MEBIBYTE = 1024 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), 'homologa-scanner-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const examine = (scanner: VirusScanner | null) => {
  const config = { dataDir, storageReserveBytes: 0, uploadMaxBytes: 3 * MEBIBYTE };
  return examineScanner({ scanner, config } as unknown as Context, String);
};

async function examineClamd(options: Parameters<typeof startClamd>[0]) {
  const clamd = await startClamd(options);
  try {
    const address = parseClamdAddress(clamd.address);
    if (!address) throw new Error(`${clamd.address} is no address`);
    return { ...(await examine(createClamdScanner(address))), scanned: clamd.scanned };
  } finally {
    await clamd.stop();
  }
}

test('a scanner that takes files of our limit is ok, after scanning one of that size', async () => {
  expect(await examineClamd({ maxBytes: 3 * MEBIBYTE })).toEqual({
    subject: 'virus scanner',
    state: 'ok',
    says: 'it scans a file of 3 MB (UPLOAD_MAX_MB)',
    scanned: [3 * MEBIBYTE],
  });
});

test('a scanner whose limit is below ours is wrong, with the setting to change', async () => {
  expect(await examineClamd({ maxBytes: 2 * MEBIBYTE })).toMatchObject({
    state: 'wrong',
    says: expect.stringMatching(/no verdict on a file of 3 MB \(UPLOAD_MAX_MB\).*StreamMaxLength/),
  });
});

test('a scanner that cannot be reached is wrong, and none is a note', async () => {
  const scanner = createClamdScanner({ path: join(dataDir, 'nowhere') });
  expect(await examine(scanner)).toMatchObject({
    state: 'wrong',
    says: expect.stringMatching(/CLAMD_ADDRESS cannot be used: .*ENOENT/),
  });
  expect(await examine(null)).toMatchObject({ state: 'note', says: expect.stringContaining('CLAMD_ADDRESS') });
});
