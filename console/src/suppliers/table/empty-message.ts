import type { Words } from '@homologa/domain/language/locales';
import { appliedCount, statusesOf, type TableFilter } from '../filters/filter-model';
import { EMPTY_BY_STATUS, SUPPLIERS } from '../suppliers.texts';

type EmptyRemedy = 'clear' | 'show_all' | 'begin';

export function emptyMessage(filter: TableFilter): { words: Words; remedy: EmptyRemedy } {
  const statuses = statusesOf(filter);
  if (filter['q']) return { words: SUPPLIERS.noMatch, remedy: 'clear' };
  if (appliedCount(filter) > 0 || statuses.length > 1) return { words: SUPPLIERS.noFiltered, remedy: 'clear' };
  const [status] = statuses;
  return status
    ? { words: EMPTY_BY_STATUS[status], remedy: 'show_all' }
    : { words: EMPTY_BY_STATUS.all, remedy: 'begin' };
}
