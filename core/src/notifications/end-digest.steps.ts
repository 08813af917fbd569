import type { AccountRole } from '@homologa/domain/identity/actor';
import { staffRolesOf } from '@homologa/domain/identity/staff-roles';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  notificationKindsFor,
} from '@homologa/domain/notifications/notification-kinds';
import type { Tx } from '../kernel/database/database';

/**
 * Ends the daily digest of a user: every kind that came with it is not mailed any more, nor what waits for the next one.
 * Returns the kinds that changed.
 */
export async function endDigest(
  tx: Tx,
  { userId, ...recipient }: { userId: string; accountRole: AccountRole; staffRoles: readonly string[] },
): Promise<NotificationKind[]> {
  const choices = await tx.notificationChoice.findMany({ where: { userId } });
  const chosen = new Map(choices.map(({ kind, delivery }) => [kind, delivery]));
  const kinds = notificationKindsFor({ ...recipient, staffRoles: staffRolesOf(recipient.staffRoles) }).filter(
    (kind) => (chosen.get(kind) ?? NOTIFICATION_KINDS[kind].byDefault) === 'daily',
  );
  for (const kind of kinds) {
    await tx.notificationChoice.upsert({
      where: { userId_kind: { userId, kind } },
      create: { userId, kind, delivery: 'never' },
      update: { delivery: 'never' },
      select: { kind: true },
    });
  }
  await tx.notification.updateMany({ where: { userId, mail: 'daily' }, data: { mail: 'none' } });
  return kinds;
}
