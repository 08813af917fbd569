import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import AddIcon from '@mui/icons-material/Add';
import ReminderIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { suppliersApi } from '../../suppliers/suppliers.api';
import { SUPPLIERS } from '../../suppliers/suppliers.texts';
import { SupplierTable } from '../../suppliers/table/SupplierTable';
import { useRefreshWorkflow } from '../../suppliers/workflow/use-workflow';

const TABS: readonly SupplierStatusFilter[] = ['all', 'pending', 'in_progress', 'completed', 'archived'];

function RemindAllButton({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const refresh = useRefreshWorkflow();
  const [isOpen, setOpen] = useState(false);
  const remind = useAction(() => suppliersApi.remindAll(workflow.id), {
    success: ({ sent, skipped }) => t(SUPPLIERS.remindedAll, { sent: sent ?? 0, skipped: skipped ?? 0 }),
    onDone: async () => {
      setOpen(false);
      await refresh(workflow.id);
    },
  });
  return (
    <>
      <Button startIcon={<ReminderIcon />} onClick={() => setOpen(true)}>
        {t(SUPPLIERS.remindAll)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t(SUPPLIERS.remindAll)}
        confirmLabel={t(SUPPLIERS.remindAll)}
        isBusy={remind.isPending}
        onConfirm={() => remind.mutate()}
        onClose={() => setOpen(false)}
      >
        <DialogContentText>{t(SUPPLIERS.remindAllText)}</DialogContentText>
      </ConfirmDialog>
    </>
  );
}

/** The suppliers tab: search, filters, columns, add, tabs by status, and the table. */
export function SuppliersSection({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const mayAdd = useCan('add_suppliers') && workflow.status === 'active';
  return (
    <SupplierTable
      workflow={workflow}
      tabs={TABS}
      actions={
        <>
          {mayAdd && workflow.type === 'onboarding' && <RemindAllButton workflow={workflow} />}
          {mayAdd && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              component={Link}
              to={`/workflows/${workflow.id}/suppliers/add`}
            >
              {t(SUPPLIERS.add)}
            </Button>
          )}
        </>
      }
    />
  );
}
