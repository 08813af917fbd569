import { Alert, Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';

/**
 * Alert with rule violations, numbered if there are several. A dismissible alert scrolls into view, because on a phone
 * it may be far above the button that the user pressed.
 */
export function ViolationAlert({ messages, onClose }: { messages: readonly string[]; onClose?: () => void }) {
  const t = useText();
  const alert = useRef<HTMLDivElement>(null);
  const isAnswer = onClose !== undefined;
  useEffect(() => {
    if (isAnswer) alert.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the next answer comes into view like the first
  }, [messages, isAnswer]);
  if (messages.length === 0) return null;
  return (
    <Alert
      ref={alert}
      severity="error"
      role="alert"
      onClose={onClose}
      closeText={t(COMMON.dismiss)}
      // Keeps the alert visible below the sticky header.
      sx={{ mb: 2, scrollMarginTop: 80 }}
    >
      {messages.length === 1 ? (
        messages[0]
      ) : (
        <Box component="ol" sx={{ m: 0, pl: 2.5, maxHeight: 260, overflow: 'auto' }}>
          {messages.map((message, place) => (
            <li key={`${place}-${message}`}>{message}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
