import type { ColumnWidths, SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import {
  isSupplierColumn,
  SUPPLIER_COLUMNS,
  type SupplierColumn,
  shownSupplierColumns,
} from '@homologa/domain/suppliers/supplier-columns';
import { createContext, use, useCallback, useMemo } from 'react';
import { useCan, useUser } from '../../shared/auth/use-can';
import { usePreferences } from '../../shared/data/use-preferences';
import { storedColumns, withActionsLast } from './column-choice';

/** True inside the table of a workflow whose questionnaire is scored. */
export const ScoredTable = createContext(false);

function useAvailable(isOneWorkflow: boolean): (column: SupplierColumn) => boolean {
  const seesLabels = useCan('see_labels');
  const mayAct = useCan('archive_suppliers');
  const { compliance_enabled: hasCompliance } = useUser();
  return useCallback(
    (column) =>
      (column !== 'labels' || seesLabels) &&
      (column !== 'actions' || mayAct) &&
      (column !== 'screen_status' || hasCompliance) &&
      (column !== 'workflow' || !isOneWorkflow),
    [seesLabels, mayAct, hasCompliance, isOneWorkflow],
  );
}

function isSameWidths(one: ColumnWidths, other: ColumnWidths): boolean {
  const columns = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...columns].every((column) => one[column] === other[column]);
}

export function useColumns(isOneWorkflow: boolean) {
  const preferences = usePreferences();
  const user = useUser();
  const isAvailable = useAvailable(isOneWorkflow);
  const isScored = use(ScoredTable);
  const stored = user.preferences.supplier_table_columns;
  // Memoized, because the rows of the table re-render when this array changes.
  const shown = useMemo(
    () => withActionsLast(shownSupplierColumns(stored, isScored).filter(isAvailable)),
    [stored, isScored, isAvailable],
  );
  const all = SUPPLIER_COLUMNS.filter(isAvailable);
  const toStored = (columns: readonly SupplierColumn[]) =>
    storedColumns(columns, shownSupplierColumns(stored, isScored), all);
  return {
    shown,
    all,
    defaults: shownSupplierColumns(null, isScored).filter(isAvailable),
    save: (columns: readonly SupplierColumn[]) => preferences.change({ supplier_table_columns: toStored(columns) }),
    /** Shows the columns and widths of a saved view; does nothing if they are shown already. */
    take({ columns, widths }: Pick<SavedView, 'columns' | 'widths'>) {
      const wanted = columns.filter(isSupplierColumn).filter((column) => all.includes(column));
      const isOther = wanted.length > 0 && wanted.join() !== shown.join();
      const isWider = widths !== undefined && !isSameWidths(widths, user.preferences.supplier_column_widths ?? {});
      if (!isOther && !isWider) return;
      preferences.change({
        ...(isOther ? { supplier_table_columns: toStored(wanted) } : {}),
        ...(isWider ? { supplier_column_widths: widths } : {}),
      });
    },
  };
}
