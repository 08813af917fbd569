import { violation } from '@homologa/domain/errors/error-codes';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Box, Button, Dialog, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FactorForm, type Proof } from '../../shared/auth/factor/FactorForm';
import { FACTOR } from '../../shared/auth/factor/factor.texts';
import { settleProof } from '../../shared/auth/proof';
import { useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { ErrorSummary } from '../../shared/forms/ErrorSummary';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { Loaded } from '../../shared/ui/states/Loaded';

const cancel = () => settleProof(false);

function CancelButton() {
  const t = useText();
  return <Button onClick={cancel}>{t(WORDS.cancel)}</Button>;
}

function PasswordAgain() {
  const t = useText();
  const dataProvider = useProvider();
  const { email } = useUser().info;
  const form = useSubmitForm({
    stored: { password: '' },
    check: ({ password }) => (password === '' ? [violation('all_fields_required', 'password')] : []),
    send: ({ password }) => dataProvider.proveAgain({ password }),
    onDone: () => settleProof(true),
  });
  return (
    <SubmitForm form={form} isUnguarded placesSummary>
      <Stack spacing={2}>
        <Typography>{t(FACTOR.passwordLead)}</Typography>
        <ErrorSummary />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextInput
          autoFocus
          source="password"
          type="password"
          autoComplete="current-password"
          label={t(WORDS.password)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <CancelButton />
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t(FACTOR.confirm)}
          </Button>
        </Box>
      </Stack>
    </SubmitForm>
  );
}

/**
 * Asks for the second factor, or for the password of an account without one, before something dangerous. The call that
 * was refused is sent again afterwards.
 */
export default function StepUpDialog() {
  const t = useText();
  const titleId = useId();
  const dataProvider = useProvider();
  const factors = useQuery({
    queryKey: ['second-factor', 'getSecondFactor'],
    queryFn: () => dataProvider.getSecondFactor(),
    staleTime: 0,
  });
  const send = async (proof: Proof) => {
    await dataProvider.proveAgain(proof);
    settleProof(true);
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId} onClose={cancel}>
      <DialogTitle id={titleId}>{t(FACTOR.title)}</DialogTitle>
      <DialogContent>
        <Loaded query={factors}>
          {({ app, passkeys, recovery_codes_left: codes }) =>
            app || passkeys.length > 0 ? (
              <FactorForm
                ways={[
                  ...(app ? ['app'] : []),
                  ...(passkeys.length > 0 ? ['passkey'] : []),
                  ...(codes > 0 ? ['recovery'] : []),
                ]}
                askPasskey={() => dataProvider.askStepUpPasskey()}
                send={send}
                extraAction={<CancelButton />}
              />
            ) : (
              <PasswordAgain />
            )
          }
        </Loaded>
      </DialogContent>
    </Dialog>
  );
}
