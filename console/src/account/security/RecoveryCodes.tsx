import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { CopyButton } from '../../shared/ui/CopyButton';
import { SECURITY } from './security.texts';

/** Prints the codes alone: the page below the dialog says nothing that belongs on the sheet. */
const PRINTED = {
  '@media print': {
    '& .MuiDialog-container': { height: 'auto' },
    '& .MuiDialogActions-root': { display: 'none' },
  },
} as const;

/** Shows new recovery codes, which the server cannot show again: only the button closes the dialog. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText();
  const titleId = useId();
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId} sx={PRINTED}>
      <DialogTitle id={titleId}>{t(SECURITY.codes)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t(SECURITY.codesText)}</DialogContentText>
        <Box
          component="ul"
          data-testid="recovery-codes"
          sx={{ listStyle: 'none', m: 0, p: 0, fontFamily: 'monospace', fontSize: '1.05rem', lineHeight: 1.8 }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <CopyButton value={codes.join('\n')} label={t(SECURITY.copyCodes)} />
        <Button onClick={() => window.print()}>{t(SECURITY.print)}</Button>
        <Button variant="contained" onClick={onClose}>
          {t(SECURITY.kept)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
