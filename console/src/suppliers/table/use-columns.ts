import {
  SUPPLIER_COLUMNS,
  type SupplierColumn,
  shownSupplierColumns,
} from '@homologa/domain/suppliers/supplier-columns';
import { useCallback, useMemo } from 'react';
import { updateSessionUser } from '../../shared/auth/session-store';
import { useCan, useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { storedColumns, withActionsLast } from './column-choice';

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

export function useColumns(isOneWorkflow: boolean) {
  const dataProvider = useProvider();
  const user = useUser();
  const isAvailable = useAvailable(isOneWorkflow);
  const stored = user.preferences.supplier_table_columns;
  // Memoized: the table's rows depend on its identity.
  const shown = useMemo(() => withActionsLast(shownSupplierColumns(stored).filter(isAvailable)), [stored, isAvailable]);
  const all = SUPPLIER_COLUMNS.filter(isAvailable);
  const save = useAction(
    (columns: readonly SupplierColumn[]) =>
      dataProvider.updateAccount(user.id, {
        preferences: { supplier_table_columns: storedColumns(columns, shownSupplierColumns(stored), all) },
      }),
    { onDone: updateSessionUser },
  );
  return {
    shown,
    all,
    defaults: shownSupplierColumns(null).filter(isAvailable),
    save,
  };
}
