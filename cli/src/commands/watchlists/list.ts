import { listWatchlists, type WatchlistRow } from '@homologa/core/screenings/lists/watchlist.queries';
import type { StaleReason } from '@homologa/domain/screenings/watchlists';
import type { Command } from 'commander';
import type { Deps } from '../../deps';

const COLUMNS = [
  'code',
  'title',
  'snapshot',
  'entries',
  'published',
  'imported',
  'checked',
  'stale',
  'every',
  'problem',
] as const;

const STALE = { not_looked_up: 'stale', old_edition: 'old edition' } as const satisfies Record<StaleReason, string>;

function publishedAs(edition: WatchlistRow['current']): string | null {
  const day = edition?.publishedOn?.toISOString().slice(0, 10) ?? null;
  return day !== null && edition?.isDayInferred ? `${day} (newest entry)` : day;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description('the lists with their snapshots in use, their age and why an import failed')
    .addHelpText('after', '\nExample:\n  homologa watchlists list')
    .action(async () => {
      const lists = await deps.withContext((ctx) => listWatchlists(ctx));
      const rows = lists.map(
        ({ code, title, current, checkedAt, staleReason, refreshHours, problemDetail, problemCode }) => ({
          code,
          title,
          snapshot: current?.number ?? null,
          entries: current?.entries ?? null,
          published: publishedAs(current),
          imported: current?.importedAt ?? null,
          checked: checkedAt,
          stale: staleReason === null ? '' : STALE[staleReason],
          every: refreshHours === null ? null : `${refreshHours} h`,
          problem: problemDetail ?? problemCode,
        }),
      );
      deps.output.list(rows, COLUMNS);
    });
}
