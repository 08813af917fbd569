import { violation } from '@homologa/domain/errors/error-codes';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { Suspense, useId, useState } from 'react';
import { authApi } from '../../shared/auth/auth.api';
import { endSession, renewSession } from '../../shared/auth/session-store';
import { useUser } from '../../shared/auth/use-can';
import { ErrorSummary } from '../../shared/forms/ErrorSummary';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { type AskedFactor, askedFactorOf } from '../../shared/http/api-error';
import { useText } from '../../shared/i18n/use-text';
import { lazyPart } from '../../shared/ui/states/lazy-part';
import { SHELL } from '../shell.texts';

const LoginFactor = lazyPart(() => import('../../shared/auth/factor/LoginFactor'));

/**
 * Asks for the password, and for the second factor of an account that has one, after the session has expired. The page
 * stays open below, and its pending calls continue after the login.
 */
export default function SessionOverDialog() {
  const t = useText();
  const titleId = useId();
  const { email } = useUser().info;
  const [factor, setFactor] = useState<AskedFactor | null>(null);
  const form = useSubmitForm({
    stored: { password: '' },
    check: ({ password }) => (password === '' ? [violation('all_fields_required', 'password')] : []),
    send: async ({ password }) => {
      try {
        return await authApi.login({ email, password });
      } catch (error) {
        const asked = askedFactorOf(error);
        if (!asked) throw error;
        return asked;
      }
    },
    onDone: (answer) => ('attempt' in answer ? setFactor(answer) : renewSession(answer)),
  });
  const leave = () => endSession(window.location.pathname + window.location.search);
  if (factor) {
    return (
      <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t(SHELL.sessionOver)}</DialogTitle>
        <DialogContent>
          <Suspense fallback={null}>
            <LoginFactor asked={factor} onDone={renewSession} onBack={() => setFactor(null)} />
          </Suspense>
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <SubmitForm form={form} isUnguarded placesSummary>
        <DialogTitle id={titleId}>{t(SHELL.sessionOver)}</DialogTitle>
        <DialogContent>
          <ErrorSummary />
          <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {t(SHELL.sessionOverText, { email })}
          </DialogContentText>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <TextInput
            autoFocus
            source="password"
            type="password"
            autoComplete="current-password"
            label={t(WORDS.password)}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={leave} disabled={form.isPending}>
            {t(WORDS.logOut)}
          </Button>
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t(WORDS.logIn)}
          </Button>
        </DialogActions>
      </SubmitForm>
    </Dialog>
  );
}
