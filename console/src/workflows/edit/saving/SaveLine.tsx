import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { Box, Button } from '@mui/material';
import type { SaveState } from '../../../shared/data/autosave';
import { messageOf } from '../../../shared/data/use-action';
import { COMMON } from '../../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { EDIT } from '../edit.texts';

interface SaveLineProps {
  state: SaveState;
  isDraft: boolean;
  hasConflict: boolean;
  onRetry: () => void;
}

export function SaveLine({ state, isDraft, hasConflict, onRetry }: SaveLineProps) {
  const t = useText();
  const locale = useAppLocale();
  if (state.status === 'failed') {
    return (
      <Box role="alert" sx={{ color: 'error.main', display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <CloudOffIcon fontSize="small" sx={{ mt: 0.25 }} />
        <Box sx={{ minWidth: 0 }}>
          {hasConflict ? t(EDIT.notSavedConflict) : t(EDIT.saveFailed, { reason: messageOf(state.error) })}{' '}
          {state.willRetry && t(EDIT.willRetry)}
          {isDraft && !hasConflict && (
            <Button size="small" color="inherit" onClick={onRetry}>
              {t(COMMON.retry)}
            </Button>
          )}
        </Box>
      </Box>
    );
  }
  const time = state.status === 'saved' ? state.at.toLocaleTimeString(locale, { timeStyle: 'short' }) : '';
  const text = {
    clean: isDraft ? t(EDIT.allSaved) : '',
    unsaved: t(EDIT.unsaved),
    saving: t(COMMON.saving),
    saved: t(EDIT.savedAt, { time }),
  }[state.status];
  return (
    <Box role="status" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', minHeight: 24 }}>
      {state.status === 'saved' && <CloudDoneIcon fontSize="small" color="success" />}
      {text}
    </Box>
  );
}
