import type { Words } from '@homologa/domain/language/locales';
import { Alert, TextField } from '@mui/material';
import { COMMON } from '../../../shared/i18n/common.texts';
import { useText } from '../../../shared/i18n/use-text';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { QUESTIONNAIRE } from './questionnaire.texts';

export interface Overflow {
  lines: readonly string[];
  taken: number;
}

interface LeftLinesProps extends Overflow {
  /** Sentence about the maximum number of entries, with the placeholder `{max}`. */
  limit: Words;
  max: number;
  onClose: () => void;
}

/**
 * Displays pasted lines that exceed the maximum number of entries until the user dismisses them, so that the user can
 * copy them.
 */
export function LeftLines({ lines, taken, limit, max, onClose }: LeftLinesProps) {
  const t = useText();
  const text = lines.join('\n');
  return (
    <Alert
      severity="warning"
      onClose={onClose}
      closeText={t(COMMON.close)}
      sx={{ my: 1.5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      {t(limit, { max })} {t(QUESTIONNAIRE.linesTaken, { count: taken })}{' '}
      {t(QUESTIONNAIRE.linesLeft, { count: lines.length })}
      <CopyButton value={text} label={t(QUESTIONNAIRE.copyLines)} />
      <TextField
        label={t(QUESTIONNAIRE.leftLines)}
        value={text}
        multiline
        maxRows={5}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ mt: 1.5 }}
      />
    </Alert>
  );
}
