import type {
  ClientNotificationKind,
  NotificationKind,
  StaffNotificationKind,
} from '@homologa/domain/notifications/notification-kinds';
import { clientRecipients } from '../accounts/client-recipients.queries';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';
import { sendNotificationJob } from './notification.jobs';

/** What a notification is about: ids, and what its sentence says besides names. */
interface About {
  /** The client's; null for what belongs to none. */
  companyId: string | null;
  workflowId?: string;
  supplierId?: string;
  /** A request at the desk. */
  requestId?: string;
  facts?: Record<string, string | number>;
}

/**
 * Tells people of something in the transaction that makes it so: a row for each, shown by the bell and the list, and a
 * mail as each has chosen (reference 13.1). The rows are exactly-once, their mails at-least-once.
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

/** Tells those of a client who look after the workflow: its maker while they work there, else the company's admins. */
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

/** Tells the admins of a company what concerns no workflow of theirs. */
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

/** Tells everybody of the provider's staff; one of them alone is told by `notify`. */
export async function notifyStaff(ctx: Context, tx: Tx, kind: StaffNotificationKind, about: About): Promise<void> {
  const staff = await tx.$queryRaw<{ id: string }[]>`SELECT staff_user_ids() AS id`;
  await notify(
    ctx,
    tx,
    kind,
    staff.map(({ id }) => id),
    about,
  );
}
