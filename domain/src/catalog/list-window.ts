import { DomainError } from '../errors/domain-error';

/** Number of rows reachable by paging from either end of a list (reference 12.4). */
export const LIST_WINDOW = 10_000;

export const MORE_THAN_WINDOW = LIST_WINDOW + 1;

/** Throws `page_out_of_window` if the page is too far from both ends of a list of `total` rows. */
export function requireInWindow(start: number, total: number): void {
  if (start >= LIST_WINDOW && total - start > LIST_WINDOW) throw new DomainError('page_out_of_window');
}
