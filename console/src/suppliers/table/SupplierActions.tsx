import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { addressRefusal } from '@homologa/domain/suppliers/addresses/address-rules';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { ARCHIVE_BUTTON_WORDS } from '@homologa/domain/suppliers/supplier-words';
import AddressIcon from '@mui/icons-material/AlternateEmail';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ResendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import ReminderIcon from '@mui/icons-material/NotificationsActiveOutlined';
import ScreenIcon from '@mui/icons-material/PolicyOutlined';
import CcrIcon from '@mui/icons-material/SpeedOutlined';
import CompleteIcon from '@mui/icons-material/TaskAltOutlined';
import { DialogContentText } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { ScreenCompanyDialog } from '../../compliance/request/ScreenCompanyDialog';
import { useScreeningOffer } from '../../compliance/request/use-screening-offer';
import { SCREENING } from '../../compliance/screening.texts';
import { useCan } from '../../shared/auth/use-can';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { RowMenu } from '../../shared/lists/rows/RowMenu';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { useNow } from '../../shared/ui/hooks/use-now';
import { type MenuAction, type MenuOpener, MoreMenu, OpenedMenu } from '../../shared/ui/MoreMenu';
import { RequestDialog } from '../detail/requests/RequestDialog';
import { ccrOffer } from '../detail/requests/request-offers';
import { REQUESTS } from '../detail/requests/requests.texts';
import { useFeatures } from '../detail/requests/use-features';
import { useRequestReason } from '../detail/requests/use-request-reason';
import { reminderState } from '../reminder-state';
import { SUPPLIERS } from '../suppliers.texts';
import { useSupplierChanges } from '../use-supplier-changes';
import { ChangeAddressDialog } from './ChangeAddressDialog';
import { ADDRESS } from './change-address.texts';

const REMIND_REFUSALS = {
  supplier_not_awaited: SUPPLIERS.remindNotAwaited,
  invitation_not_delivered: SUPPLIERS.remindBounced,
  reminder_cooldown: SUPPLIERS.remindAgain,
} as const;

export type AskedAction = 'address' | 'complete' | 'delete' | 'ccr' | 'screening';

