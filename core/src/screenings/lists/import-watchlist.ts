import { createHash } from 'node:crypto';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import { WATCHLIST_MAX_ENTRIES } from '@homologa/domain/screenings/limits';
import { ENTRY_TOPICS, type ListEntry } from '@homologa/domain/screenings/list-entry';
import { csvMapping } from '@homologa/domain/screenings/watchlist.contract';
import { isSuspiciouslySmall, LIST_FORMATS } from '@homologa/domain/screenings/watchlists';
import type { Watchlist, WatchlistSnapshot } from '@homologa/prisma/models';
import { LIST_READERS } from '@homologa/screening/formats/list-readers';
import type { InspectedFile, ListFile } from '@homologa/screening/readers/list-file';
import { beyondLimits, emptyFile, type ListInput } from '@homologa/screening/readers/list-reader';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import type { JobRun } from '../../kernel/jobs/define-job';
import { startMonitoring } from '../monitoring/monitoring.steps';
import {
  daysOfFiles,
  type Edition,
  type EditionDays,
  editionFrom,
  editionOf,
  notToCome,
  requireNotOlder,
} from './edition';
import { inspectFile, readText } from './list-file';
import { type NewSnapshot, switchToNew } from './switch-snapshot';
import { closeMissing, countEntries, forgetKeys, type Loading, undoLoading, writeEntries } from './write-entries.steps';

export interface WatchlistImport {
  watchlistId: string;
  files: readonly ListFile[];
  /** If true, accepts a list that lost more than a fifth of its entries. */
  acceptsSmaller: boolean;
  acceptsOlder?: boolean;
  /**
   * True if a user started the import. If the files are those of the newest snapshot, such an import activates the
   * snapshot again, even after a rollback.
   */
  isAsked: boolean;
}

export interface ImportReport extends Edition {
  isNew: boolean;
  snapshotId: string;
  number: number;
  entries: number;
  added: number;
  changed: number;
  removed: number;
}

type Run = Pick<JobRun, 'progress' | 'signal'>;

const BATCH = 500;
/**
 * Increase this version when a parser extracts more or different data from the same file, so that lists are imported
 * again.
 */
const READERS_VERSION = 2;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns a fingerprint of the settings that determine how a list's files are parsed. */
const readingOf = ({ format, topic, mapping }: Watchlist): string =>
  sha256(JSON.stringify([READERS_VERSION, format, topic, mapping]));

/**
 * Imports local files as a new snapshot and activates it atomically; a failure changes nothing. Does not rewrite
 * unchanged entries. Idempotent: the same files give one snapshot. Throws `not_found` and the `watchlist_…` codes.
 */
export async function importWatchlist(ctx: Context, input: WatchlistImport, run: Run): Promise<ImportReport> {
  const list = await ctx.db.read.watchlist.findUnique({ where: { id: input.watchlistId }, include: { current: true } });
  if (!list) throw new DomainError('not_found');
  const files = await inspectAll(input.files, run.signal);
  const newest = await ctx.db.read.watchlistSnapshot.findFirst({
    where: { watchlistId: list.id },
    orderBy: { number: 'desc' },
  });
  const { acceptsOlder = false } = input;
  const inUse = list.current && editionOf(list.current);
  const source = { sha256: sha256(files.map((file) => file.sha256).join()), reading: readingOf(list) };
  if (newest && newest.sha256 === source.sha256 && newest.reading === source.reading) {
    const used = input.isAsked ? newest : list.current;
    if (used && !acceptsOlder) requireNotOlder(editionOf(used), inUse);
    await confirmNewest(ctx, list, used);
    const { id, number, entries } = newest;
    return { isNew: false, snapshotId: id, number, entries, added: 0, changed: 0, removed: 0, ...editionOf(newest) };
  }
  const loading = await beginLoading(ctx, list.id, (newest?.number ?? 0) + 1, run.signal);
  const reader = LIST_READERS[memberOf(LIST_FORMATS, list.format)];
  const days = daysOfFiles(ctx, files);
  const read = reader.read(listInput(ctx, list, files, { run, days }));
  const written = await writeAll(ctx, loading, read, run.signal);
  const edition = editionFrom(days);
  if (!reader.keepsEarlier) {
    if (!acceptsOlder) requireNotOlder(edition, inUse);
    requireNoLoss(written, list.current?.entries ?? 0, input.acceptsSmaller);
  }
  // A feed keeps its earlier entries, except entries of snapshots that were rolled back.
  await closeMissing(ctx, loading, run.signal, reader.keepsEarlier ? (list.current?.number ?? 0) : 0);
  const entries = reader.keepsEarlier ? await countEntries(ctx, loading) : written;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const made: NewSnapshot = { ...source, ...edition, entries, bytes, files: files.map(({ name }) => name) };
  const report = await switchToNew(ctx, loading, made);
  await run.progress({ done: bytes, total: bytes });
  await forgetKeys(ctx, loading, run.signal);
  return { isNew: true, ...report, ...edition };
}

