import { rollbackWatchlist } from '@homologa/core/screenings/lists/rollback-watchlist';
import { getWatchlist } from '@homologa/core/screenings/lists/watchlist.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { wholeNumber } from '../../input';
import { watchlistCode } from './watchlist-code';

export function register(group: Command, deps: Deps): void {
  group
    .command('rollback <list>')
    .description('have screenings read the snapshot before the one in use, or the one that is named')
    .option('--to <number>', 'the snapshot', wholeNumber)
    .addHelpText('after', '\nExample:\n  homologa watchlists rollback un-sc --to 1')
    .action(async (list: string, { to }: { to?: number }) => {
      const code = watchlistCode(list);
      const { number } = await deps.withContext(async (ctx) => {
        const { id } = await getWatchlist(ctx, code);
        return rollbackWatchlist(ctx, { watchlistId: id, number: to });
      });
      deps.output.one({ code, snapshot: number }, `screenings read snapshot ${number} of ${code}`);
    });
}
