import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import ReminderIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { Button, DialogContentText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { BULK_CONFIRM } from '../../suppliers/bulk/bulk.texts';
import { Forecast } from '../../suppliers/bulk/Forecast';
import { SUPPLIERS } from '../../suppliers/suppliers.texts';

interface RemindAllProps {
  workflow: WorkflowResponse;
}

const REMIND_ALL = { will: SUPPLIERS.remindWill, nobody: SUPPLIERS.remindNobody };

/**
 * Shows, before anything is sent, how many suppliers will get a reminder and how many are skipped for which reasons.
 */
function RemindAllDialog({ workflow: { id }, onClose }: RemindAllProps & { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshWorkflow();
  const forecast = useQuery({
    queryKey: ['bulk-actions', 'previewBulkAction', id, 'remind-all'],
    queryFn: ({ signal }) => dataProvider.previewBulkAction({ action: 'remind', filter: {} }, id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const possible = forecast.data?.possible ?? 0;
  const remind = useAction(() => dataProvider.remindAllSuppliers(id), {
    success: ({ sent, skipped }) => t(SUPPLIERS.remindedAll, { sent: sent ?? 0, skipped: skipped ?? 0 }),
    onDone: async () => {
      onClose();
      await refresh(id);
    },
  });
  return (
    <ConfirmDialog
      open
      title={t(SUPPLIERS.remindAll)}
      confirmLabel={possible > 0 ? t(BULK_CONFIRM.remind, { count: possible }) : t(SUPPLIERS.remindAll)}
      isBusy={remind.isPending}
      isDisabled={possible === 0}
      onConfirm={() => remind.mutate()}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>{t(SUPPLIERS.remindAllText)}</DialogContentText>
      {forecast.error ? (
        <ErrorState error={forecast.error} onRetry={() => void forecast.refetch()} />
      ) : (
        <Forecast action="remind" forecast={forecast.data} words={REMIND_ALL} />
      )}
    </ConfirmDialog>
  );
}

export function RemindAllButton({ workflow }: RemindAllProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ReminderIcon />} onClick={() => setOpen(true)}>
        {t(SUPPLIERS.remindAll)}
      </Button>
      {isOpen && <RemindAllDialog workflow={workflow} onClose={() => setOpen(false)} />}
    </>
  );
}
