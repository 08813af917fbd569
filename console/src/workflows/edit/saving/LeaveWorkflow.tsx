import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import LeaveDialog from '../../../shared/forms/LeaveDialog';
import { useLatest } from '../../../shared/ui/hooks/use-latest';
import { useEdit } from '../edit-context';

/**
 * Blocks navigation while there are unsaved changes. Saves a draft first and opens the dialog only if the save fails.
 * `mayLeave` returns true after a launch or a deletion, which may leave without asking.
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
    // Discard the unsaved changes of an active workflow. Unsaved changes of a draft stay stored in the browser and are
    // restored on the next visit.
    if (!isDraft) discard();
    blocker.proceed();
  };
  return <LeaveDialog onLeave={leave} onStay={() => blocker.reset()} />;
}
