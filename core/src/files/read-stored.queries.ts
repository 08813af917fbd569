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

interface Known {
  size: number;
  sha256: string;
}

const IN_MEMORY = 1024 * 1024;
const ON_DISK = 64 * 1024 * 1024;
const HASH = /^[0-9a-f]{64}$/;

/**
 * Reads a stored file and verifies its size and hash: a store may return wrong bytes with status 200 (an outdated store
 * saved the framing of chunked uploads as content). Files up to 64 MiB throw `file_damaged` before the first byte;
 * streams of larger files fail before their last chunk. Rejects if the file is missing.
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
    // If the local disk is full, the file is verified while it is sent.
    stream.destroy();
    return checked(await ctx.files.read(key), known);
  }
}

const spooled = (ctx: Reading, stream: Readable, known: Known): Promise<Readable> =>
  withWorkFolder(ctx, async (folder) => {
    const path = join(folder, 'file');
    await pipeline(checked(stream, known), createWriteStream(path, { mode: 0o600 }));
    // Deletes the file at once, because its open handle can still be read.
    const handle = await open(path);
    await rm(path);
    return createReadStream('', { fd: handle });
  });

function checked(stream: Readable, known: Known): Readable {
  const check = bounded(known);
  stream.once('error', (error) => check.destroy(error));
  check.once('close', () => stream.destroy());
  return stream.pipe(check);
}

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
