import { Alert, Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../shared/auth/session-store';
import { accountApi } from '../shared/data/account.api';
import { useDeed } from '../shared/data/use-deed';
import { LineField } from '../shared/forms/LineField';
import { useViolations } from '../shared/forms/use-violations';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
import { ACCOUNT } from './account.texts';

export default function ForgotPasswordPage() {
  const t = useText();
  usePage({ label: t(ACCOUNT.forgotTitle) });
  const locale = useAppLocale();
  const { token } = useSession();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const failures = useViolations();
  const request = useDeed(() => accountApi.requestPasswordReset(email.trim(), locale), {
    onDone: () => {
      failures.clear();
      setSentTo(email.trim());
    },
    onError: (error) => {
      setSentTo(null);
      failures.fail(error);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && !request.isPending) request.mutate();
  };
  if (token) return <Navigate to="/home" replace />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2}>
        <Typography variant="h1">{t(ACCOUNT.forgotTitle)}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t(ACCOUNT.forgotHint)}</Typography>
        <LineField
          autoFocus
          type="email"
          autoComplete="email"
          label={t(ACCOUNT.email)}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={email.trim() === ''}
          loading={request.isPending}
        >
          {t(sentTo ? ACCOUNT.resendLink : ACCOUNT.requestLink)}
        </Button>
        {sentTo && (
          <Alert severity="success" role="status">
            {t(ACCOUNT.linkSent, { email: sentTo })}
          </Alert>
        )}
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
      </Stack>
    </form>
  );
}