/** Throws `watchlist_empty`, and `watchlist_too_small` unless a smaller list is accepted. */
function requireNoLoss(entries: number, before: number, acceptsSmaller: boolean): void {
  if (entries === 0) throw emptyFile();
  if (!acceptsSmaller && isSuspiciouslySmall(entries, before))
    throw new DomainError('watchlist_too_small', { values: { n: entries, before } });
}

async function inspectAll(files: readonly ListFile[], signal: AbortSignal): Promise<InspectedFile[]> {
  const inspected: InspectedFile[] = [];
  for (const file of [...files].sort((a, b) => a.name.localeCompare(b.name))) {
    inspected.push(await inspectFile(file, signal));
  }
  return inspected;
}

async function confirmNewest(
  ctx: Context,
  list: Watchlist & { current: WatchlistSnapshot | null },
  used: WatchlistSnapshot | null,
): Promise<void> {
  const currentSnapshotId = used?.id ?? null;
  await ctx.db.system(async (tx) => {
    await tx.watchlist.update({
      where: { id: list.id },
      data: { currentSnapshotId, checkedAt: ctx.now(), problemCode: null, problemDetail: null, problemAt: null },
    });
    if (used && currentSnapshotId !== list.currentSnapshotId)
      await startMonitoring(ctx, tx, { watchlistId: list.id, from: list.current?.number ?? null, to: used.number });
    await audit(ctx, tx, {
      companyId: null,
      action: 'watchlist.confirm',
      objectType: 'watchlist',
      objectId: list.id,
      facts: { switched: currentSnapshotId !== list.currentSnapshotId },
    });
  });
}

async function beginLoading(ctx: Context, watchlistId: string, number: number, signal: AbortSignal): Promise<Loading> {
  const loading = { watchlistId, number, token: newId() };
  await ctx.db.system((tx) =>
    tx.watchlist.update({ where: { id: watchlistId }, data: { loadingToken: loading.token } }),
  );
  await undoLoading(ctx, loading, signal);
  return loading;
}

function listInput(
  ctx: Context,
  list: Watchlist,
  files: readonly InspectedFile[],
  { run, days }: { run: Run; days: EditionDays },
): ListInput {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const { allowsLatin1 = false } = LIST_READERS[memberOf(LIST_FORMATS, list.format)];
  let done = 0;
  const onBytes = (bytes: number) => {
    done += bytes;
    void run.progress({ done: Math.min(done, total - 1), total }).catch(() => undefined);
  };
  return {
    files,
    topic: memberOf(ENTRY_TOPICS, list.topic),
    mapping: list.mapping === null ? null : csvMapping.parse(list.mapping),
    text: (file) => readText(file, { allowsLatin1, onBytes, signal: run.signal }),
    published: (day) => {
      days.stated = notToCome(ctx, day) ?? days.stated;
    },
    newestRecord: (day) => {
      days.newestRecord = notToCome(ctx, day) ?? days.newestRecord;
    },
  };
}

async function writeAll(
  ctx: Context,
  loading: Loading,
  read: AsyncIterable<ListEntry>,
  signal: AbortSignal,
): Promise<number> {
  let batch: ListEntry[] = [];
  let entries = 0;
  const flush = async () => {
    signal.throwIfAborted();
    if (batch.length > 0) entries += await writeEntries(ctx, loading, batch);
    if (entries > WATCHLIST_MAX_ENTRIES) throw beyondLimits(String(entries));
    batch = [];
  };
  for await (const entry of read) {
    batch.push(entry);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return entries;
}
