import type { CompanyUserResponse } from '@homologa/domain/companies/company-user.contract';
import { checkUserInvitation } from '@homologa/domain/companies/company-users';
import { errorText } from '@homologa/domain/errors/error-messages';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import InviteIcon from '@mui/icons-material/PersonAddOutlined';
import { DialogContentText, Stack } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../../shared/auth/use-can';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { MailLanguageInput, RoleInput } from '../../shared/people/InvitationInputs';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { useRefreshUsers } from './use-refresh-users';
import { USERS } from './users.texts';

function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const language = useAppLocale();
  const companyId = useUser().acting_company_id ?? '';
  const refresh = useRefreshUsers();
  const role: CompanyRole = 'company_user';
  const users = useRecordWrites<CompanyUserResponse>('users', { companyId });
  const form = useSubmitForm({
    stored: { name: '', email: '', role, language },
    check: checkUserInvitation,
    send: (typed) => users.create(typed),
    codes: { user_already_member: 'email', user_not_invitable: 'email', email_taken: 'email' },
    success: (user) => t(USERS.sent, { email: user.email }),
    onDone: () => {
      onClose();
      return refresh();
    },
  });
  return (
    <FormDialog form={form} title={t(USERS.inviteTitle)} submitLabel={t(USERS.send)} maxWidth="xs" onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>{t(USERS.inviteHint)}</DialogContentText>
      <Stack spacing={2}>
        <TextInput autoFocus required source="name" label={t(USERS.name)} />
        <TextInput required source="email" type="email" autoComplete="off" label={t(USERS.email)} />
        <RoleInput />
        <MailLanguageInput />
      </Stack>
    </FormDialog>
  );
}

export function InviteUserButton() {
  const t = useText();
  const locale = useAppLocale();
  const { log_as: logAs } = useUser();
  const { state } = useLocation();
  // The command palette navigates here with a state that opens the invitation dialog at once.
  const [isOpen, setOpen] = useState(!logAs && (state as { invites?: boolean } | null)?.invites === true);
  return (
    <>
      <ReasonButton
        variant="contained"
        startIcon={<InviteIcon />}
        reason={logAs ? errorText('not_while_logged_in_as', locale) : null}
        onClick={() => setOpen(true)}
      >
        {t(USERS.invite)}
      </ReasonButton>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
