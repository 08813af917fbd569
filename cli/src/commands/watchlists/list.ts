import { listWatchlists } from '@homologa/core/screenings/lists/watchlist.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';

const COLUMNS = ['code', 'title', 'snapshot', 'entries', 'imported', 'checked', 'stale', 'every', 'problem'] as const;

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description('the lists with their snapshots in use, their age and why an import failed')
    .addHelpText('after', '\nExample:\n  homologa watchlists list')
    .action(async () => {
      const lists = await deps.withContext((ctx) => listWatchlists(ctx));
      const rows = lists.map(
        ({ code, title, current, checkedAt, isStale, refreshHours, problemDetail, problemCode }) => ({
          code,
          title,
          snapshot: current?.number ?? null,
          entries: current?.entries ?? null,
          imported: current?.importedAt ?? null,
          checked: checkedAt,
          stale: isStale ? 'stale' : '',
          every: refreshHours === null ? null : `${refreshHours} h`,
          problem: problemDetail ?? problemCode,
        }),
      );
      deps.output.list(rows, COLUMNS);
    });
}
