import type { getOwnFactors } from '@homologa/core/accounts/second-factor/second-factor.queries';
import type { listOwnSessions } from '@homologa/core/accounts/sessions/own-sessions.queries';
import { namesOfAgent } from '@homologa/domain/accounts/device-names';
import type { OwnSessionResponse, SecondFactorResponse } from '@homologa/domain/accounts/second-factor.contract';

export const presentFactors = (factors: Awaited<ReturnType<typeof getOwnFactors>>): SecondFactorResponse => ({
  app: factors.appSince ? { since: factors.appSince.toISOString() } : null,
  passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  })),
  recovery_codes_left: factors.recoveryCodesLeft,
  has_password: factors.hasPassword,
  is_required: factors.isAsked,
});

/** Address and browser of a session of staff belong to the staff member and are left out. */
export function presentOwnSession(
  session: Awaited<ReturnType<typeof listOwnSessions>>[number],
  currentId: string,
): OwnSessionResponse {
  const isOfStaff = session.loggedInAsBy !== null;
  const { browser, system } = namesOfAgent(isOfStaff ? null : session.userAgent);
  return {
    id: session.id,
    created_at: session.createdAt.toISOString(),
    last_seen_at: (session.lastSeenAt ?? session.createdAt).toISOString(),
    expires_at: session.expiresAt.toISOString(),
    address: isOfStaff ? null : session.ip,
    browser,
    system,
    is_current: session.id === currentId,
    is_of_staff: isOfStaff,
    is_of_link: session.supplierId !== null,
  };
}
