import { listDifference, snapshotPair } from '@homologa/core/screenings/lists/snapshot-difference.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { wholeNumber } from '../../input';
import { watchlistCode } from './watchlist-code';

const COLUMNS = ['change', 'reference', 'name', 'identity'] as const;

interface DiffOptions {
  from?: number;
  to?: number;
  limit: number;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('diff <list>')
    .description('what differs between two snapshots of a list: the newest and the one before, unless said otherwise')
    .option('--from <number>', 'the earlier snapshot', wholeNumber)
    .option('--to <number>', 'the later snapshot', wholeNumber)
    .option('--limit <n>', 'at most so many', wholeNumber, 100)
    .addHelpText('after', '\nExample:\n  homologa watchlists diff un-sc --from 1 --to 2')
    .action(async (list: string, { from, to, limit }: DiffOptions) => {
      const code = watchlistCode(list);
      const rows = await deps.withContext(async (ctx) => {
        const pair = await snapshotPair(ctx, code, { from, to });
        return listDifference(ctx.db.read, pair, { limit });
      });
      deps.output.list(
        rows.map(({ change, after, before, isIdentityChanged }) => ({
          change,
          reference: (after ?? before)?.entry.sourceId,
          name: (after ?? before)?.entry.names[0]?.value,
          identity: isIdentityChanged ? 'changed' : 'same',
        })),
        COLUMNS,
      );
    });
}
