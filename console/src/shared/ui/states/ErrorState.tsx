import { Alert, Button, Typography } from '@mui/material';
import { messageOf } from '../../data/use-action';
import { ApiError } from '../../http/api-error';
import { COMMON } from '../../i18n/common.texts';
import { useText } from '../../i18n/use-text';
import { STATES } from './states.texts';

export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useText();
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
            {t(COMMON.retry)}
          </Button>
        )
      }
    >
      {t(STATES.loadFailed)} {messageOf(error)}
      {requestId && (
        <Typography variant="caption" component="div" sx={{ opacity: 0.8 }}>
          {t(COMMON.requestId, { id: requestId })}
        </Typography>
      )}
    </Alert>
  );
}
