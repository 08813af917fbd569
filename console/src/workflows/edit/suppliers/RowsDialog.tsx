import { Button, DialogContentText } from '@mui/material';
import { useText } from '../../../shared/i18n/use-text';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { SETUP } from '../setup/setup.texts';

interface RowsDialogProps {
  count: number;
  onKeep: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/**
 * Asks whether to keep the suppliers when the user changes a draft to an investigation. An investigation hides the
 * table of suppliers, but the launch would still bill the suppliers that are kept.
 */
export function RowsDialog({ count, onKeep, onRemove, onClose }: RowsDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open
      title={t(SETUP.rowsTitle, { count })}
      confirmLabel={t(SETUP.keepRows)}
      onConfirm={onKeep}
      onClose={onClose}
      extraAction={
        <Button color="error" onClick={onRemove}>
          {t(SETUP.removeRows)}
        </Button>
      }
    >
      <DialogContentText>{t(SETUP.rowsText, { count })}</DialogContentText>
    </ConfirmDialog>
  );
}
