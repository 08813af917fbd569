import { NEXT_IDENTIFY_MINUTES } from '@homologa/domain/accounts/limits';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSetLocale } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { rememberRequestedPage, startSession, useSession } from '../shared/auth/session-store';
import { accountApi } from '../shared/data/account.api';
import { useAppLocale } from '../shared/i18n/use-text';
import { ErrorState } from '../shared/ui/ErrorState';
import { AppShell } from './AppShell';
import { PageSkeleton } from './PageSkeleton';

const IDENTIFY_INTERVAL = NEXT_IDENTIFY_MINUTES * 60_000;

/** The current user, fetched at load and again every 30 minutes (client-platform.md section 4, 'Session'). */
function useIdentify() {
  const { token } = useSession();
  const query = useQuery({
    queryKey: ['session', token],
    queryFn: accountApi.reload,
    enabled: token !== null,
    staleTime: IDENTIFY_INTERVAL,
    refetchInterval: IDENTIFY_INTERVAL,
  });
  useEffect(() => {
    if (query.data) startSession(query.data);
  }, [query.data]);
  return query;
}

/** Applies the person's language after login and reload. */
function useOwnLanguage() {
  const { user } = useSession();
  const setLocale = useSetLocale();
  const locale = useAppLocale();
  const preferred = user?.preferences.language;
  useEffect(() => {
    if (preferred && preferred !== locale) setLocale(preferred);
    // Only a changed preference acts: a language just chosen must not be set back while it is being saved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [preferred]);
}

/** Closed to visitors: they are led to the login, and back to this page afterwards. */
export function ProtectedShell({ children }: { children: ReactNode }) {
  const { token, user } = useSession();
  const location = useLocation();
  const identify = useIdentify();
  useOwnLanguage();
  if (!token) {
    rememberRequestedPage(location.pathname + location.search);
    return <Navigate to="/" replace />;
  }
  if (!user) {
    return (
      <Box sx={{ p: 4, maxWidth: 900, mx: 'auto' }}>
        {identify.error ? (
          <ErrorState error={identify.error} onRetry={() => void identify.refetch()} />
        ) : (
          <PageSkeleton />
        )}
      </Box>
    );
  }
  return <AppShell>{children}</AppShell>;
}
