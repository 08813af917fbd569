import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseAccess } from '../kernel/database/database-admin';
import { newId } from '../kernel/ids';
import { buildCompany } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { FILE_INDEX, openSource, storedFile, tableFile, verifyFile } from './backup-place';
import { makeBackup } from './make-backup';
import { readManifest } from './manifest';

/**
 * Minimal S3 server that supports PUT and GET and keeps objects by path. Decodes the signed chunks that the SDK may
 * send.
 */
const objects = new Map<string, Buffer>();
const store = createServer((req, res) => {
  void (async () => {
    const key = decodeURIComponent((req.url ?? '').split('?')[0] ?? '');
    if (req.method === 'PUT') {
      const raw = await buffer(req);
      objects.set(key, String(req.headers['content-encoding']).includes('aws-chunked') ? unchunked(raw) : raw);
    }
    const object = objects.get(key);
    if (object) res.writeHead(200, { ETag: '"1"' }).end(req.method === 'GET' ? object : undefined);
    else res.writeHead(404, { 'Content-Type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
  })();
});

function unchunked(raw: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.subarray(at, end).toString(), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(raw.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  await new Promise<void>((resolve) => {
    store.listen(0, '127.0.0.1', resolve);
  });
  address = `s3://key:secret@127.0.0.1:${(store.address() as AddressInfo).port}/bucket/backups/today?tls=false`;
});
afterAll(async () => {
  await app.destroy();
  await new Promise((resolve) => {
    store.close(resolve);
  });
});

test('a backup in an S3-compatible store is verified object by object; files that are lost are counted', async () => {
  const ctx = app.contextFor({ kind: 'system', name: 'operator' });
  const { id: companyId } = await buildCompany(app);
  const file = { companyId, mime: 'text/csv', size: 3, sha256: 'a'.repeat(64), createdAt: ctx.now() };
  await ctx.files.putBytes('aa/kept', Buffer.from('abc'));
  await app.db.system((tx) =>
    tx.storedFile.createMany({
      data: [
        { ...file, id: newId(), key: 'aa/kept', name: 'kept.csv' },
        { ...file, id: newId(), key: 'aa/lost', name: 'lost.csv' },
      ],
    }),
  );
  const input = { target: address, access: databaseAccess(app.env), product: '0.0.0', onProgress: () => undefined };
  const { manifest: made } = await makeBackup(ctx, input);
  expect(made.files).toMatchObject({ count: 2, totalBytes: 3, missing: 1 });
  const place = await openSource(address);
  const manifest = await readManifest(place);
  expect(manifest).toEqual(made);
  for (const table of manifest.tables) await verifyFile(place, tableFile(table.name), table);
  await verifyFile(place, FILE_INDEX, manifest.files);
  expect(objects.get(`/bucket/backups/today/${storedFile('aa/kept')}`)?.toString()).toBe('abc');
  await expect(makeBackup(ctx, input)).rejects.toThrow(/a backup already/);

  const name = `/bucket/backups/today/${tableFile('Company')}`;
  const bytes = Buffer.from(objects.get(name) ?? '');
  bytes[12] = (bytes[12] ?? 0) ^ 1;
  objects.set(name, bytes);
  const company = manifest.tables.find((table) => table.name === 'Company');
  await expect(verifyFile(place, tableFile('Company'), company ?? { bytes: 0, sha256: '' })).rejects.toThrow(
    'tables/Company.copy.gz is damaged',
  );
});
