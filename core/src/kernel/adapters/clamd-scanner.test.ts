import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseClamdAddress } from '../../env/clamd-address';
import { EICAR, startClamd } from '../../test/stand-ins/clamd';
import { FileNotScanned } from '../ports/virus-scanner';
import { createClamdScanner } from './clamd-scanner';

const directory = mkdtempSync(join(tmpdir(), 'homologa-clamd-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

async function scan(content: Buffer | string, options: Parameters<typeof startClamd>[0] = {}, scanMs?: number) {
  const path = join(directory, 'upload');
  writeFileSync(path, content);
  const clamd = await startClamd(options);
  try {
    const address = parseClamdAddress(clamd.address);
    if (!address) throw new Error(`${clamd.address} is no address`);
    const found = await createClamdScanner(address, { scanMs }).scan(path);
    return { found, scanned: clamd.scanned };
  } finally {
    await clamd.stop();
  }
}

test('a file that holds malware is named, any other is not', async () => {
  expect(await scan(EICAR)).toEqual({ found: 'Eicar-Test-Signature', scanned: [EICAR.length] });
  expect(await scan('%PDF-1.7')).toEqual({ found: null, scanned: [8] });
});

test('malware behind three megabytes is found, also over a Unix socket', async () => {
  const bytes = Buffer.concat([Buffer.alloc(3_000_000, 'a'), Buffer.from(EICAR)]);
  const path = join(directory, 'clamd.ctl');
  expect(await scan(bytes, { path })).toEqual({ found: 'Eicar-Test-Signature', scanned: [bytes.length] });
});

test.each([
  [
    'that clamd takes for too long',
    Buffer.alloc(2_000_000),
    { maxBytes: 100_000 },
    /size limit exceeded|EPIPE|ECONNRESET/,
  ],
  ['whose connection is closed', 'a', { fault: 'hang up' as const }, /without a verdict|ECONNRESET|EPIPE/],
  ['that gets another answer', 'a', { fault: 'talk nonsense' as const }, /gave no verdict: what\?/],
  ['that gets no answer in time', 'a', { fault: 'be silent' as const }, /no verdict in time/],
])('a file %s has no verdict', async (_what, content, options, message) => {
  const fault = await scan(content, options, 500).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(FileNotScanned);
  expect((fault as FileNotScanned).message).toMatch(message);
});

test('a scanner that is not there gives no verdict, which is not due to the file', async () => {
  const scanning = createClamdScanner({ path: join(directory, 'nowhere') }).scan(directory);
  await expect(scanning).rejects.toMatchObject({ code: 'ENOENT' });
});
