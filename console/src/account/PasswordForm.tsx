import { checkPasswordChange, FORM_PASSWORD_POLICY } from '@homologa/domain/accounts/password-rules';
import { Alert, Box, Button, Stack } from '@mui/material';
import { useUser } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';
import { SubmitForm } from '../shared/forms/SubmitForm';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { useText } from '../shared/i18n/use-text';
import { ACCOUNT } from './account.texts';
import { PasswordInput } from './PasswordInput';

const EMPTY = { oldPassword: '', newPassword: '', confirm: '' };

export function PasswordForm() {
  const t = useText();
  const dataProvider = useProvider();
  const user = useUser();
  const form = useSubmitForm({
    stored: EMPTY,
    check: (typed) => checkPasswordChange(typed, FORM_PASSWORD_POLICY),
    send: (typed) => dataProvider.changePassword({ email: user.info.email, ...typed }),
    success: t(ACCOUNT.reset),
    next: () => EMPTY,
  });
  if (user.log_as) return <Alert severity="info">{t(ACCOUNT.notWhileLoggedAs)}</Alert>;
  return (
    <SubmitForm form={form}>
      <Stack spacing={2.5}>
        <PasswordInput required source="oldPassword" autoComplete="current-password" label={t(ACCOUNT.oldPassword)} />
        <PasswordInput
          required
          source="newPassword"
          autoComplete="new-password"
          label={t(ACCOUNT.newPasswordField)}
          placeholder={t(ACCOUNT.placeholder)}
        />
        <PasswordInput required source="confirm" autoComplete="new-password" label={t(ACCOUNT.confirm)} />
        <Box>
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t(ACCOUNT.saveChanges)}
          </Button>
        </Box>
      </Stack>
    </SubmitForm>
  );
}
