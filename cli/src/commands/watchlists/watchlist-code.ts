import { WATCHLIST_CODE } from '@homologa/domain/screenings/watchlists';
import { z } from 'zod';
import { UsageError } from '../../exit-codes';
import { parseInput } from '../../input';

/** Validates the code of a watchlist. Throws `UsageError` if it is invalid. */
export function watchlistCode(typed: string): string {
  if (!WATCHLIST_CODE.test(typed)) throw new UsageError('a list is named by lower case letters, digits and hyphens');
  return typed;
}

export const listAddresses = z.array(z.url({ protocol: /^https?$/ })).optional();
const addressed = z.object({ url: listAddresses });

/**
 * Parses `--url` to the `urls` of a watchlist; returns an empty object if the option is missing. Throws `UsageError`
 * for an invalid URL.
 */
export function addressSetting(typed: string[] | undefined): { urls?: string[] } {
  const { url } = parseInput(addressed, { url: typed }, { url: '--url' });
  return url ? { urls: url } : {};
}
