import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../ports/file-store';
import { createDiskFileStore } from './disk-file-store';
import { createS3FileStore } from './flydrive-file-store';

/** As much of the S3 protocol as putting, getting and deleting an object takes; objects by path. */
function startS3(): Promise<{ url: string; objects: Map<string, Buffer>; stop(): Promise<void> }> {
  const objects = new Map<string, Buffer>();
  const server: Server = createServer((req, res) => {
    void (async () => {
      const key = decodeURIComponent((req.url ?? '').split('?')[0] ?? '');
      if (req.method === 'PUT') objects.set(key, await bodyOf(req));
      if (req.method === 'DELETE') objects.delete(key);
      const object = objects.get(key);
      if (req.method === 'GET' && !object) {
        res.writeHead(404, { 'Content-Type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
        return;
      }
      res
        .writeHead(req.method === 'DELETE' ? 204 : 200, { ETag: '"1"' })
        .end(req.method === 'GET' ? object : undefined);
    })();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const stop = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ url: `s3://key:secret@127.0.0.1:${port}/bucket/some/prefix?tls=false`, objects, stop });
    });
  });
}

/** The object's bytes; the SDK may send them in signed chunks with a trailer. */
async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const raw = await buffer(req);
  if (!String(req.headers['content-encoding']).includes('aws-chunked')) return raw;
  const parts: Buffer[] = [];
  for (let at = 0; at < raw.length; ) {
    const end = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.subarray(at, end).toString(), 16);
    if (!size) break;
    parts.push(raw.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

let directory: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'homologa-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ['a disk', () => createDiskFileStore(join(directory, 'store'), 0)],
  ['an S3-compatible store', () => createS3FileStore(s3.url)],
];

describe.each(stores)('%s', (_name, open) => {
  test('gives back the very bytes, from a file and from memory, until they are removed', async () => {
    const store = open();
    const bytes = Buffer.from('%PDF-1.4 ñ\u0000\r\n0\r\n\r\n');
    const path = join(directory, 'upload');
    await writeFile(path, bytes);
    await store.putFile('ab/one', path);
    await store.putBytes('ab/two', bytes);
    expect(await buffer(await store.read('ab/one'))).toEqual(bytes);
    expect(await buffer(await store.read('ab/two'))).toEqual(bytes);
    await store.remove('ab/one');
    await expect(store.read('ab/one').then(buffer)).rejects.toThrow();
    await store.remove('ab/one');
  });
});

test('a disk keeps files and folders to its own user, and closes a folder that was open', async () => {
  const store = join(directory, 'private');
  await mkdir(store, { mode: 0o755 });
  const files = createDiskFileStore(store, 0);
  await files.putBytes('ef/bytes', Buffer.from('x'));
  await files.putFile('gh/file', join(directory, 'upload'));
  const modes = ['', 'ef', 'gh', 'ef/bytes', 'gh/file'].map(
    async (path) => (await stat(join(store, path))).mode & 0o777,
  );
  expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o700, 0o600, 0o600]);
});

test('the S3 store keeps below its prefix', async () => {
  await createS3FileStore(s3.url).putBytes('cd/three', Buffer.from('x'));
  expect([...s3.objects.keys()]).toContain('/bucket/some/prefix/cd/three');
});

describe('a disk', () => {
  const below = (name: string) => join(directory, name);
  const opened = async (name: string, reserveBytes = 0) => {
    await mkdir(below(name));
    return createDiskFileStore(below(name), reserveBytes);
  };

  test('has a file with all its bytes or not at all', async () => {
    const store = await opened('whole');
    // The system copies no folder: the write begins and fails.
    await expect(store.putFile('ab/one', directory)).rejects.toThrow();
    await expect(store.read('ab/one')).rejects.toThrow();
    // Here the bytes are written, and a file lies where their folder should.
    await store.putBytes('cd', Buffer.from('x'));
    await expect(store.putBytes('cd/two', Buffer.from('bytes'))).rejects.toThrow();
    expect(await readdir(below('whole/.partial'))).toEqual([]);
  });

  test('lets go of what a killed process left half written, not of what is being written', async () => {
    const store = await opened('halves');
    await mkdir(below('halves/.partial'));
    for (const name of ['old', 'young']) await writeFile(below(`halves/.partial/${name}`), 'half');
    const long = new Date('2026-01-01T00:00:00Z');
    await utimes(below('halves/.partial/old'), long, long);
    await store.putBytes('ab/kept', Buffer.from('x'));
    await utimes(below('halves/ab/kept'), long, long);
    expect(await store.removePartial(new Date('2026-01-02T00:00:00Z'))).toBe(1);
    expect(await readdir(below('halves/.partial'))).toEqual(['young']);
    expect(await readdir(below('halves/ab'))).toEqual(['kept']);
  });

  test('refuses what would leave less than its reserve', async () => {
    const store = await opened('reserve', Number.MAX_SAFE_INTEGER);
    await expect(store.putBytes('ab/one', Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_full' });
    await expect(store.demandRoom(0)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await readdir(below('reserve'))).toEqual([]);
  });

  test('goes on with a download whose file is removed', async () => {
    const store = await opened('download');
    await store.putBytes('ab/one', Buffer.alloc(1_000_000, 'x'));
    const download = await store.read('ab/one');
    await store.remove('ab/one');
    expect(await buffer(download)).toHaveLength(1_000_000);
    expect(await readdir(below('download/ab'))).toEqual([]);
  });
});
