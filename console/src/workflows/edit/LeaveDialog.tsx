import { DialogContentText } from '@mui/material';
import { useBlocker } from 'react-router';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';

/** Asks before an active workflow's unsaved changes are left behind; drafts save themselves. */
export function LeaveDialog() {
  const t = useText();
  const { isUnsaved } = useEdit();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      isDangerous
      title={t(EDIT.leaveTitle)}
      confirmLabel={t(EDIT.leave)}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <DialogContentText>{t(EDIT.leaveText)}</DialogContentText>
    </ConfirmDialog>
  );
}
