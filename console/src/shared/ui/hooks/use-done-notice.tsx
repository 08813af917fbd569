import { Alert, Button } from '@mui/material';
import { useCallback } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { COMMON } from '../../i18n/common.texts';
import { useText } from '../../i18n/use-text';

const NOTICE_MS = 15_000;

interface Done {
  text: string;
  isDone?: boolean;
  onUndo?: (() => void) | undefined;
}

function DoneNotice({ text, isDone = true, onUndo }: Done) {
  const t = useText();
  const close = useCloseNotification();
  const undo = onUndo && (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {t(COMMON.undo)}
    </Button>
  );
  return (
    <Alert severity={isDone ? 'success' : 'info'} variant="standard" action={undo} elevation={6}>
      {text}
    </Alert>
  );
}

export function useDoneNotice(): (done: Done) => void {
  const notify = useNotify();
  return useCallback((done) => notify(<DoneNotice {...done} />, { autoHideDuration: NOTICE_MS }), [notify]);
}
