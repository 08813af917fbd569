import { WATCHLIST_CODE } from '@homologa/domain/screenings/watchlists';
import { UsageError } from '../../exit-codes';

/** A list's code as typed. Throws UsageError for what cannot be one. */
export function watchlistCode(typed: string): string {
  if (!WATCHLIST_CODE.test(typed)) throw new UsageError('a list is named by lower case letters, digits and hyphens');
  return typed;
}
