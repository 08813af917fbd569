import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type DatabaseSnapshot, openSnapshot, type SnapshotFile } from '@homologa/prisma/backup/snapshot';
import type { DatabaseAccess } from '@homologa/prisma/logins';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { isMissing } from '../kernel/storage/is-missing';
import { makePrivateFolder } from '../kernel/storage/make-private-folder';
import {
  type BackupPlace,
  type Digest,
  digesting,
  digestOf,
  FILE_INDEX,
  openTarget,
  requireEqual,
  storedFile,
  tableFile,
} from './backup-place';
import { FORMAT, type IndexedFile, type Manifest, writeManifest } from './manifest';

const BATCH = 500;

interface BackupInput {
  target: string;
  access: DatabaseAccess;
  product: string;
  onProgress: (progress: { done: number; total: number }) => void;
}

interface Backup {
  manifest: Manifest;
  lostFiles: string[];
  /** Ids of files whose bytes differ from their stored hash; they are copied unchanged. */
  damagedFiles: string[];
}

/**
 * Writes a snapshot of the database and its stored files to `target` while the product runs. Each part is written, read
 * back and verified; the manifest comes last. Memory use is constant.
 * Throws BackupRefused, and errors of the database or a store.
 */
export async function makeBackup(ctx: Context, input: BackupInput): Promise<Backup> {
  const place = await openTarget(input.target);
  makePrivateFolder(ctx.config.dataDir);
  const spool = await mkdtemp(join(ctx.config.dataDir, 'backup-'));
  const snapshot = await openSnapshot(input.access);
  try {
    const total = snapshot.tables.length + 1;
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.tables) {
      input.onProgress({ done: tables.length, total });
      const { rows, count } = snapshot.copyOut(table);
      const digest = await writePart(place, spool, tableFile(table.name), rows, true);
      tables.push({ ...table, rows: count(), ...digest });
    }
    const { lostFiles, damagedFiles, ...files } = await writeFiles(ctx, place, spool, snapshot);
    const manifest: Manifest = {
      format: FORMAT,
      product: input.product,
      postgres: snapshot.server,
      takenAt: snapshot.takenAt.toISOString(),
      migrations: snapshot.migrations,
      tables,
      sequences: snapshot.sequences,
      files,
    };
    await writeManifest(place, manifest);
    input.onProgress({ done: total, total });
    await recordBackup(ctx, manifest);
    return { manifest, lostFiles, damagedFiles };
  } finally {
    await snapshot.close();
    await rm(spool, { recursive: true, force: true });
  }
}

/**
 * Writes one part of the backup through a local file, because stores need the size in advance, and verifies the copy by
 * reading it back.
 */
async function writePart(
  place: BackupPlace,
  spool: string,
  name: string,
  source: Readable | AsyncIterable<Buffer>,
  isCompressed: boolean,
): Promise<Digest> {
  const path = join(spool, 'part');
  const { through, digest } = digesting();
  const into = createWriteStream(path, { mode: 0o600 });
  if (isCompressed) await pipeline(source, createGzip(), through, into);
  else await pipeline(source, through, into);
  const written = digest();
  await place.putFile(name, path);
  requireEqual(name, await digestOf(place, name), written);
  return written;
}

async function writeFiles(
  ctx: Context,
  place: BackupPlace,
  spool: string,
  snapshot: DatabaseSnapshot,
): Promise<Manifest['files'] & Pick<Backup, 'lostFiles' | 'damagedFiles'>> {
  const sums = { count: 0, totalBytes: 0, missing: 0 };
  const lostFiles: string[] = [];
  const damagedFiles: string[] = [];
  const lines = (async function* () {
    for (let after: string | null = null; ; ) {
      const files: SnapshotFile[] = await snapshot.listFiles(after, BATCH);
      for (const file of files) {
        const line = await writeStoredFile(ctx, place, spool, file);
        sums.count += 1;
        sums.totalBytes += line.isMissing ? 0 : line.bytes;
        sums.missing += line.isMissing ? 1 : 0;
        if (line.isMissing && !file.isReleased) lostFiles.push(file.id);
        if (!line.isMissing && isOther(line, file)) damagedFiles.push(file.id);
        yield Buffer.from(`${JSON.stringify(line)}\n`);
      }
      after = files.at(-1)?.id ?? null;
      if (after === null) break;
    }
    for await (const anchor of writeAnchors(ctx, place, spool)) {
      sums.count += 1;
      sums.totalBytes += anchor.bytes;
      yield Buffer.from(`${JSON.stringify(anchor)}\n`);
    }
  })();
  const index = await mkdtemp(join(spool, 'index-'));
  return { ...(await writePart(place, index, FILE_INDEX, lines, true)), ...sums, lostFiles, damagedFiles };
}

async function writeStoredFile(
  ctx: Context,
  place: BackupPlace,
  spool: string,
  { key, size, sha256 }: SnapshotFile,
): Promise<IndexedFile> {
  const source = await openStored(ctx, key);
  // The file store has lost the bytes. The backup lists the file as missing, so that a restore creates its row without
  // bytes.
  if (!source) return { key, bytes: size, sha256, isMissing: true };
  const written = await writePart(place, spool, storedFile(key), source, false);
  return { key, ...written };
}

/** Copies the anchors of the audit trail, which have no row of a stored file. */
async function* writeAnchors(ctx: Context, place: BackupPlace, spool: string): AsyncGenerator<IndexedFile> {
  const rows = await ctx.db.read.auditAnchor.findMany({ orderBy: { day: 'asc' }, select: { key: true } });
  for (const { key } of rows) {
    const source = await openStored(ctx, key);
    if (!source) ctx.log.warn({ key }, 'an anchor file is missing: homologa audit verify');
    else yield { key, ...(await writePart(place, spool, storedFile(key), source, false)) };
  }
}

const HASH = /^[0-9a-f]{64}$/;

/**
 * True if the copied bytes differ from the stored file in size or hash. Rows of earlier versions have no hash, so only
 * their size is compared.
 */
const isOther = (copy: Digest, { size, sha256 }: SnapshotFile): boolean =>
  copy.bytes !== size || (HASH.test(sha256) && copy.sha256 !== sha256);

/** Returns null if the file store lacks the bytes; other errors are thrown. */
async function openStored(ctx: Context, key: string): Promise<Readable | null> {
  try {
    return await ctx.files.read(key);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function recordBackup(ctx: Context, { takenAt, tables, files }: Manifest): Promise<void> {
  await ctx.db.system((tx) =>
    audit(ctx, tx, {
      companyId: null,
      action: 'database.back_up',
      objectType: 'database',
      objectId: null,
      facts: { at: takenAt, entries: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.count },
    }),
  );
}