export function useSupplierActions(
  supplier: SupplierRow,
  ask: (action: AskedAction) => void,
  without: readonly (AskedAction | 'archive')[] = [],
): MenuAction[] {
  const t = useText();
  const format = useFormat();
  const changes = useSupplierChanges(supplier);
  const now = useNow();
  const ccr = ccrOffer(supplier, useFeatures());
  const reasonOf = useRequestReason();
  const screening = useScreeningOffer(supplier);
  const reminder = reminderState(supplier, now);
  // Users who are not admins may only request scores; all other actions require an admin.
  const mayAct = useCan('archive_suppliers');
  const isActive = supplier.workflow.status === 'active';
  const isMailed = supplier.invitation !== null && isActive;
  const { archiveAction } = changes;
  const offered: (MenuAction | false)[] = [
    mayAct &&
      reminder.isOffered && {
        label: t(SUPPLIERS.remind),
        icon: <ReminderIcon fontSize="small" />,
        reason:
          reminder.refusal &&
          t(REMIND_REFUSALS[reminder.refusal], {
            when: reminder.nextAt ? format.relative(reminder.nextAt.toISOString(), now) : '',
          }),
        onClick: () => changes.remind.mutate(),
      },
    mayAct &&
      isMailed &&
      (supplier.status === 'pending' || mayGetAddress(supplier)) && {
        label: t(SUPPLIERS.resend),
        icon: <ResendIcon fontSize="small" />,
        onClick: () => changes.resend.mutate(),
      },
    mayAct &&
      mayGetAddress(supplier) && {
        label: t(ADDRESS.action),
        icon: <AddressIcon fontSize="small" />,
        onClick: () => ask('address'),
      },
    ccr.isShown &&
      !without.includes('ccr') && {
        label: t(REQUESTS.request, { product: t(REPORT_TYPE_WORDS.ccr) }),
        icon: <CcrIcon fontSize="small" />,
        reason: reasonOf(ccr.refusal),
        onClick: () => ask('ccr'),
      },
    screening !== null &&
      !without.includes('screening') && {
        label: t(SCREENING.screenCompany),
        icon: <ScreenIcon fontSize="small" />,
        reason: screening.reason,
        onClick: () => ask('screening'),
      },
    mayAct &&
      archiveAction !== null &&
      !without.includes('archive') && {
        label: t(ARCHIVE_BUTTON_WORDS[archiveAction]),
        icon: <ArchiveIcon fontSize="small" />,
        onClick: () => changes.archive.mutate(archiveAction),
      },
    mayAct &&
      archiveAction === null &&
      supplier.workflow.status !== 'draft' && {
        label: t(SUPPLIERS.complete),
        icon: <CompleteIcon fontSize="small" />,
        onClick: () => ask('complete'),
      },
    mayAct &&
      supplier.status === 'pending' && {
        label: t(SUPPLIERS.delete),
        icon: <DeleteIcon fontSize="small" />,
        isDangerous: true,
        onClick: () => ask('delete'),
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
  const suppliers = useRecordWrites<SupplierRow>('suppliers', { workflowId });
  const remove = useAction(() => suppliers.remove(id), {
    success: t(SUPPLIERS.deleted),
    onDone: async () => {
      // Leave the deleted supplier's page before refreshing: the page would refetch the supplier, which no longer
      // exists.
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

export function CompleteSupplierDialog({ supplier, onClose }: { supplier: SupplierRow; onClose: () => void }) {
  const t = useText();
  const { complete } = useSupplierChanges(supplier);
  return (
    <ConfirmDialog
      open
      title={t(SUPPLIERS.completeTitle)}
      confirmLabel={t(SUPPLIERS.completeTitle)}
      isBusy={complete.isPending}
      onClose={onClose}
      onConfirm={() => complete.mutate(undefined, { onSuccess: onClose })}
    >
      <DialogContentText>{t(SUPPLIERS.completeText, { name: supplierName(supplier.invite) })}</DialogContentText>
    </ConfirmDialog>
  );
}

type MenuProps = Parameters<ComponentProps<typeof MenuOpener>['renderMenu']>[0];

function SupplierMenu({ supplier, menu }: { supplier: SupplierRow; menu?: MenuProps }) {
  const t = useText();
  const [dialog, setDialog] = useState<AskedAction | null>(null);
  const actions = useSupplierActions(supplier, setDialog);
  const close = () => setDialog(null);
  return (
    <>
      {menu ? (
        <OpenedMenu {...menu} actions={actions} />
      ) : (
        <MoreMenu actions={actions} label={t(SUPPLIERS.actionsOf, { name: supplierName(supplier.invite) })} />
      )}
      {dialog === 'address' && <ChangeAddressDialog supplier={supplier} onClose={close} />}
      {dialog === 'complete' && <CompleteSupplierDialog supplier={supplier} onClose={close} />}
      {dialog === 'delete' && <DeleteSupplierDialog supplier={supplier} onClose={close} />}
      {dialog === 'ccr' && <RequestDialog kind="ccr" supplier={supplier} onClose={close} />}
      {dialog === 'screening' && <ScreenCompanyDialog supplier={supplier} onClose={close} />}
    </>
  );
}

/**
 * Menu of a supplier's actions. Admins can act on every supplier, so their menus compute the actions when they are
 * opened: computing them for each row would take a tenth of the time of drawing a table.
 */
export function SupplierActions({ supplier }: { supplier: SupplierRow }) {
  const t = useText();
  if (!useCan('archive_suppliers')) return <SupplierMenu supplier={supplier} />;
  return (
    <RowMenu
      label={t(SUPPLIERS.actionsOf, { name: supplierName(supplier.invite) })}
      renderMenu={(menu) => <SupplierMenu supplier={supplier} menu={menu} />}
    />
  );
}

/** The console does not know unconfirmed addresses; the server refuses those suppliers. */
const mayGetAddress = ({ status, account, invitation, workflow }: SupplierRow): boolean =>
  addressRefusal(
    {
      status,
      workflow,
      accountId: account?.account_id ?? null,
      invitationState: invitation?.state ?? 'none',
      unconfirmedEmail: null,
    },
    null,
  ) === null;
