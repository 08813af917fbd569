import { DomainError } from '@homologa/domain/errors/domain-error';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Tx } from '../../../kernel/database/database';

const STAFF_LOCK = 726_177;

/**
 * Requires another active person with administration who has accepted the invitation: without one nobody could give
 * roles any more. The lock serializes these changes, so that two administrators cannot remove each other at the same
 * time. Throws `last_staff_account`.
 */
export async function requireOtherAdministrator(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${STAFF_LOCK})`;
  const others = await tx.user.count({
    where: {
      accountRole: 'admin',
      staffRoles: { has: 'administration' satisfies StaffRole },
      active: true,
      invitedAt: null,
      id: { not: userId },
    },
  });
  if (others === 0) throw new DomainError('last_staff_account');
}
