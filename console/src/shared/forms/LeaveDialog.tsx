import { DialogContentText } from '@mui/material';
import { useText } from '../i18n/use-text';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { FORMS } from './forms.texts';

export default function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const t = useText();
  return (
    <ConfirmDialog
      open
      isDangerous
      title={t(FORMS.leaveTitle)}
      confirmLabel={t(FORMS.leave)}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <DialogContentText>{t(FORMS.leaveText)}</DialogContentText>
    </ConfirmDialog>
  );
}
