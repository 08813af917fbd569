import { DialogContentText } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { useLatest } from '../../shared/ui/use-latest';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';

/**
 * Asks before unsaved changes are left behind. A draft is stored first, and nobody is asked when that worked.
 * `mayLeave` lets launching and deleting go.
 */
export function LeaveDialog({ mayLeave }: { mayLeave: () => boolean }) {
  const t = useText();
  const { workflow, saveState, isUnsaved, flush } = useEdit();
  const isDraft = workflow.status === 'draft';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !mayLeave() &&
      (isUnsaved() || (isDraft && saveState.status === 'saving')),
  );
  const isTrying = useRef(false);
  const storeAndGo = useLatest(async () => {
    if (isTrying.current) return;
    isTrying.current = true;
    const isStored = await flush();
    isTrying.current = false;
    if (isStored && blocker.state === 'blocked') blocker.proceed();
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked && isDraft) void storeAndGo.current();
  }, [isBlocked, isDraft, storeAndGo]);
  if (blocker.state !== 'blocked' || (isDraft && saveState.status !== 'failed')) return null;
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
