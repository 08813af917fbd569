import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  GlobalStyles,
} from '@mui/material';
import { useId } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { CopyButton } from '../../shared/ui/CopyButton';
import { SECURITY } from './security.texts';

/** Class of the dialog, which is a child of the body beside the page and other dialogs. */
const ALONE = 'printed-alone';
/** Hides the rest of the page in print: it lies below the dialog, and lists sessions with their addresses. */
const OTHERS_HIDDEN = { '@media print': { [`body > :not(.${ALONE})`]: { display: 'none !important' } } } as const;
const PRINTED = {
  '@media print': {
    position: 'static !important',
    '& .MuiBackdrop-root, & .MuiDialogActions-root': { display: 'none' },
    '& .MuiDialog-paper': { boxShadow: 'none', maxHeight: 'none' },
  },
} as const;

/** Shows new recovery codes, which the server cannot show again: only the button closes the dialog. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText();
  const titleId = useId();
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId} className={ALONE} sx={PRINTED}>
      <GlobalStyles styles={OTHERS_HIDDEN} />
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
