import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Navigate, useSearchParams } from 'react-router';
import { authApi } from '../shared/auth/auth.api';
import { useSession } from '../shared/auth/session-store';
import { LineInput } from '../shared/forms/LineInput';
import { SubmitForm } from '../shared/forms/SubmitForm';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { ACCOUNT } from './account.texts';
import { processOf } from './suppliers-way';

export default function ForgotPasswordPage() {
  const t = useText();
  usePage({ label: t(ACCOUNT.forgotTitle) });
  const locale = useAppLocale();
  const { token } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [search] = useSearchParams();
  const process = processOf(search);
  const form = useSubmitForm({
    stored: { email: search.get('email') ?? '' },
    send: ({ email }) => authApi.requestPasswordReset({ email: email.trim(), locale, ...(process ? { process } : {}) }),
    codes: { account_not_found: 'email' },
    onDone: (_, { email }) => setSentTo(email.trim()),
    onFail: () => setSentTo(null),
  });
  const isEmpty = useWatch({ control: form.methods.control, name: 'email' }).trim() === '';
  if (token) return <Navigate to="/home" replace />;
  return (
    <SubmitForm form={form} isUnguarded>
      <Stack spacing={2}>
        <Typography variant="h1">{t(ACCOUNT.forgotTitle)}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t(ACCOUNT.forgotHint)}</Typography>
        <LineInput autoFocus source="email" type="email" autoComplete="email" label={t(ACCOUNT.email)} />
        <Button type="submit" variant="contained" size="large" disabled={isEmpty} loading={form.isPending}>
          {t(sentTo ? ACCOUNT.resendLink : ACCOUNT.requestLink)}
        </Button>
        {sentTo && (
          <Alert severity="success" role="status">
            {t(ACCOUNT.linkSent, { email: sentTo })}
          </Alert>
        )}
      </Stack>
    </SubmitForm>
  );
}
