import { Alert, Box } from '@mui/material';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';

/** Broken rules in a red alert that can be dismissed; several are numbered (client-platform.md section 2). */
export function ViolationAlert({ messages, onClose }: { messages: readonly string[]; onClose?: () => void }) {
  const t = useText();
  if (messages.length === 0) return null;
  return (
    <Alert severity="error" role="alert" onClose={onClose} closeText={t(COMMON.dismiss)} sx={{ mb: 2 }}>
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
