import { DomainError } from '../errors/domain-error';

/** Rows from either end of its order that a list can be paged through (reference 12.4). */
export const LIST_WINDOW = 10_000;

/** The total of a list that was counted no further. */
export const MORE_THAN_WINDOW = LIST_WINDOW + 1;

/** Throws `page_out_of_window` for a page that begins beyond the window from both ends of a list of `total` rows. */
export function requireInWindow(start: number, total: number): void {
  if (start >= LIST_WINDOW && total - start > LIST_WINDOW) throw new DomainError('page_out_of_window');
}
