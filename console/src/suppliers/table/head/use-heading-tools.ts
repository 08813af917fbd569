import { isSupplierColumn, type SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { useListContext } from 'react-admin';
import { useText } from '../../../shared/i18n/use-text';
import type { HeadingTools } from '../../../shared/lists/head/heading-tools';
import { moved } from '../../../shared/lists/moved';
import { useSaid } from '../../../shared/ui/hooks/use-said';
import { COLUMN_FILTERS } from '../../filters/column-filters';
import type { FilterKey } from '../../filters/filter-model';
import { offeredFilters } from '../../filters/offered-filters';
import { useFilterScope } from '../../filters/use-filter-scope';
import { FIXED_COLUMN, LAST_COLUMN, toggled, withActionsLast } from '../column-choice';
import { TABLE } from '../table.texts';
import { useColumns } from '../use-columns';
import { useColumnWidths } from './use-column-widths';

export type ColumnFilter = FilterKey | 'status';

export function useHeadingTools(
  workflow: WorkflowResponse | undefined,
  hasStatusFilter: boolean,
  openFilter: (keys: readonly ColumnFilter[]) => void,
): HeadingTools {
  const t = useText();
  const { filterValues } = useListContext();
  const { shown, save } = useColumns(workflow !== undefined);
  const { widths, resize } = useColumnWidths();
  const scope = useFilterScope(workflow);
  const isOffered = (key: ColumnFilter) =>
    key === 'status' ? hasStatusFilter : offeredFilters(scope, filterValues).includes(key);
  const [said, say] = useSaid();
  const nameOf = (column: string) => (isSupplierColumn(column) ? t(SUPPLIER_COLUMN_WORDS[column]) : column);
  const put = (column: SupplierColumn, place: number) => {
    const next = withActionsLast(moved(shown, shown.indexOf(column), place));
    save(next);
    say(t(TABLE.over, { name: nameOf(column), n: next.indexOf(column) + 1, count: next.length }));
  };
  const canStandAt = (place: number) => {
    const column = shown[place];
    return column !== undefined && column !== FIXED_COLUMN && column !== LAST_COLUMN;
  };
  return {
    widths,
    said,
    resize: (column, width) => {
      resize(column, width);
      const name = nameOf(column);
      say(width === null ? t(TABLE.ownWidth, { name }) : t(TABLE.resized, { name, width }));
    },
    move: (column, to) => {
      if (isSupplierColumn(column) && isSupplierColumn(to)) put(column, shown.indexOf(to));
    },
    actionsOf: (key) => {
      if (!isSupplierColumn(key) || key === LAST_COLUMN) return [];
      const filters = (COLUMN_FILTERS[key] ?? []).filter(isOffered);
      const place = shown.indexOf(key);
      const moves = key === FIXED_COLUMN ? [] : [[-1, TABLE.moveLeft] as const, [1, TABLE.moveRight] as const];
      return [
        ...(filters.length > 0 ? [{ label: t(TABLE.filterColumn), onClick: () => openFilter(filters) }] : []),
        ...moves
          .filter(([step]) => canStandAt(place + step))
          .map(([step, words]) => ({ label: t(words), onClick: () => put(key, place + step) })),
        ...(key === FIXED_COLUMN ? [] : [{ label: t(TABLE.hideColumn), onClick: () => save(toggled(shown, key)) }]),
      ];
    },
  };
}
