import type { UserActor } from '@homologa/domain/identity/actor';

/** Actor of a seeded company's administrator, as a signed-in person calls the use cases. */
export function adminOf(companyId: string, userId: string): UserActor {
  const membership = { companyId, role: 'company_admin' as const };
  return {
    kind: 'user',
    userId,
    sessionId: userId,
    email: 'bench@example.test',
    accountRole: 'user',
    membership,
    memberships: [membership],
    loggedInAsBy: null,
  };
}
