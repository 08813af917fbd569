import type { NewAppResponse, SecondFactorResponse } from '@homologa/domain/accounts/second-factor.contract';
import { Alert, Box, Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { canUsePasskeys } from '../../shared/auth/factor/passkeys';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { afterPaint } from '../../shared/ui/after-paint';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { Loaded } from '../../shared/ui/states/Loaded';
import { AppDialog } from './AppDialog';
import { PasskeyDialog } from './PasskeyDialog';
import { RecoveryCodes } from './RecoveryCodes';
import { SECURITY } from './security.texts';

const KEY = ['second-factor', 'getSecondFactor'] as const;

interface Removed {
  name: string;
  run: () => Promise<SecondFactorResponse>;
}

/** The second factors of one's own account. `onEnrolled` is called once a new factor is set up and its codes are kept. */
export function SecondFactor({ onEnrolled }: { onEnrolled?: () => void }) {
  const dataProvider = useProvider();
  const factors = useQuery({ queryKey: KEY, queryFn: () => dataProvider.getSecondFactor() });
  return <Loaded query={factors}>{(data) => <Factors factors={data} onEnrolled={onEnrolled} />}</Loaded>;
}

function Factors({ factors, onEnrolled }: { factors: SecondFactorResponse; onEnrolled?: (() => void) | undefined }) {
  const t = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const dataProvider = useProvider();
  const [app, setApp] = useState<NewAppResponse | null>(null);
  const [isAddingPasskey, setAddingPasskey] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [asksCodes, setAsksCodes] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const start = useAction(() => dataProvider.startAuthenticatorApp(), { onDone: setApp });
  const list = useRef<HTMLDivElement>(null);
  const remove = useAction((what: Removed) => what.run(), {
    success: () => t(SECURITY.removed, { name: removed?.name ?? '' }),
    onDone: (answer) => {
      setRemoved(null);
      queries.setQueryData(KEY, answer);
      // The focus returns to the button that was pressed, which has gone with its row.
      afterPaint(() => {
        if (document.activeElement === document.body) list.current?.focus();
      });
    },
  });
  const renew = useAction(() => dataProvider.renewRecoveryCodes(), {
    onDone: async ({ recovery_codes: made }) => {
      setAsksCodes(false);
      setCodes(made);
      await refresh();
    },
  });
  const close = () => {
    setApp(null);
    setAddingPasskey(false);
  };
  const keep = async ({ recovery_codes: made }: { recovery_codes: readonly string[] | null }) => {
    close();
    if (made) setCodes(made);
    else onEnrolled?.();
    await refresh();
  };
  const hasFactor = factors.app !== null || factors.passkeys.length > 0;
  return (
    <Stack ref={list} tabIndex={-1} spacing={2.5} sx={{ outline: 'none' }}>
      <Row
        title={t(SECURITY.app)}
        text={factors.app ? t(SECURITY.since, { date: format.date(factors.app.since) }) : t(SECURITY.appNone)}
        action={
          factors.app ? (
            <Button
              color="error"
              aria-label={t(SECURITY.removeNamed, { name: t(SECURITY.app) })}
              onClick={() => setRemoved({ name: t(SECURITY.app), run: () => dataProvider.removeAuthenticatorApp() })}
            >
              {t(SECURITY.remove)}
            </Button>
          ) : (
            <Button variant="outlined" loading={start.isPending} onClick={() => start.mutate()}>
              {t(SECURITY.setUpApp)}
            </Button>
          )
        }
      />
      <Row
        title={t(SECURITY.passkeys)}
        text={canUsePasskeys() ? t(SECURITY.passkeysNone) : t(SECURITY.noPasskeys)}
        action={
          <Button variant="outlined" disabled={!canUsePasskeys()} onClick={() => setAddingPasskey(true)}>
            {t(SECURITY.addPasskey)}
          </Button>
        }
      />
      {factors.passkeys.map(({ id, name, created_at: since, last_used_at: used }) => {
        const named = t(SECURITY.passkeyName, { name });
        const lines = [
          t(SECURITY.since, { date: format.date(since) }),
          ...(used ? [t(SECURITY.lastUsed, { date: format.dateTime(used) })] : []),
        ];
        return (
          <Row
            key={id}
            title={named}
            text={lines.join(', ')}
            action={
              <Button
                color="error"
                aria-label={t(SECURITY.removeNamed, { name: named })}
                onClick={() => setRemoved({ name: named, run: () => dataProvider.removePasskey(id) })}
              >
                {t(SECURITY.remove)}
              </Button>
            }
          />
        );
      })}
      {hasFactor && (
        <Row
          title={t(SECURITY.codes)}
          text={t(SECURITY.codesLeft, { count: factors.recovery_codes_left })}
          action={
            <Button variant="outlined" onClick={() => setAsksCodes(true)}>
              {t(SECURITY.newCodes)}
            </Button>
          }
        />
      )}
      {factors.is_required && hasFactor && <Alert severity="info">{t(SECURITY.isRequired)}</Alert>}
      {app && <AppDialog app={app} onDone={keep} onClose={close} />}
      {isAddingPasskey && <PasskeyDialog onDone={keep} onClose={close} />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(null);
            onEnrolled?.();
          }}
        />
      )}
      {removed && (
        <ConfirmDialog
          open
          title={t(SECURITY.removeTitle, { name: removed.name })}
          confirmLabel={t(SECURITY.remove)}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(removed)}
          onClose={() => setRemoved(null)}
        >
          <DialogContentText>{t(SECURITY.removeText)}</DialogContentText>
        </ConfirmDialog>
      )}
      {asksCodes && (
        <ConfirmDialog
          open
          title={t(SECURITY.newCodes)}
          confirmLabel={t(SECURITY.newCodes)}
          isBusy={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={() => setAsksCodes(false)}
        >
          <DialogContentText>{t(SECURITY.newCodesText)}</DialogContentText>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function Row({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}
