import { Alert, Button } from '@mui/material';
import { useCallback } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { COMMON } from '../../i18n/common.texts';
import { useText } from '../../i18n/use-text';

const NOTICE_MS = 30_000;

function UnansweredNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText();
  const close = useCloseNotification();
  const retry = (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        onRetry();
      }}
    >
      {t(COMMON.retry)}
    </Button>
  );
  return (
    <Alert severity="error" variant="standard" action={retry} elevation={6}>
      {text}
    </Alert>
  );
}

export function useFailureNotice(): (text: string, onRetry: (() => void) | null) => void {
  const notify = useNotify();
  return useCallback(
    (text, onRetry) => {
      if (!onRetry) return notify(text, { type: 'error', multiLine: true });
      notify(<UnansweredNotice text={text} onRetry={onRetry} />, { autoHideDuration: NOTICE_MS });
    },
    [notify],
  );
}
