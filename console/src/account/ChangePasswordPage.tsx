import {
  checkPasswordRecovery,
  FORM_PASSWORD_POLICY,
  PASSWORD_REDIRECT_DELAY,
} from '@homologa/domain/accounts/password-rules';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { authApi } from '../shared/auth/auth.api';
import { useSession } from '../shared/auth/session-store';
import { SubmitForm } from '../shared/forms/SubmitForm';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { ACCOUNT } from './account.texts';
import { PasswordInput } from './PasswordInput';
import { openSuppliersSession, suppliersPage } from './suppliers-way';

export default function ChangePasswordPage() {
  const t = useText();
  usePage({ label: t(ACCOUNT.changeTitle) });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isSupplier = search.get('next') === 'onboarding';
  const email = search.get('email');
  const session = useSession();
  const form = useSubmitForm({
    stored: { password: '', confirm: '' },
    check: (typed) => checkPasswordRecovery(typed, FORM_PASSWORD_POLICY),
    send: async (typed) => {
      await authApi.setNewPassword({ token, ...typed });
      if (isSupplier && email) await openSuppliersSession(email, typed.password);
    },
  });

  useEffect(() => {
    if (!form.isDone) return undefined;
    // Suppliers go on in the onboarding app, which needs a full page load.
    const goOn = () =>
      isSupplier ? window.location.replace(suppliersPage(search)) : navigate('/login', { replace: true });
    const timer = setTimeout(() => void goOn(), PASSWORD_REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [form.isDone, navigate, isSupplier, search]);

  if (session.token) return <Navigate to="/home" replace />;
  if (token === '') return <Navigate to="/login" replace />;
  return (
    <SubmitForm form={form}>
      <Stack spacing={2}>
        <Typography variant="h1">{t(ACCOUNT.changeTitle)}</Typography>
        <PasswordInput
          autoFocus
          source="password"
          autoComplete="new-password"
          label={t(ACCOUNT.newPassword)}
          placeholder={t(ACCOUNT.placeholder)}
        />
        <PasswordInput
          source="confirm"
          autoComplete="new-password"
          label={t(ACCOUNT.confirmPassword)}
          placeholder={t(ACCOUNT.placeholder)}
        />
        <Button type="submit" variant="contained" size="large" loading={form.isPending} disabled={form.isDone}>
          {t(ACCOUNT.create)}
        </Button>
        {form.isDone && (
          <Alert severity="success" role="status">
            {t(ACCOUNT.changed)}
          </Alert>
        )}
      </Stack>
    </SubmitForm>
  );
}
