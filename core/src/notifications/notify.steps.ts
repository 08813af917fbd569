import {
  type ClientNotificationKind,
  type NotificationKind,
  roleForKind,
  type StaffNotificationKind,
} from '@homologa/domain/notifications/notification-kinds';
import { clientRecipients } from '../accounts/client-recipients.queries';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';
import { sendNotificationJob } from './notification.jobs';

interface About {
  companyId: string | null;
  workflowId?: string;
  supplierId?: string;
  requestId?: string;
  facts?: Record<string, string | number>;
}

/**
 * Creates notifications and their mail jobs in the transaction of the event. Each notification is created exactly once
 * and mailed at least once.
 */
export async function notify(
  ctx: Context,
  tx: Tx,
  kind: NotificationKind,
  userIds: readonly string[],
  about: About,
): Promise<void> {
  if (userIds.length === 0) return;
  const { companyId, workflowId = null, supplierId = null, requestId = null, facts = {} } = about;
  const rows = [...new Set(userIds)].map((userId) => ({
    id: newId(),
    userId,
    companyId,
    kind,
    workflowId,
    supplierId,
    requestId,
    facts,
    createdAt: ctx.now(),
  }));
  await insertRows(tx, 'Notification', rows);
  const mails = rows.map(({ id }) => ({ notificationId: id }));
  await ctx.jobs.enqueueMany(tx, sendNotificationJob, mails, { companyId });
}

/** Notifies the workflow's creator if the creator is still a member of the company, otherwise the company's admins. */
export async function notifyClient(
  ctx: Context,
  tx: Tx,
  kind: ClientNotificationKind,
  workflow: { companyId: string; createdById: string | null },
  about: Omit<About, 'companyId'> & { workflowId: string },
): Promise<void> {
  const { companyId } = workflow;
  await notify(ctx, tx, kind, await clientRecipients(tx, workflow), { ...about, companyId });
}

export async function notifyAdmins(
  ctx: Context,
  tx: Tx,
  kind: ClientNotificationKind,
  companyId: string,
  facts: About['facts'],
): Promise<void> {
  const admins = await clientRecipients(tx, { companyId, createdById: null });
  await notify(ctx, tx, kind, admins, { companyId, facts });
}

/** Notifies the staff with the role of the kind. */
export async function notifyStaff(
  ctx: Context,
  tx: Tx,
  kind: StaffNotificationKind,
  about: About,
  { except }: { except?: string } = {},
): Promise<void> {
  const staff = await tx.$queryRaw<{ id: string }[]>`SELECT staff_user_ids(${roleForKind(kind)}) AS id`;
  await notify(
    ctx,
    tx,
    kind,
    staff.flatMap(({ id }) => (id === except ? [] : [id])),
    about,
  );
}

/**
 * Marks a supplier's notifications of one kind as read and cancels their pending mails, because their cause is
 * resolved.
 */
export async function settleNotifications(
  ctx: Context,
  tx: Tx,
  about: { companyId: string; supplierId: string; kind: NotificationKind },
): Promise<void> {
  await tx.notification.updateMany({ where: { ...about, readAt: null }, data: { readAt: ctx.now() } });
  await tx.notification.updateMany({ where: { ...about, mail: { in: ['pending', 'daily'] } }, data: { mail: 'none' } });
}

/** Marks a company's notifications of some kinds as read and cancels their pending mails: their cause is resolved. */
export async function settleCompanyNotifications(
  ctx: Context,
  tx: Tx,
  { companyId, kinds }: { companyId: string; kinds: readonly NotificationKind[] },
): Promise<void> {
  const about = { companyId, kind: { in: [...kinds] } };
  await tx.notification.updateMany({ where: { ...about, readAt: null }, data: { readAt: ctx.now() } });
  await tx.notification.updateMany({ where: { ...about, mail: { in: ['pending', 'daily'] } }, data: { mail: 'none' } });
}
