import type { UserActor } from '@homologa/domain/identity/actor';
import type { NotificationFilter } from '@homologa/domain/notifications/notification.contract';
import {
  hiddenKindsFor,
  isNotificationKind,
  NOTIFICATION_KINDS,
  type NotificationDelivery,
  type NotificationKind,
  notificationKindsFor,
} from '@homologa/domain/notifications/notification-kinds';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import type { Prisma } from '@homologa/prisma/client';
import type { Notification } from '@homologa/prisma/models';
import { requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { prepare } from '../kernel/database/statement';

export interface NamedNotification extends Notification {
  kind: NotificationKind;
  supplier: string | null;
  workflow: string | null;
}

/**
 * Condition for the user's notifications: notifications of the current company and notifications without a company.
 * Staff, who belong to no company, get all their notifications.
 */
export const ownNotifications = ({
  userId,
  accountRole,
  staffRoles,
  membership,
}: UserActor): Prisma.NotificationWhereInput => ({
  userId,
  ...(accountRole === 'admin'
    ? { kind: { notIn: hiddenKindsFor({ accountRole, staffRoles }) } }
    : { OR: [{ companyId: null }, { companyId: membership?.companyId ?? null }] }),
});

export async function listNotifications(
  ctx: Context,
  { sort, range, filter }: ListQuery<'created_at', NotificationFilter>,
): Promise<{ notifications: NamedNotification[]; total: number }> {
  const where: Prisma.NotificationWhereInput = {
    AND: [
      ownNotifications(requireUser(ctx.actor)),
      ...(filter.id ? [{ id: { in: filter.id } }] : []),
      ...(filter.kind ? [{ kind: { in: filter.kind } }] : []),
      ...(filter.unread === undefined ? [] : [{ readAt: filter.unread ? null : { not: null } }]),
    ],
  };
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([
    ctx.db.read.notification.findMany({
      where,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: range.start,
      take: range.end - range.start + 1,
    }),
    ctx.db.read.notification.count({ where }),
  ]);
  return { notifications: await nameNotifications(ctx, rows), total };
}

/** Loads the supplier and workflow names of notifications; drops kinds unknown to this version. */
export async function nameNotifications(ctx: Context, rows: readonly Notification[]): Promise<NamedNotification[]> {
  const [suppliers, workflows] = await Promise.all([
    ctx.db.read.supplier.findMany({
      where: { id: { in: rows.flatMap(({ supplierId }) => supplierId ?? []) } },
      select: { id: true, companyId: true, companyName: true, emails: true },
    }),
    ctx.db.read.workflow.findMany({
      where: { id: { in: rows.flatMap(({ workflowId }) => workflowId ?? []) } },
      select: { id: true, companyId: true, title: true },
    }),
  ]);
  return rows.flatMap((row) => {
    const { kind } = row;
    if (!isNotificationKind(kind)) return [];
    const supplier = suppliers.find(({ id, companyId }) => id === row.supplierId && companyId === row.companyId);
    const workflow = workflows.find(({ id, companyId }) => id === row.workflowId && companyId === row.companyId);
    const name = supplier && (supplier.companyName || supplier.emails[0]);
    return [{ ...row, kind, supplier: name ?? null, workflow: workflow?.title ?? null }];
  });
}

interface UnreadRow {
  unread: number;
  newestId: string | null;
}

const UNREAD = prepare<UnreadRow>(
  `
    SELECT count(*) FILTER (WHERE n."readAt" IS NULL)::int AS "unread",
      (array_agg(n."id" ORDER BY n."createdAt" DESC, n."id" DESC))[1] AS "newestId"
    FROM "Notification" n
    WHERE n."userId" = $1 AND ($2 OR n."companyId" IS NULL OR n."companyId" = $3)
      AND n."kind" <> ALL ($4::text[])`,
  'look-up',
);

/** Counts unread notifications in one statement, because every open page polls the count. */
export async function countUnread(ctx: Context): Promise<UnreadRow> {
  const user = requireUser(ctx.actor);
  const isAdmin = user.accountRole === 'admin';
  const hidden = isAdmin ? hiddenKindsFor(user) : [];
  const values = [user.userId, isAdmin, user.membership?.companyId ?? null, hidden];
  const [row] = await ctx.db.hot(null).rows(UNREAD(...values));
  return row ?? { unread: 0, newestId: null };
}

export interface NotificationChoiceRow {
  kind: NotificationKind;
  delivery: NotificationDelivery;
  isDefault: boolean;
}

export async function listNotificationChoices(ctx: Context): Promise<NotificationChoiceRow[]> {
  const user = requireUser(ctx.actor);
  const rows = await ctx.db.read.notificationChoice.findMany({ where: { userId: user.userId } });
  const chosen = new Map(rows.map(({ kind, delivery }) => [kind, delivery]));
  return notificationKindsFor(user).map((kind) => ({
    kind,
    delivery: chosen.get(kind) ?? NOTIFICATION_KINDS[kind].byDefault,
    isDefault: !chosen.has(kind),
  }));
}

export async function deliveryOf(ctx: Context, userId: string, kind: NotificationKind): Promise<NotificationDelivery> {
  const choice = await ctx.db.read.notificationChoice.findUnique({ where: { userId_kind: { userId, kind } } });
  return choice?.delivery ?? NOTIFICATION_KINDS[kind].byDefault;
}
