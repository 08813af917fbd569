import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTestEnv } from '../../env';
import { startS3 } from '../../test/stand-ins/s3-stand-in';
import type { FileStore } from '../ports/file-store';
import type { FileStoreAway } from '../storage/file-store-away';
import { isMissing } from '../storage/is-missing';
import { isStorageFull } from '../storage/storage-full';
import { createDiskFileStore } from './disk-file-store';
import { createS3FileStore } from './flydrive-file-store';

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
const { storageUrl } = readTestEnv();
if (storageUrl) stores.push(['the S3-compatible store of `npm run cluster`', () => createS3FileStore(storageUrl)]);

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
    const removed = await store.read('ab/one').catch((error: unknown) => error);
    expect(isMissing(removed)).toBe(true);
    await store.remove('ab/one');
  });

  test('gives back an empty file and one of eleven megabytes', async () => {
    const store = open();
    const path = join(directory, 'sample');
    for (const bytes of [Buffer.alloc(0), randomBytes(11 * 1024 * 1024)]) {
      await writeFile(path, bytes);
      await store.putFile('ij/file', path);
      await store.putBytes('ij/bytes', bytes);
      for (const key of ['ij/file', 'ij/bytes']) expect((await buffer(await store.read(key))).equals(bytes)).toBe(true);
    }
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

test('a store that keeps what it does not know as bytes gives back the very bytes, also in several parts', async () => {
  const old = await startS3({ isOld: true });
  try {
    const store = createS3FileStore(old.url);
    const bytes = randomBytes(11 * 1024 * 1024);
    const path = join(directory, 'large');
    await writeFile(path, bytes);
    await store.putFile('ab/large', path);
    await store.putBytes('ab/small', bytes.subarray(0, 1000));
    expect((await buffer(await store.read('ab/large'))).equals(bytes)).toBe(true);
    expect((await buffer(await store.read('ab/small'))).equals(bytes.subarray(0, 1000))).toBe(true);
  } finally {
    await old.stop();
  }
});

describe('an S3-compatible store that fails', () => {
  const away = { code: 'service_unavailable' };

  test.each([
    ['has lost the bucket', { status: 404, code: 'NoSuchBucket' }],
    ['rejects the secret', { status: 403, code: 'SignatureDoesNotMatch' }],
    ['is overloaded', { status: 503, code: 'SlowDown' }],
  ])('and %s is away, has lost no file, and says why', async (_how, fault) => {
    const heard: unknown[] = [];
    const store = createS3FileStore(s3.url, { onAway: (error) => heard.push(error) });
    await store.putBytes('ab/kept', Buffer.from('x'));
    s3.fail(fault);
    try {
      const unread = await store.read('ab/kept').catch((error: unknown) => error);
      expect(unread).toMatchObject(away);
      expect(isMissing(unread)).toBe(false);
      expect((unread as FileStoreAway).reason).toContain(fault.code);
      await expect(store.putBytes('ab/new', Buffer.from('x'))).rejects.toMatchObject(away);
      await expect(store.putFile('ab/new', join(directory, 'upload'))).rejects.toMatchObject(away);
      await expect(store.remove('ab/kept')).rejects.toMatchObject(away);
      expect(heard).toHaveLength(4);
    } finally {
      s3.fail(null);
    }
    expect(String(await buffer(await store.read('ab/kept')))).toBe('x');
  });

  test('and takes requests without an answer is away after a while', async () => {
    s3.fail('silence');
    try {
      const store = createS3FileStore(s3.url, { idleMs: 100 });
      const before = s3.asked();
      await expect(store.read('ab/kept')).rejects.toMatchObject(away);
      // A third time would take longer than the proxies wait for the product.
      expect(s3.asked() - before).toBe(2);
      await expect(store.putFile('ab/new', join(directory, 'upload'))).rejects.toMatchObject(away);
    } finally {
      s3.fail(null);
    }
  });

  test.each([
    ['falls silent', 'half', 'TimeoutError'],
    ['hangs up', 'broken', 'aborted'],
  ] as const)('and %s in the middle of a file is away, and says why', async (_how, fault, reason) => {
    const heard: unknown[] = [];
    const store = createS3FileStore(s3.url, { onAway: (error) => heard.push(error), idleMs: 100 });
    await store.putBytes('ab/kept', Buffer.from('bytes'));
    s3.fail(fault);
    try {
      const unread = await buffer(await store.read('ab/kept')).catch((error: unknown) => error);
      expect(unread).toMatchObject(away);
      expect((unread as FileStoreAway).reason).toContain(reason);
      expect(heard).toHaveLength(1);
      (await store.read('ab/kept')).destroy();
      expect(heard).toHaveLength(1);
    } finally {
      s3.fail(null);
    }
  });

  test.each([{ code: 'NoSuchKey' }, { code: 'NotFound' }, {}])(
    'not, but answers 404 with %j, is missing the file',
    async (words) => {
      const heard: unknown[] = [];
      const store = createS3FileStore(s3.url, { onAway: (error) => heard.push(error) });
      s3.fail({ status: 404, ...words });
      try {
        expect(isMissing(await store.read('ab/kept').catch((error: unknown) => error))).toBe(true);
        expect(heard).toEqual([]);
      } finally {
        s3.fail(null);
      }
    },
  );

  test('not, but is slow while more files are read than an agent of the SDK has connections, gives all of them', async () => {
    const calls = 70;
    const store = createS3FileStore(s3.url);
    await store.putBytes('ab/kept', Buffer.from('bytes'));
    s3.fail({ together: calls });
    try {
      const reads = Array.from({ length: calls }, async () => String(await buffer(await store.read('ab/kept'))));
      expect(new Set(await Promise.all(reads))).toEqual(new Set(['bytes']));
    } finally {
      s3.fail(null);
    }
  });

  test('and is not there is away', async () => {
    const gone = await startS3();
    await gone.stop();
    const unread = await createS3FileStore(gone.url)
      .read('ab/kept')
      .catch((error: unknown) => error);
    expect(unread).toMatchObject(away);
    expect((unread as FileStoreAway).reason).toContain('ECONNREFUSED');
  });

  test('for want of room says that it is full', async () => {
    s3.fail({ status: 507, code: 'InsufficientStorage' });
    try {
      const full = await createS3FileStore(s3.url)
        .putBytes('ab/new', Buffer.from('x'))
        .catch((error: unknown) => error);
      expect(isStorageFull(full)).toBe(true);
    } finally {
      s3.fail(null);
    }
  });
});

test('an upload to an S3-compatible store has no ACL, which a bucket without ACLs rejects', async () => {
  await createS3FileStore(s3.url).putBytes('ab/one', Buffer.from('x'));
  expect([...s3.headers]).not.toContain('x-amz-acl');
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
    await expect(store.putFile('ab/one', directory)).rejects.toThrow();
    await expect(store.read('ab/one')).rejects.toThrow();
    await store.putBytes('cd', Buffer.from('x'));
    await expect(store.putBytes('cd/two', Buffer.from('bytes'))).rejects.toThrow();
    expect(await readdir(below('whole/.partial'))).toEqual([]);
  });

  test('that is unmounted stores, finds and removes nothing, and says that it is away, until it is mounted again', async () => {
    const said: unknown[] = [];
    await mkdir(below('mount'));
    const store = createDiskFileStore(below('mount'), 0, (error) => said.push(error));
    await store.putBytes('ab/one', Buffer.from('bytes'));
    await rename(below('mount'), below('elsewhere'));
    await mkdir(below('mount'));
    const away = { code: 'service_unavailable' };
    await expect(store.putBytes('ab/two', Buffer.from('x'))).rejects.toMatchObject(away);
    const unread = await store.read('ab/one').catch((error: unknown) => error);
    expect(unread).toMatchObject(away);
    expect(isMissing(unread)).toBe(false);
    await expect(store.remove('ab/one')).rejects.toMatchObject(away);
    expect(await readdir(below('mount'))).toEqual([]);
    expect(said).toHaveLength(3);
    await rmdir(below('mount'));
    await writeFile(below('mount'), 'no folder');
    await expect(store.putBytes('ab/two', Buffer.from('x'))).rejects.toMatchObject(away);
    await rm(below('mount'));
    await rename(below('elsewhere'), below('mount'));
    expect(String(await buffer(await store.read('ab/one')))).toBe('bytes');
    await store.putBytes('ab/two', Buffer.from('x'));
  });

  test('lets go of what a killed process left half written, not of what is being written', async () => {
    const store = await opened('halves');
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
    await expect(store.requireRoom(0)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await readdir(below('reserve'))).toEqual(['.partial']);
    expect(await readdir(below('reserve/.partial'))).toEqual([]);
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
