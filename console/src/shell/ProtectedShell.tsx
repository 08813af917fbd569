import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSetLocale } from 'react-admin';
import { useProof } from '../shared/auth/proof';
import { IDENTIFY_INTERVAL, sessionQuery } from '../shared/auth/session-query';
import { getSession, startSession, useSession } from '../shared/auth/session-store';
import { useAppLocale } from '../shared/i18n/use-text';
import { ErrorState } from '../shared/ui/states/ErrorState';
import { lazyPart } from '../shared/ui/states/lazy-part';
import { AppShell } from './AppShell';
import { LoadingFrame } from './LoadingFrame';

const SessionOverDialog = lazyPart(() => import('./banners/SessionOverDialog'));
const StepUpDialog = lazyPart(() => import('./banners/StepUpDialog'));

/** Returns the user of the login response, so that the page does not load the user again. */
function knownIdentity() {
  const { token, user } = getSession();
  return token && user ? { token, user } : undefined;
}

function useIdentify() {
  const query = useQuery({
    ...sessionQuery(useSession()),
    initialData: knownIdentity,
    refetchInterval: IDENTIFY_INTERVAL,
  });
  const known = useRef(getSession().user ? query.data : undefined);
  useEffect(() => {
    // Ignore the query's initial data: it is a copy of the session's user, and the user may have changed settings in
    // the session since.
    if (!query.data || query.data === known.current) return;
    known.current = query.data;
    if (getSession().token === query.data.token) startSession(query.data);
  }, [query.data]);
  return query;
}

function useOwnLanguage() {
  const { user } = useSession();
  const setLocale = useSetLocale();
  const locale = useAppLocale();
  const preferred = user?.preferences.language;
  useEffect(() => {
    if (preferred && preferred !== locale) setLocale(preferred);
    // Runs only if the stored preference has changed: otherwise the effect would revert a language that the user has
    // just chosen while that choice is still being saved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [preferred]);
}

interface ProtectedShellProps {
  /** Page of a session that may do nothing until its second factor is set up. */
  FactorDuePage: ComponentType;
  children: ReactNode;
}

export function ProtectedShell({ FactorDuePage, children }: ProtectedShellProps) {
  const { user, isOver } = useSession();
  const { isAsked } = useProof();
  const identify = useIdentify();
  useOwnLanguage();
  if (!user) {
    return (
      <LoadingFrame>
        {identify.error && <ErrorState error={identify.error} onRetry={() => void identify.refetch()} />}
      </LoadingFrame>
    );
  }
  return (
    <>
      {user.second_factor_due ? (
        <Suspense fallback={<LoadingFrame />}>
          <FactorDuePage />
        </Suspense>
      ) : (
        <AppShell>{children}</AppShell>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <StepUpDialog />
        </Suspense>
      )}
      {isOver && (
        <Suspense fallback={null}>
          <SessionOverDialog />
        </Suspense>
      )}
    </>
  );
}
