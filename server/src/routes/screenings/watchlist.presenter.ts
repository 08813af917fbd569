import type {
  DifferenceCounts,
  EntryDifference,
  SnapshotPair,
} from '@homologa/core/screenings/lists/snapshot-difference.queries';
import type { WatchlistDetail, WatchlistRow } from '@homologa/core/screenings/lists/watchlist.queries';
import { memberOf } from '@homologa/domain/language/member-of';
import { ENTRY_TOPICS } from '@homologa/domain/screenings/list-entry';
import type {
  WatchlistDetailResponse,
  WatchlistDifferenceResponse,
  WatchlistResponse,
  WatchlistSnapshotResponse,
} from '@homologa/domain/screenings/watchlist.contract';
import { LIST_FORMATS } from '@homologa/domain/screenings/watchlists';

const presentSnapshot = (snapshot: WatchlistDetail['snapshots'][number]): WatchlistSnapshotResponse => ({
  _id: snapshot.id,
  id: snapshot.id,
  number: snapshot.number,
  entries: snapshot.entries,
  added: snapshot.added,
  changed: snapshot.changed,
  removed: snapshot.removed,
  sha256: snapshot.sha256,
  files: snapshot.files,
  published_on: snapshot.publishedOn?.toISOString().slice(0, 10) ?? null,
  is_day_inferred: snapshot.isDayInferred,
  imported_at: snapshot.importedAt.toISOString(),
});

/** Omits the list's source URLs, because they may contain an access key. */
export const presentWatchlist = (list: WatchlistRow): WatchlistResponse => ({
  _id: list.id,
  id: list.id,
  code: list.code,
  title: list.title,
  format: memberOf(LIST_FORMATS, list.format),
  topic: memberOf(ENTRY_TOPICS, list.topic),
  has_address: list.urls.length > 0,
  refresh_hours: list.refreshHours,
  checked_at: list.checkedAt?.toISOString() ?? null,
  stale: list.staleReason !== null,
  stale_reason: list.staleReason,
  current: list.current && presentSnapshot(list.current),
  problem:
    list.problemCode && list.problemAt
      ? { code: list.problemCode, message: list.problemDetail ?? '', at: list.problemAt.toISOString() }
      : null,
});

export const presentWatchlistDetail = (list: WatchlistDetail): WatchlistDetailResponse => ({
  ...presentWatchlist(list),
  snapshots: list.snapshots.map(presentSnapshot),
});

export const presentDifference = (
  { from, to }: SnapshotPair,
  counts: DifferenceCounts,
  entries: readonly EntryDifference[],
): WatchlistDifferenceResponse => ({
  from,
  to,
  added: counts.added,
  changed: counts.changed,
  removed: counts.removed,
  entries: entries.map(({ change, after, before, isIdentityChanged }) => ({
    change,
    reference: (after ?? before)?.entry.sourceId ?? '',
    name: (after ?? before)?.entry.names[0]?.value ?? '',
    identity_changed: isIdentityChanged,
  })),
});
