import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { loadTables, readOccupancy } from '@homologa/prisma/backup/load';
import { bringUpToDate } from '@homologa/prisma/bring-up-to-date';
import type { DatabaseAccess } from '@homologa/prisma/logins';
import { migrate, migrationChecksum } from '@homologa/prisma/migrate';
import { listFormerMigrations, readMigrations } from '@homologa/prisma/migrations';
import { provisionGroups } from '@homologa/prisma/provision';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { makePrivateFolder } from '../kernel/storage/make-private-folder';
import {
  type BackupPlace,
  FILE_INDEX,
  openSource,
  openVerified,
  storedFile,
  tableFile,
  verifyFile,
} from './backup-place';
import { BackupRefused } from './backup-refused';
import { indexedFile, type Manifest, readManifest } from './manifest';

interface RestoreInput {
  source: string;
  access: DatabaseAccess;
  migrationsDir: string;
  onProgress: (progress: { done: number; total: number }) => void;
}

interface Restored {
  manifest: Manifest;
  applied: string[];
}

/**
 * Restores a backup into an empty database and the file store. Verifies the tables before any write, and each file
 * while it is copied. The database is loaded last in one transaction, so an interrupted restore can be repeated. Throws
 * BackupRefused, MigrationFailed, ProvisionRefused.
 */
export async function restoreBackup(ctx: Context, input: RestoreInput): Promise<Restored> {
  const { access, migrationsDir, onProgress } = input;
  const place = await openSource(input.source);
  const manifest = await readManifest(place);
  requireKnownMigrations(manifest, migrationsDir);
  await requireEmpty(access, manifest);
  const total = 2 * manifest.tables.length + 1;
  let done = 0;
  for (const table of manifest.tables) {
    onProgress({ done, total });
    await verifyFile(place, tableFile(table.name), table);
    done += 1;
  }
  await restoreFiles(ctx, place, manifest);
  done += 1;
  await provisionGroups(access);
  await migrate(access.url, migrationsDir, { only: new Set(manifest.migrations.map(({ name }) => name)) });
  const digests = new Map(manifest.tables.map((table) => [table.name, table]));
  await loadTables(access.url, {
    ...manifest,
    async open({ name }) {
      const digest = digests.get(name);
      if (!digest) throw new BackupRefused(`The backup lacks ${tableFile(name)}.`);
      const compressed = await openVerified(place, tableFile(name), digest);
      const rows = createGunzip();
      // Forwards the error, because a damaged stream must also abort the load of the table.
      compressed.on('error', (error) => rows.destroy(error));
      return compressed.pipe(rows);
    },
    onTable() {
      onProgress({ done, total });
      done += 1;
    },
  });
  const applied = await bringUpToDate(access, migrationsDir);
  await recordRestore(ctx, manifest);
  onProgress({ done: total, total });
  return { manifest, applied };
}

/**
 * Requires an empty database, or the unused tables of an interrupted restore. Rejects tables with migrations newer than
 * the backup, because those migrations would never run on the restored rows. Throws BackupRefused.
 */
async function requireEmpty(access: DatabaseAccess, { migrations }: Manifest): Promise<void> {
  const { tables, unusedMigrations } = await readOccupancy(access.url);
  const known = new Set(migrations.map(({ name }) => name));
  if (tables === 0 || unusedMigrations?.every((name) => known.has(name))) return;
  throw new BackupRefused(`The database is not empty (tables: ${tables}): restore into a new one.`);
}

function requireKnownMigrations({ migrations, product }: Manifest, migrationsDir: string): void {
  const known = new Map(readMigrations(migrationsDir).map(({ name, script }) => [name, migrationChecksum(script)]));
  const strange = migrations.filter(({ name, checksum }) => known.get(name) !== checksum);
  if (strange.length === 0) return;
  const [former] = listFormerMigrations(
    strange.map(({ name }) => name),
    [...known.keys()],
  );
  if (former !== undefined) {
    throw new BackupRefused(
      `The backup was made by a version from before the first release (${former}), whose tables cannot be upgraded: ` +
        'restore it with that version.',
    );
  }
  throw new BackupRefused(
    `The backup was made by version ${product}, whose migrations this one does not have ` +
      `(${strange.map(({ name }) => name).join(', ')}): restore it with that version, or a later one.`,
  );
}

async function restoreFiles(ctx: Context, place: BackupPlace, { files }: Manifest): Promise<void> {
  makePrivateFolder(ctx.config.dataDir);
  const spool = await mkdtemp(join(ctx.config.dataDir, 'restore-'));
  try {
    await verifyFile(place, FILE_INDEX, files);
    const index = (await place.read(FILE_INDEX)).pipe(createGunzip());
    for await (const line of createInterface({ input: index })) {
      const { key, isMissing, ...digest } = indexedFile.parse(JSON.parse(line));
      if (isMissing) continue;
      const path = join(spool, 'file');
      await pipeline(await openVerified(place, storedFile(key), digest), createWriteStream(path, { mode: 0o600 }));
      await ctx.files.putFile(key, path);
    }
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
}

async function recordRestore(ctx: Context, { takenAt, tables, files }: Manifest): Promise<void> {
  await ctx.db.system((tx) =>
    audit(ctx, tx, {
      companyId: null,
      action: 'database.restore',
      objectType: 'database',
      objectId: null,
      facts: { at: takenAt, entries: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.count },
    }),
  );
}
