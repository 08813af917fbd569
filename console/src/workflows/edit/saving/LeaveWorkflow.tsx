import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import LeaveDialog from '../../../shared/forms/LeaveDialog';
import { useLatest } from '../../../shared/ui/hooks/use-latest';
import { useEdit } from '../edit-context';

/**
 * Blocks navigation with unsaved changes. A draft is saved first; the dialog opens only if that fails. `mayLeave`
 * exempts launch and deletion.
 */
export function LeaveWorkflow({ mayLeave }: { mayLeave: () => boolean }) {
  const { workflow, saveState, isUnsaved, flush, discard } = useEdit();
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
  const leave = () => {
    // Unsaved changes of a draft stay in the browser and are restored on the next visit; those of an active workflow
    // are discarded.
    if (!isDraft) discard();
    blocker.proceed();
  };
  return <LeaveDialog onLeave={leave} onStay={() => blocker.reset()} />;
}
