import type { Words } from '@homologa/domain/language/locales';
import { appliedCount, statusesOf, type TableFilter } from '../filters/filter-model';
import { EMPTY_BY_STATUS, SUPPLIERS } from '../suppliers.texts';

/** Remedy for an empty table: clear the search and filters, show all statuses, or add suppliers. */
type EmptyRemedy = 'clear' | 'show_all' | 'begin';

/** Why a table is empty: the search, a filter, the tab, or no suppliers at all. */
export function emptyMessage(filter: TableFilter): { words: Words; remedy: EmptyRemedy } {
  const statuses = statusesOf(filter);
  if (filter['q']) return { words: SUPPLIERS.noMatch, remedy: 'clear' };
  if (appliedCount(filter) > 0 || statuses.length > 1) return { words: SUPPLIERS.noFiltered, remedy: 'clear' };
  const [status] = statuses;
  return status
    ? { words: EMPTY_BY_STATUS[status], remedy: 'show_all' }
    : { words: EMPTY_BY_STATUS.all, remedy: 'begin' };
}
