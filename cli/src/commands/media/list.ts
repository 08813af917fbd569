import { listWatchlists } from '@homologa/core/screenings/lists/watchlist.queries';
import { isMediaFormat } from '@homologa/domain/screenings/watchlists';
import type { Command } from 'commander';
import type { Deps } from '../../deps';

const COLUMNS = ['source', 'title', 'snapshot', 'articles', 'imported', 'stale', 'every', 'problem'] as const;

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description('the sources of articles with what is loaded of them, their age and why an import failed')
    .addHelpText('after', '\nExample:\n  homologa media list')
    .action(async () => {
      const { sources, provider } = await deps.withContext(async (ctx, { adapters }) => ({
        sources: (await listWatchlists(ctx)).filter(({ format }) => isMediaFormat(format)),
        provider: adapters.media?.name,
      }));
      const rows = sources.map(({ code, title, current, staleReason, refreshHours, problemDetail, problemCode }) => ({
        source: code,
        title,
        snapshot: current?.number ?? null,
        articles: current?.entries ?? null,
        imported: current?.importedAt ?? null,
        stale: staleReason === null ? '' : 'stale',
        every: refreshHours === null ? null : `${refreshHours} h`,
        problem: problemDetail ?? problemCode,
      }));
      const asked = { source: provider ?? '', title: 'asked at each screening', every: null };
      deps.output.list(
        provider
          ? [...rows, { ...asked, snapshot: null, articles: null, imported: null, stale: '', problem: null }]
          : rows,
        COLUMNS,
      );
    });
}
