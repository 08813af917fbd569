import type { FactorProof, PasskeyOptionsResponse } from '@homologa/domain/accounts/second-factor.contract';
import { violation } from '@homologa/domain/errors/error-codes';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { messageOf, useAction } from '../../data/use-action';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { SubmitForm } from '../../forms/SubmitForm';
import { TextInput } from '../../forms/TextInput';
import { useSubmitForm } from '../../forms/use-submit-form';
import { useText } from '../../i18n/use-text';
import { FACTOR } from './factor.texts';
import { answerByPasskey, canUsePasskeys, isOfBrowser } from './passkeys';

export type Proof = FactorProof & { attempt?: string };
type Way = 'app' | 'passkey' | 'recovery';

interface FactorFormProps {
  /** Ways in which the account can prove its second factor. */
  ways: readonly string[];
  askPasskey: () => Promise<PasskeyOptionsResponse>;
  send: (proof: Proof) => Promise<void>;
  /** Further button of the form, such as the one that leads back to the password. */
  extraAction?: ReactNode;
}

const OTHER_WAYS = { app: FACTOR.byApp, passkey: FACTOR.byPasskey, recovery: FACTOR.byRecovery } as const;

/** Asks for the second factor in one of the account's ways: a passkey first, because it takes one touch. */
export function FactorForm({ ways, askPasskey, send, extraAction }: FactorFormProps) {
  const t = useText();
  const open = (['passkey', 'app', 'recovery'] as const).filter(
    (way) => ways.includes(way) && (way !== 'passkey' || canUsePasskeys()),
  );
  const [way, setWay] = useState<Way>(open[0] ?? 'recovery');
  return (
    <Stack spacing={2}>
      {way === 'passkey' ? (
        <PasskeyWay askPasskey={askPasskey} send={send} extraAction={extraAction} />
      ) : (
        <CodeWay key={way} isRecovery={way === 'recovery'} send={send} extraAction={extraAction} />
      )}
      {open
        .filter((other) => other !== way)
        .map((other) => (
          <Box key={other}>
            <Link component="button" type="button" onClick={() => setWay(other)}>
              {t(OTHER_WAYS[other])}
            </Link>
          </Box>
        ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(FACTOR.lost)}
      </Typography>
    </Stack>
  );
}

function PasskeyWay({ askPasskey, send, extraAction }: Pick<FactorFormProps, 'askPasskey' | 'send' | 'extraAction'>) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const prove = useAction(
    async () => {
      setProblem(null);
      const { attempt, options } = await askPasskey();
      await send({ attempt, passkey: await answerByPasskey(options) });
    },
    { onError: (error) => setProblem(isOfBrowser(error) ? t(FACTOR.cancelled) : messageOf(error)) },
  );
  return (
    <>
      <Typography>{t(FACTOR.passkeyLead)}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        {extraAction}
        <Button autoFocus variant="contained" loading={prove.isPending} onClick={() => prove.mutate()}>
          {t(FACTOR.byPasskey)}
        </Button>
      </Box>
    </>
  );
}

function CodeWay({
  isRecovery,
  send,
  extraAction,
}: { isRecovery: boolean } & Pick<FactorFormProps, 'send' | 'extraAction'>) {
  const t = useText();
  const form = useSubmitForm({
    stored: { code: '' },
    check: ({ code }) => (code.trim() === '' ? [violation('all_fields_required', 'code')] : []),
    send: ({ code }) => send({ code }),
  });
  return (
    <SubmitForm form={form} isUnguarded placesSummary>
      <Stack spacing={2}>
        <Typography>{t(isRecovery ? FACTOR.recoveryLead : FACTOR.appLead)}</Typography>
        <ErrorSummary />
        <TextInput
          autoFocus
          source="code"
          label={t(isRecovery ? FACTOR.recoveryCode : FACTOR.code)}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: isRecovery ? 'text' : 'numeric', spellCheck: false } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {extraAction}
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t(FACTOR.confirm)}
          </Button>
        </Box>
      </Stack>
    </SubmitForm>
  );
}
