import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';
import { DialogContentText } from '@mui/material';
import { useProvider } from '../../shared/data/provider/use-provider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { ADMIN } from '../admin.texts';
import { StaffRolesInput } from './StaffRolesInput';
import { useRefreshPeople } from './use-refresh-people';

export function StaffRolesDialog({ user, onClose }: { user: DeskUserResponse; onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshPeople();
  const form = useSubmitForm({
    stored: { staff_roles: [...user.staff_roles] },
    send: ({ staff_roles: roles }) => dataProvider.setStaffRoles(user.id, roles),
    success: t(ADMIN.rolesChanged, { name: user.name }),
    onDone: () => {
      onClose();
      return refresh();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(ADMIN.rolesOf, { name: user.name })}
      submitLabel={t(ADMIN.saveRoles)}
      maxWidth="xs"
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{t(ADMIN.rolesHint)}</DialogContentText>
      <StaffRolesInput source="staff_roles" />
    </FormDialog>
  );
}
