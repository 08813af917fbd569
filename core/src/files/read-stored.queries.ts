import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import { isStorageFull } from '../kernel/storage/storage-full';
import { withWorkFolder } from './partial-files';

type Reading = Pick<Context, 'config' | 'db' | 'files'>;

/** What was written down of a file as it was stored; older rows have no hash. */
interface Known {
  size: number;
  sha256: string;
}

/** Up to here a file is looked through in memory before anybody gets its first byte, */
const IN_MEMORY = 1024 * 1024;
/** and up to here on the disk: every upload and report. What is larger is looked through as it goes. */
const ON_DISK = 64 * 1024 * 1024;
const HASH = /^[0-9a-f]{64}$/;

/**
 * A stored file's bytes, which are those that were stored: a store may give back others (an old one that keeps the
 * frames of an upload among its bytes) and says 200. Throws `file_damaged` before the first byte where the file is
 * small enough to be looked through beforehand; a larger one breaks off before its last. Rejects where there is none.
 */
export async function readStored(ctx: Reading, key: string): Promise<Readable> {
  const known = await ctx.db.read.storedFile.findUnique({ where: { key }, select: { size: true, sha256: true } });
  const stream = await ctx.files.read(key);
  if (!known || !HASH.test(known.sha256)) return stream;
  if (known.size <= IN_MEMORY) {
    const bytes = await buffer(checked(stream, known));
    return Readable.from([bytes], { objectMode: false });
  }
  if (known.size > ON_DISK) return checked(stream, known);
  try {
    return await spooled(ctx, stream, known);
  } catch (error) {
    if (!isStorageFull(error) && !(error instanceof DomainError && error.code === 'storage_full')) throw error;
    // A full disk keeps nobody from a file that the store still has: it is then checked while it is sent.
    stream.destroy();
    return checked(await ctx.files.read(key), known);
  }
}

/** The bytes by way of a file of this machine's disk, read only once all of them have been checked. */
const spooled = (ctx: Reading, stream: Readable, known: Known): Promise<Readable> =>
  withWorkFolder(ctx, async (folder) => {
    const path = join(folder, 'file');
    await pipeline(checked(stream, known), createWriteStream(path, { mode: 0o600 }));
    // An open file outlives its name.
    const handle = await open(path);
    await rm(path);
    return createReadStream('', { fd: handle });
  });

/** The same stream; one that fails or is given up takes the other with it. */
function checked(stream: Readable, known: Known): Readable {
  const check = bounded(known);
  stream.once('error', (error) => check.destroy(error));
  check.once('close', () => stream.destroy());
  return stream.pipe(check);
}

/** Lets through what was stored, and holds the last bytes back until all of them are known to be it. */
function bounded({ size, sha256 }: Known): Transform {
  const digest = createHash('sha256');
  let seen = 0;
  let held: Buffer | null = null;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > size) {
        done(
          new DomainError('file_damaged', { cause: new Error(`the store gives more than the ${size} bytes stored`) }),
        );
        return;
      }
      digest.update(chunk);
      const before = held;
      held = chunk;
      done(null, before);
    },
    flush(done) {
      if (seen === size && digest.digest('hex') === sha256) done(null, held);
      else
        done(
          new DomainError('file_damaged', {
            cause: new Error(`the store gives ${seen} other bytes than the ${size} stored`),
          }),
        );
    },
  });
}
