import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type BackupPlace, MANIFEST } from './backup-place';
import { BackupRefused } from './backup-refused';

const digest = { bytes: z.number().int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

export const FORMAT = 1;

const backup = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  postgres: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().nonnegative(), ...digest }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.object({
    ...digest,
    count: z.number().int().nonnegative(),
    totalBytes: z.number().int().nonnegative(),
    missing: z.number().int().nonnegative(),
  }),
});
export type Manifest = z.infer<typeof backup>;

export const indexedFile = z.object({ key: z.string(), ...digest, isMissing: z.boolean().optional() });
export type IndexedFile = z.infer<typeof indexedFile>;

const sealOf = (manifest: Manifest): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

export async function writeManifest(place: BackupPlace, manifest: Manifest): Promise<void> {
  const ordered = backup.parse(manifest);
  const text = JSON.stringify({ seal: sealOf(ordered), backup: ordered }, null, 2);
  await place.putBytes(MANIFEST, Buffer.from(`${text}\n`));
}

/** Throws BackupRefused if a newer version of the product made the backup, or if the manifest was changed. */
export async function readManifest(place: BackupPlace): Promise<Manifest> {
  const text = (await buffer(await place.read(MANIFEST))).toString('utf8');
  const found = parse(text) as { seal?: unknown; backup?: { format?: unknown } } | null;
  const format = found?.backup?.format;
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupRefused('The backup was made by a newer version of the product: restore it with that version.');
  }
  const read = backup.safeParse(found?.backup);
  if (!read.success || sealOf(read.data) !== found?.seal) {
    throw new BackupRefused(`${MANIFEST} is damaged: it is not what the backup wrote.`);
  }
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
