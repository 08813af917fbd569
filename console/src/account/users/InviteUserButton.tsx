import { COMPANY_ROLE_WORDS } from '@homologa/domain/companies/company-user-words';
import { checkUserInvitation } from '@homologa/domain/companies/company-users';
import { errorText } from '@homologa/domain/errors/error-messages';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import { LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import InviteIcon from '@mui/icons-material/PersonAddOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useUser } from '../../shared/auth/use-can';
import { useDeed } from '../../shared/data/use-deed';
import { useViolations } from '../../shared/forms/use-violations';
import { COMMON } from '../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { ViolationAlert } from '../../shared/ui/ViolationAlert';
import { companyUsersApi } from './company-users.api';
import { useRefreshUsers } from './use-refresh-users';
import { USERS } from './users.texts';

const ROLES: readonly CompanyRole[] = ['company_user', 'company_admin'];

function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const titleId = useId();
  const companyId = useUser().acting_company_id ?? '';
  const refresh = useRefreshUsers();
  const [form, setForm] = useState({
    name: '',
    email: '',
    role: 'company_user' as CompanyRole,
    language: useAppLocale(),
  });
  const failures = useViolations();
  const invite = useDeed(() => companyUsersApi.invite(companyId, form), {
    success: (user) => t(USERS.sent, { email: user.email }),
    onDone: () => {
      onClose();
      return refresh();
    },
    onError: failures.fail,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!failures.check(checkUserInvitation(form))) invite.mutate();
  };
  const set = (field: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });
  return (
    <Dialog open onClose={invite.isPending ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t(USERS.inviteTitle)}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t(USERS.inviteHint)}</DialogContentText>
          <Stack spacing={2}>
            <ViolationAlert messages={failures.messages} onClose={failures.clear} />
            <TextField autoFocus required label={t(USERS.name)} value={form.name} onChange={set('name')} />
            <TextField
              required
              type="email"
              autoComplete="off"
              label={t(USERS.email)}
              value={form.email}
              onChange={set('email')}
            />
            <TextField select label={t(USERS.role)} value={form.role} onChange={set('role')}>
              {ROLES.map((role) => (
                <MenuItem key={role} value={role}>
                  {t(COMPANY_ROLE_WORDS[role])}
                </MenuItem>
              ))}
            </TextField>
            <TextField select label={t(USERS.language)} value={form.language} onChange={set('language')}>
              {LOCALES.map((locale: Locale) => (
                <MenuItem key={locale} value={locale} lang={locale}>
                  {LOCALE_NAMES[locale]}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={invite.isPending}>
            {t(COMMON.cancel)}
          </Button>
          <Button type="submit" variant="contained" loading={invite.isPending}>
            {t(USERS.send)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks whom to invite, and mails the invitation. */
export function InviteUserButton() {
  const t = useText();
  const locale = useAppLocale();
  const { log_as: logAs } = useUser();
  const [isOpen, setOpen] = useState(false);
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
