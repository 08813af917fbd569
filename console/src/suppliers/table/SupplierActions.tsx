import { ARCHIVE_BUTTON_WORDS } from '@homologa/domain/i18n/supplier-words';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ResendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import ReminderIcon from '@mui/icons-material/NotificationsActiveOutlined';
import ScreenIcon from '@mui/icons-material/PolicyOutlined';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { suppliersApi } from '../../shared/data/suppliers.api';
import { useDeed } from '../../shared/data/use-deed';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { type MenuAction, MoreMenu } from '../../shared/ui/MoreMenu';
import { useNow } from '../../shared/ui/use-now';
import { useRefreshWorkflow } from '../../workflows/use-workflow';
import { reminderState } from '../reminder-state';
import { ScreenCompanyDialog } from '../screening/ScreenCompanyDialog';
import { SCREENING } from '../screening/screening.texts';
import { useScreeningOffer } from '../screening/use-screening-offer';
import { supplierName } from '../supplier-name';
import { SUPPLIERS } from '../suppliers.texts';
import { useSupplierDeeds } from '../use-supplier-deeds';

/**
 * What the menu of a supplier offers in its state; shared by the table and the detail page, which has its button for a
 * screening elsewhere.
 */
export function useSupplierActions(
  supplier: SupplierRow,
  askToDelete: () => void,
  askToScreen?: () => void,
): MenuAction[] {
  const t = useText();
  const format = useFormat();
  const deeds = useSupplierDeeds(supplier);
  const now = useNow();
  const reminder = reminderState(supplier, now);
  const screening = useScreeningOffer(supplier);
  const isActive = supplier.workflow.status === 'active';
  const isMailed = supplier.invitation !== null && isActive;
  const isOpen = supplier.status === 'pending' || supplier.status === 'in_progress';
  const offered: (MenuAction | false)[] = [
    reminder.isOffered && {
      label: t(SUPPLIERS.remind),
      icon: <ReminderIcon fontSize="small" />,
      reason:
        reminder.nextAt && t(SUPPLIERS.remindAgain, { when: format.relative(reminder.nextAt.toISOString(), now) }),
      onClick: () => deeds.remind.mutate(),
    },
    isMailed &&
      supplier.status === 'pending' && {
        label: t(SUPPLIERS.resend),
        icon: <ResendIcon fontSize="small" />,
        onClick: () => deeds.resend.mutate(),
      },
    askToScreen !== undefined &&
      screening !== null && {
        label: t(SCREENING.screenCompany),
        icon: <ScreenIcon fontSize="small" />,
        reason: screening.reason,
        onClick: askToScreen,
      },
    !isOpen && {
      label: t(ARCHIVE_BUTTON_WORDS[deeds.archiveAction]),
      icon: <ArchiveIcon fontSize="small" />,
      onClick: () => deeds.archive.mutate(),
    },
    supplier.status === 'pending' && {
      label: t(SUPPLIERS.delete),
      icon: <DeleteIcon fontSize="small" />,
      isDangerous: true,
      onClick: askToDelete,
    },
  ];
  return offered.filter((action) => action !== false);
}

interface DeleteSupplierDialogProps {
  supplier: SupplierRow;
  onClose: () => void;
  onDeleted?: () => void | Promise<void>;
}

export function DeleteSupplierDialog({ supplier, onClose, onDeleted }: DeleteSupplierDialogProps) {
  const t = useText();
  const refresh = useRefreshWorkflow();
  const { workflow_id: workflowId, id } = supplier;
  const remove = useDeed(() => suppliersApi.deleteSupplier(workflowId, id), {
    success: t(SUPPLIERS.deleted),
    onDone: async () => {
      // Away from the supplier's own page first, where there is nothing to fetch anew.
      await onDeleted?.();
      onClose();
      await refresh(workflowId);
    },
  });
  return (
    <ConfirmDialog
      open
      isDangerous
      title={t(SUPPLIERS.deleteTitle)}
      confirmLabel={t(SUPPLIERS.delete)}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      <DialogContentText>{t(SUPPLIERS.deleteText, { name: supplierName(supplier.invite) })}</DialogContentText>
    </ConfirmDialog>
  );
}

/** The dots menu of a table row. */
export function SupplierActions({ supplier }: { supplier: SupplierRow }) {
  const t = useText();
  const [isDeleting, setDeleting] = useState(false);
  const [isScreening, setScreening] = useState(false);
  const actions = useSupplierActions(
    supplier,
    () => setDeleting(true),
    () => setScreening(true),
  );
  return (
    <>
      <MoreMenu actions={actions} label={t(SUPPLIERS.actionsOf, { name: supplierName(supplier.invite) })} />
      {isDeleting && <DeleteSupplierDialog supplier={supplier} onClose={() => setDeleting(false)} />}
      {isScreening && <ScreenCompanyDialog supplier={supplier} onClose={() => setScreening(false)} />}
    </>
  );
}
