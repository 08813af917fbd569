import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { lazyPart } from '../ui/states/lazy-part';
import { addUnsavedForm, hasUnsavedForms, isAsking, releaseForm, subscribeUnsaved } from './unsaved-forms';

// The dialog is loaded lazily, to keep the sign-in page small.
const LeaveDialog = lazyPart(() => import('./LeaveDialog'));

export function LeaveGuard({ id, isUnsaved }: { id: string; isUnsaved: boolean }) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    addUnsavedForm(id);
    return () => releaseForm(id);
  }, [id, isUnsaved]);
  const asks = useSyncExternalStore(subscribeUnsaved, () => isAsking(id));
  return asks ? <Asker /> : null;
}

function Asker() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedForms(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    </Suspense>
  );
}
