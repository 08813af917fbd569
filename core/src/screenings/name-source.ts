import type { ScreeningIndex } from '@homologa/screening/index/screening-index';
import type { Match } from '@homologa/screening/search/search';
import type { Context } from '../kernel/context';
import type { IndexedSnapshot } from './index/build-screening-index';
import { type EntryRow, type StoredEntry, storedEntry } from './lists/entry-rows';
import type { CurrentSnapshot } from './lists/watchlist.queries';

export type AnsweringSnapshot = IndexedSnapshot & Pick<CurrentSnapshot, 'title' | 'sha256'>;

export interface SourceList {
  code: string;
  title: string;
  version: string | null;
}

export interface NameSource {
  index: ScreeningIndex;
  lists: readonly SourceList[];
  entriesOf(matches: readonly Match[]): Promise<Map<string, Map<string, StoredEntry>>>;
}

export const snapshotSource = (
  ctx: Context,
  index: ScreeningIndex,
  snapshots: readonly AnsweringSnapshot[],
): NameSource => ({
  index,
  lists: snapshots.map(({ code, title, number }) => ({ code, title, version: String(number) })),
  entriesOf: (matches) => storedEntries(ctx, snapshots, matches),
});

async function storedEntries(
  ctx: Context,
  snapshots: readonly AnsweringSnapshot[],
  matches: readonly Match[],
): Promise<Map<string, Map<string, StoredEntry>>> {
  const entries = new Map<string, Map<string, StoredEntry>>();
  for (const { code, watchlistId, number } of snapshots) {
    const sourceIds = [...new Set(matches.flatMap(({ list, sourceId }) => (list === code ? [sourceId] : [])))];
    if (sourceIds.length === 0) continue;
    const rows: EntryRow[] = await ctx.db.read.watchlistEntry.findMany({
      where: {
        watchlistId,
        sourceId: { in: sourceIds },
        firstNumber: { lte: number },
        OR: [{ lastNumber: null }, { lastNumber: { gte: number } }],
      },
    });
    entries.set(code, new Map(rows.map((row) => [row.sourceId, storedEntry(row)])));
  }
  return entries;
}
