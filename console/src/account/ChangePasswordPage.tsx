import {
  checkPasswordRecovery,
  FORM_PASSWORD_POLICY,
  PASSWORD_REDIRECT_DELAY,
} from '@homologa/domain/accounts/password-rules';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../shared/auth/session-store';
import { accountApi } from '../shared/data/account.api';
import { useDeed } from '../shared/data/use-deed';
import { useViolations } from '../shared/forms/use-violations';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
import { ACCOUNT } from './account.texts';
import { PasswordField } from './PasswordField';

export default function ChangePasswordPage() {
  const t = useText();
  usePage({ label: t(ACCOUNT.changeTitle) });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isSupplier = search.get('next') === 'onboarding';
  const session = useSession();
  const [form, setForm] = useState({ password: '', confirm: '' });
  const failures = useViolations();
  const change = useDeed(() => accountApi.setNewPassword({ token, ...form }), { onError: failures.fail });

  useEffect(() => {
    if (!change.isSuccess) return undefined;
    // A supplier's account logs in at its onboardings, which are not a page of the console.
    const goOn = () =>
      isSupplier ? window.location.replace('/onboarding/home') : navigate('/login', { replace: true });
    const timer = setTimeout(() => void goOn(), PASSWORD_REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [change.isSuccess, navigate, isSupplier]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!failures.check(checkPasswordRecovery(form, FORM_PASSWORD_POLICY))) change.mutate();
  };
  if (session.token) return <Navigate to="/home" replace />;
  if (token === '') return <Navigate to="/login" replace />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2}>
        <Typography variant="h1">{t(ACCOUNT.changeTitle)}</Typography>
        <PasswordField
          autoFocus
          autoComplete="new-password"
          label={t(ACCOUNT.newPassword)}
          placeholder={t(ACCOUNT.placeholder)}
          value={form.password}
          onChange={(event) => setForm({ ...form, password: event.target.value })}
        />
        <PasswordField
          autoComplete="new-password"
          label={t(ACCOUNT.confirmPassword)}
          placeholder={t(ACCOUNT.placeholder)}
          value={form.confirm}
          onChange={(event) => setForm({ ...form, confirm: event.target.value })}
        />
        <Button type="submit" variant="contained" size="large" loading={change.isPending} disabled={change.isSuccess}>
          {t(ACCOUNT.create)}
        </Button>
        {change.isSuccess && (
          <Alert severity="success" role="status">
            {t(ACCOUNT.changed)}
          </Alert>
        )}
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
      </Stack>
    </form>
  );
}
