import { violation } from '@homologa/domain/errors/error-codes';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { Navigate, Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { homeOf } from '../shared/auth/access';
import { authProvider } from '../shared/auth/auth-provider';
import { getSession, takeRequestedPage, useSession } from '../shared/auth/session-store';
import { useDeed } from '../shared/data/use-deed';
import { LineField } from '../shared/forms/LineField';
import { useViolations } from '../shared/forms/use-violations';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
import { ACCOUNT } from './account.texts';
import { PasswordField } from './PasswordField';

/** Where a fresh session goes: the page asked for before, else the person's own start. */
function destination(): string {
  const { user } = getSession();
  const requested = takeRequestedPage();
  return user && requested === '/home' ? homeOf(user) : requested;
}

export default function LoginPage() {
  const t = useText();
  usePage({ label: t(ACCOUNT.login) });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const logAsEmail = search.get('log_as_email')?.trim() ?? '';
  const { token } = useSession();
  const [form, setForm] = useState({ email: '', password: '', reason: '' });
  const failures = useViolations();

  // Acting as somebody needs a fresh login, whoever is signed in (client-platform.md section 2).
  useEffect(() => {
    if (logAsEmail && getSession().token) void authProvider.logout();
  }, [logAsEmail]);

  const login = useDeed(
    () => authProvider.login({ ...form, ...(logAsEmail ? { logAsEmail } : { reason: undefined }) }),
    {
      onDone: () => void navigate(destination(), { replace: true }),
      onError: failures.fail,
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty =
      form.email.trim() === '' || form.password === '' || (logAsEmail !== '' && form.reason.trim() === '');
    if (failures.check(isEmpty ? [violation('all_fields_required', 'email')] : [])) return;
    login.mutate();
  };
  const set = (field: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });

  if (token && !logAsEmail && !login.isPending && !login.isSuccess) return <Navigate to="/" replace />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {logAsEmail ? t(ACCOUNT.logAsTitle, { email: logAsEmail }) : t(ACCOUNT.login)}
        </Typography>
        {logAsEmail && <Alert severity="warning">{t(ACCOUNT.logAsHint)}</Alert>}
        <LineField
          autoFocus
          type="email"
          autoComplete="username"
          label={t(ACCOUNT.email)}
          value={form.email}
          onChange={set('email')}
        />
        <PasswordField
          autoComplete="current-password"
          label={t(ACCOUNT.password)}
          value={form.password}
          onChange={set('password')}
        />
        {logAsEmail && <LineField label={t(ACCOUNT.reason)} value={form.reason} onChange={set('reason')} />}
        <Button type="submit" variant="contained" size="large" loading={login.isPending}>
          {t(ACCOUNT.login)}
        </Button>
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
        <Box>
          <Link component={RouterLink} to="/forgot-password">
            {t(ACCOUNT.forgot)}
          </Link>
        </Box>
      </Stack>
    </form>
  );
}
