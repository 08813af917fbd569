import { checkStaffRoles, checkUserInvitation } from '@homologa/domain/companies/company-users';
import InviteIcon from '@mui/icons-material/PersonAddOutlined';
import { Button, DialogContentText, Stack } from '@mui/material';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { Invitation } from '../../shared/data/provider/verbs/admin.verbs';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { MailLanguageInput, RoleInput } from '../../shared/people/InvitationInputs';
import { ADMIN } from '../admin.texts';
import { CompanySearch } from '../CompanySearch';
import { StaffRolesInput } from './StaffRolesInput';
import { useRefreshPeople } from './use-refresh-people';

function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const language = useAppLocale();
  const refresh = useRefreshPeople();
  const stored: Invitation = { name: '', email: '', company_id: null, role: 'company_user', staff_roles: [], language };
  const form = useSubmitForm({
    stored,
    check: (values) => [
      ...checkUserInvitation(values),
      ...(values.company_id === null ? checkStaffRoles(values.staff_roles) : []),
    ],
    send: dataProvider.invitePerson,
    codes: { user_already_member: 'email', user_not_invitable: 'email', email_taken: 'email' },
    success: (user) => t(ADMIN.sent, { email: user.email }),
    onDone: () => {
      onClose();
      return refresh();
    },
  });
  const isClient = form.methods.watch('company_id') !== null;
  return (
    <FormDialog form={form} title={t(ADMIN.inviteTitle)} submitLabel={t(ADMIN.send)} maxWidth="xs" onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>{t(ADMIN.inviteHint)}</DialogContentText>
      <Stack spacing={2} sx={{ '& .MuiAutocomplete-root': { width: '100%' } }}>
        <TextInput autoFocus required source="name" label={t(ADMIN.name)} />
        <TextInput required source="email" type="email" autoComplete="off" label={t(ADMIN.email)} />
        <Controller
          name="company_id"
          control={form.methods.control}
          render={({ field }) => (
            <CompanySearch
              label={t(isClient ? ADMIN.company : ADMIN.companyOrStaff)}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {isClient ? <RoleInput /> : <StaffRolesInput source="staff_roles" />}
        <MailLanguageInput />
      </Stack>
    </FormDialog>
  );
}

export function InvitePersonButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<InviteIcon />} onClick={() => setOpen(true)}>
        {t(ADMIN.invite)}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
