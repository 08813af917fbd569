import { NEXT_IDENTIFY_MINUTES } from '@homologa/domain/accounts/limits';
import { queryOptions } from '@tanstack/react-query';
import { authApi } from './auth.api';
import { getSession } from './session-store';

/** Milliseconds between two loads of the signed-in user. */
export const IDENTIFY_INTERVAL = NEXT_IDENTIFY_MINUTES * 60_000;

export function sessionQuery({ token, companyId } = getSession()) {
  return queryOptions({
    queryKey: ['session', token, companyId],
    queryFn: authApi.reload,
    enabled: token !== null,
    staleTime: IDENTIFY_INTERVAL,
  });
}
