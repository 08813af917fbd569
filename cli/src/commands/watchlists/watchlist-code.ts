import { WATCHLIST_CODE } from '@homologa/domain/screenings/watchlists';
import { z } from 'zod';
import { UsageError } from '../../exit-codes';
import { parseInput } from '../../input';

/** A list's code as typed. Throws UsageError for what cannot be one. */
export function watchlistCode(typed: string): string {
  if (!WATCHLIST_CODE.test(typed)) throw new UsageError('a list is named by lower case letters, digits and hyphens');
  return typed;
}

/** Where a list's files are, as `--url` names them. */
export const listAddresses = z.array(z.url({ protocol: /^https?$/ })).optional();
const addressed = z.object({ url: listAddresses });

/** The setting that `--url` makes; none where nothing was typed. Throws UsageError for what is no address. */
export function addressSetting(typed: string[] | undefined): { urls?: string[] } {
  const { url } = parseInput(addressed, { url: typed }, { url: '--url' });
  return url ? { urls: url } : {};
}
