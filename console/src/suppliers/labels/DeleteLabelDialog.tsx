import type { LabelUseResponse } from '@homologa/domain/companies/company.contract';
import { DialogContentText } from '@mui/material';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { LABELS } from './labels.texts';
import { useRefreshLabels } from './use-labels';

interface DeleteLabelDialogProps {
  companyId: string;
  label: LabelUseResponse;
  onClose: () => void;
}

export function DeleteLabelDialog({ companyId, label, onClose }: DeleteLabelDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const refreshLabels = useRefreshLabels();
  const refreshSuppliers = useRefreshWorkflow();
  const { name, suppliers_count: count } = label;
  const remove = useAction(() => dataProvider.deleteLabel(companyId, label.id), {
    success: t(LABELS.deleted),
    onDone: async () => {
      onClose();
      await Promise.all([refreshLabels(), refreshSuppliers()]);
    },
  });
  return (
    <ConfirmDialog
      open
      isDangerous
      title={t(LABELS.delete)}
      confirmLabel={t(LABELS.delete)}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      <DialogContentText>{t(LABELS.deleteText, { name })}</DialogContentText>
      <DialogContentText sx={{ fontWeight: 600 }}>
        {count === 0 ? t(LABELS.deleteUnused) : t(LABELS.deleteEffect, { count })}
      </DialogContentText>
    </ConfirmDialog>
  );
}
