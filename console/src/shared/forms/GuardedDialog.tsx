import { Dialog, type DialogProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { DialogFormsContext } from './dialog-forms';
import LeaveDialog from './LeaveDialog';

interface GuardedDialogProps extends Omit<DialogProps, 'open' | 'onClose' | 'children'> {
  isBusy?: boolean;
  onClose: () => void;
  /** Renders the dialog's content. The passed function `close` asks for confirmation before unsaved input is lost. */
  children: (close: () => void) => ReactNode;
}

export function GuardedDialog({ isBusy = false, onClose, children, ...props }: GuardedDialogProps) {
  const [forms] = useState(() => new Set<string>());
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (isBusy) return;
    if (forms.size > 0) setAsking(true);
    else onClose();
  };
  return (
    <DialogFormsContext value={forms}>
      <Dialog {...props} open onClose={close}>
        {children(close)}
      </Dialog>
      {isAsking && <LeaveDialog onLeave={onClose} onStay={() => setAsking(false)} />}
    </DialogFormsContext>
  );
}
