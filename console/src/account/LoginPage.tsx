import { violation } from '@homologa/domain/errors/error-codes';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { startOf } from '../shared/auth/access';
import { authProvider, closeSession } from '../shared/auth/auth-provider';
import { getSession, startSession, takeRequestedPage, useSession } from '../shared/auth/session-store';
import { ErrorSummary } from '../shared/forms/ErrorSummary';
import { LineInput } from '../shared/forms/LineInput';
import { SubmitForm } from '../shared/forms/SubmitForm';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { type AskedFactor, askedFactorOf } from '../shared/http/api-error';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { lazyPart } from '../shared/ui/states/lazy-part';
import { ACCOUNT } from './account.texts';
import { PasswordInput } from './PasswordInput';

const LoginFactor = lazyPart(() => import('../shared/auth/factor/LoginFactor'));

/** Returns the page that was requested before the login, otherwise the user's start page. */
function destination(): string {
  const { user } = getSession();
  const requested = takeRequestedPage();
  return user && requested === '/home' ? startOf(user) : requested;
}

/** Returns the attempt of a log-in that waits for the second factor. Throws any other error. */
function requireFactor(error: unknown): AskedFactor {
  const asked = askedFactorOf(error);
  if (!asked) throw error;
  return asked;
}

export default function LoginPage() {
  const t = useText();
  usePage({ label: t(ACCOUNT.login) });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const logAsEmail = search.get('log_as_email')?.trim() ?? '';
  const { token } = useSession();
  const [factor, setFactor] = useState<AskedFactor | null>(null);
  const goOn = () => void navigate(destination(), { replace: true });

  // Impersonation (`logAsEmail`) requires a fresh login, so end an open session first. `closeSession` keeps the user's
  // unsaved text, because the user only opened a link and did not log out.
  useEffect(() => {
    if (logAsEmail && getSession().token) void closeSession();
  }, [logAsEmail]);

  const form = useSubmitForm({
    stored: { email: '', password: '', reason: '' },
    check: ({ email, password, reason }) => {
      const asked = { email: email.trim(), password, ...(logAsEmail ? { reason: reason.trim() } : {}) };
      return Object.entries(asked).flatMap(([field, typed]) =>
        typed === '' ? [violation('all_fields_required', field)] : [],
      );
    },
    send: (typed) =>
      authProvider
        .login({ ...typed, ...(logAsEmail ? { logAsEmail } : { reason: undefined }) })
        .then(() => null, requireFactor),
    onDone: (asked) => (asked ? setFactor(asked) : goOn()),
  });

  if (token && !logAsEmail && !form.isPending && !form.isDone) return <Navigate to="/" replace />;
  if (factor) {
    return (
      <Stack spacing={2}>
        <Typography variant="h1">{t(ACCOUNT.confirmLogin)}</Typography>
        <Suspense fallback={null}>
          <LoginFactor
            asked={factor}
            onBack={() => setFactor(null)}
            onDone={(session) => {
              startSession(session);
              goOn();
            }}
          />
        </Suspense>
      </Stack>
    );
  }
  return (
    <SubmitForm form={form} isUnguarded placesSummary>
      <Stack spacing={2}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {logAsEmail ? t(ACCOUNT.logAsTitle, { email: logAsEmail }) : t(ACCOUNT.login)}
        </Typography>
        {logAsEmail && <Alert severity="warning">{t(ACCOUNT.logAsHint)}</Alert>}
        <LineInput autoFocus source="email" type="email" autoComplete="username" label={t(ACCOUNT.email)} />
        <PasswordInput source="password" autoComplete="current-password" label={t(ACCOUNT.password)} />
        {logAsEmail && <LineInput source="reason" label={t(ACCOUNT.reason)} />}
        <Button type="submit" variant="contained" size="large" loading={form.isPending}>
          {t(ACCOUNT.login)}
        </Button>
        <ErrorSummary />
        <Box>
          <Link component={RouterLink} to="/forgot-password">
            {t(ACCOUNT.forgot)}
          </Link>
        </Box>
      </Stack>
    </SubmitForm>
  );
}
