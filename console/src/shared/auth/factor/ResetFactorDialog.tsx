import { DialogContentText } from '@mui/material';
import { useAction } from '../../data/use-action';
import { useText } from '../../i18n/use-text';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { RESET_FACTOR } from './reset-factor.texts';

interface ResetFactorDialogProps {
  person: { name: string; email: string };
  reset: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before the second factor of another person is reset, because that person's sessions end. */
export function ResetFactorDialog({ person: { name, email }, reset, onClose }: ResetFactorDialogProps) {
  const t = useText();
  const action = useAction(reset, { success: t(RESET_FACTOR.done, { name }), onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={t(RESET_FACTOR.title, { name })}
      confirmLabel={t(RESET_FACTOR.reset)}
      isDangerous
      isBusy={action.isPending}
      onConfirm={() => action.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{t(RESET_FACTOR.text, { email })}</DialogContentText>
    </ConfirmDialog>
  );
}
