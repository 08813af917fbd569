import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  maxWidth?: 'sm' | 'md';
  /** Replaces 'Cancel' where users could mistake it for the name of the action itself. */
  cancelLabel?: string;
  isDisabled?: boolean;
  isBusy?: boolean;
  isDangerous?: boolean;
  extraAction?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** Called for Escape and for a click outside of the dialog; defaults to `onClose`. */
  onDismiss?: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.isBusy ? undefined : (props.onDismiss ?? props.onClose)}
      maxWidth={props.maxWidth ?? 'sm'}
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent>{props.children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={props.onClose} disabled={props.isBusy}>
          {props.cancelLabel ?? t(COMMON.cancel)}
        </Button>
        {props.extraAction}
        <Button
          variant="contained"
          color={props.isDangerous ? 'error' : 'primary'}
          loading={props.isBusy}
          disabled={props.isDisabled}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
