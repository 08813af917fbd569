import { DomainError } from '@homologa/domain/errors/domain-error';
import { requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { type NamedNotification, nameNotifications, ownNotifications } from './notification.queries';

/**
 * Marks one of the user's notifications as read or unread. Not audited, because it only changes the user's own view.
 * Idempotent. Throws `not_found`.
 */
export async function markNotification(
  ctx: Context,
  { id, isRead }: { id: string; isRead: boolean },
): Promise<NamedNotification> {
  const own = { id, ...ownNotifications(requireUser(ctx.actor)) };
  await ctx.db.system((tx) =>
    tx.notification.updateMany({
      where: { ...own, readAt: isRead ? null : { not: null } },
      data: { readAt: isRead ? ctx.now() : null },
    }),
  );
  const row = await ctx.db.read.notification.findFirst({ where: own });
  const [notification] = row ? await nameNotifications(ctx, [row]) : [];
  if (!notification) throw new DomainError('not_found');
  return notification;
}

export async function markAllRead(ctx: Context): Promise<void> {
  const own = ownNotifications(requireUser(ctx.actor));
  await ctx.db.system((tx) =>
    tx.notification.updateMany({ where: { ...own, readAt: null }, data: { readAt: ctx.now() } }),
  );
}
