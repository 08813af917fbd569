import { checkPasswordChange, FORM_PASSWORD_POLICY } from '@homologa/domain/accounts/password-rules';
import { Alert, Box, Button, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useUser } from '../shared/auth/use-can';
import { accountApi } from '../shared/data/account.api';
import { useDeed } from '../shared/data/use-deed';
import { useViolations } from '../shared/forms/use-violations';
import { useText } from '../shared/i18n/use-text';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
import { ACCOUNT } from './account.texts';
import { PasswordField } from './PasswordField';

const EMPTY = { oldPassword: '', newPassword: '', confirm: '' };

export function PasswordForm() {
  const t = useText();
  const user = useUser();
  const [form, setForm] = useState(EMPTY);
  const failures = useViolations();
  const change = useDeed(() => accountApi.changePassword({ email: user.info.email, ...form }), {
    success: t(ACCOUNT.reset),
    onDone: () => setForm(EMPTY),
    onError: failures.fail,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!failures.check(checkPasswordChange(form, FORM_PASSWORD_POLICY))) change.mutate();
  };
  const set = (field: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });
  if (user.log_as) return <Alert severity="info">{t(ACCOUNT.notWhileLoggedAs)}</Alert>;
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
        <PasswordField
          required
          autoComplete="current-password"
          label={t(ACCOUNT.oldPassword)}
          value={form.oldPassword}
          onChange={set('oldPassword')}
        />
        <PasswordField
          required
          autoComplete="new-password"
          label={t(ACCOUNT.newPasswordField)}
          placeholder={t(ACCOUNT.placeholder)}
          value={form.newPassword}
          onChange={set('newPassword')}
        />
        <PasswordField
          required
          autoComplete="new-password"
          label={t(ACCOUNT.confirm)}
          value={form.confirm}
          onChange={set('confirm')}
        />
        <Box>
          <Button type="submit" variant="contained" loading={change.isPending}>
            {t(ACCOUNT.saveChanges)}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
