import { scheduleWatchlist } from '@homologa/core/screenings/lists/schedule-watchlist';
import { EDITION_MAX_DAYS, REFRESH_MAX_HOURS, REFRESH_MIN_HOURS } from '@homologa/domain/screenings/limits';
import type { Command } from 'commander';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { UsageError } from '../../exit-codes';
import { parseInput, wholeNumber } from '../../input';
import { listAddresses, watchlistCode } from './watchlist-code';

interface ScheduleOptions {
  every?: number;
  off?: true;
  url?: string[];
  staleAfter?: number;
  maxEditionDays?: number;
}

const hours = z.number().min(REFRESH_MIN_HOURS).max(REFRESH_MAX_HOURS);
const options = z.object({
  every: hours.optional(),
  staleAfter: z.number().optional(),
  maxEditionDays: z.number().min(1).max(EDITION_MAX_DAYS).optional(),
  url: listAddresses,
});

export function register(group: Command, deps: Deps): void {
  group
    .command('schedule <list>')
    .description('say how often a list is fetched, from where, and when it counts as stale')
    .option('--every <hours>', 'hours between two looks', wholeNumber)
    .option('--off', 'fetch it on demand only')
    .option('--url <url...>', 'where its files are, one address for each')
    .option('--stale-after <hours>', 'when it is shown as stale', wholeNumber)
    .option('--max-edition-days <days>', 'how old an edition may be before it is shown as stale', wholeNumber)
    .addHelpText('after', '\nExample:\n  homologa watchlists schedule un-sc --every 24')
    .action(async (list: string, typed: ScheduleOptions) => {
      const code = watchlistCode(list);
      if (typed.off && typed.every) throw new UsageError('give --every or --off');
      const { every, staleAfter, maxEditionDays, url } = parseInput(options, typed, {
        every: '--every',
        url: '--url',
        maxEditionDays: '--max-edition-days',
      });
      const everyHours = typed.off ? null : every;
      await deps.withContext((ctx) =>
        scheduleWatchlist(ctx, { code, everyHours, urls: url, staleAfterHours: staleAfter, maxEditionDays }),
      );
      deps.output.one(
        { code, every: everyHours ?? null },
        typed.off
          ? `${code} is fetched on demand`
          : every
            ? `${code} is fetched every ${every} hours`
            : `${code} was changed`,
      );
    });
}
