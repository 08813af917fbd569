import {
  SUPPLIER_COLUMNS,
  type SupplierColumn,
  shownSupplierColumns,
} from '@homologa/domain/suppliers/supplier-columns';
import { useCallback, useMemo } from 'react';
import { updateSessionUser } from '../../shared/auth/session-store';
import { useCan, useUser } from '../../shared/auth/use-can';
import { accountApi } from '../../shared/data/account.api';
import { useAction } from '../../shared/data/use-action';
import { storedColumns, withActionsLast } from './column-choice';

/** The columns that the person may see here: of one workflow there is no column of workflows. */
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

/** The person's own columns of the suppliers table, kept on the server (reference 2.11). */
export function useColumns(isOneWorkflow: boolean) {
  const user = useUser();
  const isAvailable = useAvailable(isOneWorkflow);
  const stored = user.preferences.supplier_table_columns;
  // One identity as long as they are the same: the rows of the table go by it.
  const shown = useMemo(() => withActionsLast(shownSupplierColumns(stored).filter(isAvailable)), [stored, isAvailable]);
  const all = SUPPLIER_COLUMNS.filter(isAvailable);
  const save = useAction(
    (columns: readonly SupplierColumn[]) =>
      accountApi.updateAccount(user.id, {
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
