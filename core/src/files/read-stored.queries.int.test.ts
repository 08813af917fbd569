import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { createTestApp, type TestApp } from '../test/test-database';
import { openFile } from './open-file';
import { readStored } from './read-stored.queries';

const KIB = 1024;
const MIB = 1024 * KIB;

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await createTestApp();
  ctx = app.contextFor({ kind: 'system', name: 'test' });
});
afterAll(() => app.destroy());

async function stored(
  bytes: Buffer,
  inStore: Buffer = bytes,
  sha256 = createHash('sha256').update(bytes).digest('hex'),
) {
  const id = newId();
  const file = { key: `${id.slice(-2)}/${id}`, name: 'a.pdf', mime: 'application/pdf', size: bytes.length };
  await ctx.db.system((tx) => tx.storedFile.create({ data: { id, ...file, sha256, createdAt: new Date() } }));
  await ctx.files.putBytes(file.key, inStore);
  return file;
}

test.each([0, 10, MIB, MIB + 1, 3 * MIB, 65 * MIB])('%d bytes come back as they were stored', async (size) => {
  const bytes = randomBytes(size);
  const { stream } = await openFile(ctx, await stored(bytes));
  expect((await buffer(stream)).equals(bytes)).toBe(true);
});

const framed = (bytes: Buffer) => Buffer.concat([Buffer.from('10000\r\n'), bytes, Buffer.from('\r\n0\r\n')]);
const changed = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([~(bytes.at(-1) ?? 0) & 0xff])]);
test.each([
  ['framed', framed],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['changed', changed],
])('a file that is %s in the store is refused before its first byte', async (_how, damage) => {
  for (const size of [10, 3 * MIB]) {
    const bytes = randomBytes(size);
    await expect(openFile(ctx, await stored(bytes, damage(bytes)))).rejects.toMatchObject({ code: 'file_damaged' });
  }
});

test('one that is too large to be looked through beforehand breaks off before its end', async () => {
  const bytes = randomBytes(65 * MIB);
  const { key } = await stored(bytes, changed(bytes));
  const stream = await readStored(ctx, key);
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
  });
  const [error] = await once(stream, 'error');
  expect(error).toMatchObject({ code: 'file_damaged' });
  expect(length).toBeLessThan(bytes.length);
});

test('a row without a hash is served as it is', async () => {
  const { key } = await stored(Buffer.from('as it was'), Buffer.from('as it is'), '');
  expect((await buffer(await readStored(ctx, key))).toString()).toBe('as it is');
});

test('bytes that are gone are a fault, as before', async () => {
  const file = await stored(Buffer.from('x'));
  await ctx.files.remove(file.key);
  await expect(openFile(ctx, file)).rejects.toThrow(/ENOENT/);
});

test('a disk below its reserve keeps nobody from a file, which is checked while it is read', async () => {
  const bytes = randomBytes(3 * MIB);
  const [whole, damaged] = [await stored(bytes), await stored(bytes, changed(bytes))];
  const full: Context = { ...ctx, config: { ...ctx.config, storageReserveBytes: Number.MAX_SAFE_INTEGER } };
  expect((await buffer(await readStored(full, whole.key))).equals(bytes)).toBe(true);
  await expect(buffer(await readStored(full, damaged.key))).rejects.toMatchObject({ code: 'file_damaged' });
});
