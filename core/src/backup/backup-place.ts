import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDiskFileStore } from '../kernel/adapters/disk-file-store';
import { createS3FileStore } from '../kernel/adapters/flydrive-file-store';
import type { FileStore } from '../kernel/ports/file-store';
import { isMissing } from '../kernel/storage/is-missing';
import { BackupRefused } from './backup-refused';

/** The manifest is written last, so a backup without a manifest is incomplete. */
export const MANIFEST = 'manifest.json';
/** Each line is a JSON object that describes one stored file. */
export const FILE_INDEX = 'files.jsonl.gz';
export const tableFile = (name: string): string => `tables/${name}.copy.gz`;
export const storedFile = (key: string): string => `files/${key}`;

export type BackupPlace = Pick<FileStore, 'putFile' | 'putBytes' | 'read'>;

const isS3 = (address: string): boolean => address.startsWith('s3://');

/** Opens the target of a new backup. Throws BackupRefused if the target is not empty. */
export async function openTarget(address: string): Promise<BackupPlace> {
  if (!isS3(address)) {
    const folder = resolve(address);
    const found = listFolder(folder);
    if (found.includes(MANIFEST)) throw new BackupRefused(`${folder} holds a backup already: name a new folder.`);
    if (found.length > 0) {
      throw new BackupRefused(`${folder} is not empty (a backup that was cut off?): name a new folder, or empty it.`);
    }
    return createDiskFileStore(folder, 0);
  }
  const place = createS3FileStore(address);
  if (await hasManifest(place)) throw new BackupRefused('There is a backup already: name a new prefix.');
  return place;
}

/** Opens an existing backup. Throws BackupRefused if it is missing or incomplete. */
export async function openSource(address: string): Promise<BackupPlace> {
  const isFolder = !isS3(address);
  const folder = resolve(address);
  if (isFolder && listFolder(folder).length === 0) throw new BackupRefused(`There is no backup at ${folder}.`);
  const place = isFolder ? createDiskFileStore(folder, 0) : createS3FileStore(address);
  if (await hasManifest(place)) return place;
  throw new BackupRefused(`There is no ${MANIFEST}: this is no backup, or one that was cut off.`);
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function hasManifest(place: BackupPlace): Promise<boolean> {
  try {
    (await place.read(MANIFEST)).destroy();
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

export interface Digest {
  bytes: number;
  sha256: string;
}

export function digesting(): {
  through: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  digest: () => Digest;
} {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(source) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    digest: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}

const drain = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

export async function digestOf(place: BackupPlace, name: string): Promise<Digest> {
  const { through, digest } = digesting();
  await pipeline(await place.read(name), through, drain());
  return digest();
}

export async function openVerified(place: BackupPlace, name: string, expected: Digest): Promise<Readable> {
  const source = await openFile(place, name);
  const { through, digest } = digesting();
  return Readable.from(
    (async function* () {
      yield* through(source as AsyncIterable<Buffer>);
      requireEqual(name, digest(), expected);
    })(),
  );
}

async function openFile(place: BackupPlace, name: string): Promise<Readable> {
  try {
    return await place.read(name);
  } catch (error) {
    if (isMissing(error)) throw new BackupRefused(`The backup lacks ${name}.`);
    throw error;
  }
}

export function requireEqual(name: string, found: Digest, expected: Digest): void {
  if (found.bytes === expected.bytes && found.sha256 === expected.sha256) return;
  throw new BackupRefused(`${name} is damaged: it is not what the backup wrote.`);
}

/** Throws BackupRefused if a file of the backup is missing or damaged. */
export async function verifyFile(place: BackupPlace, name: string, expected: Digest): Promise<void> {
  await pipeline(await openVerified(place, name, expected), drain());
}
