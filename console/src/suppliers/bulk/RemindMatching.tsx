import { SUPPLIER_STATUS_FILTERS } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import ReminderIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useCan } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { tabOf } from '../filters/filter-model';
import { WAITING } from '../filters/waiting/waiting.texts';
import { isWaitingFilter, mayAwaitSuppliers } from '../filters/waiting/waiting-filter';
import { BulkDialog } from './BulkDialog';
import { offeredActions } from './offered-actions';
import { sentFilter } from './selection';
import { useBulkAction } from './use-bulk-action';

const WORDS = { will: WAITING.will, nobody: WAITING.nobody };

interface RemindMatchingProps {
  workflow?: WorkflowResponse | undefined;
}

/** True if the user may remind the suppliers that match the list's filters, and the filters contain suppliers to remind. */
export function useMayRemindMatching(workflow: WorkflowResponse | undefined): boolean {
  const mayAct = useCan('archive_suppliers');
  const { filterValues } = useListContext();
  const tab = tabOf(filterValues, SUPPLIER_STATUS_FILTERS) ?? 'all';
  return mayAct && offeredActions(tab, workflow).includes('remind') && mayAwaitSuppliers(filterValues);
}

/** Reminds all suppliers that match the list's filters, regardless of the selection. */
export function RemindMatchingDialog({ workflow, onClose }: RemindMatchingProps & { onClose: () => void }) {
  const { filterValues } = useListContext();
  const start = useBulkAction(workflow?.id);
  return (
    <BulkDialog
      offered="remind"
      targets={{ filter: sentFilter(filterValues) }}
      workflowId={workflow?.id}
      words={WORDS}
      isBusy={start.isPending}
      onConfirm={(order) => start.mutate(order, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/**
 * Button for reminding all matching suppliers, next to the applied filters. Hidden unless the list is filtered by phase
 * or waiting time.
 */
export function RemindMatching({ workflow }: RemindMatchingProps) {
  const t = useText();
  const { filterValues, total = 0 } = useListContext();
  const mayRemind = useMayRemindMatching(workflow);
  const [isReminding, setReminding] = useState(false);
  if (!mayRemind || !isWaitingFilter(filterValues)) return null;
  return (
    <>
      {total > 0 && (
        <Button size="small" startIcon={<ReminderIcon />} onClick={() => setReminding(true)} sx={{ mb: 1.5 }}>
          {t(WAITING.remindMatching)}
        </Button>
      )}
      {isReminding && <RemindMatchingDialog workflow={workflow} onClose={() => setReminding(false)} />}
    </>
  );
}
