import type { Context } from '../../kernel/context';
import { notifyAdmins } from '../../notifications/notify.steps';

const LOOK_BACK_MS = 24 * 60 * 60_000;

/**
 * Job `suppliers.notify-failed-invitations`: sends the company's admins one notification about the invitations that
 * have failed since the previous notification. Idempotent: only failures after the previous notification are counted.
 */
export async function notifyFailedInvitations(
  ctx: Context,
  { companyId }: { companyId: string },
): Promise<{ failed: number }> {
  return ctx.db.system(async (tx) => {
    const last = await tx.notification.findFirst({
      where: { companyId, kind: 'invitations_failed' },
      orderBy: { createdAt: 'desc' },
      select: { createdAt: true },
    });
    const since = last?.createdAt ?? new Date(ctx.now().getTime() - LOOK_BACK_MS);
    const failed = await tx.auditEntry.count({
      where: { companyId, action: 'supplier.invitation_failed', createdAt: { gt: since } },
    });
    if (failed > 0) await notifyAdmins(ctx, tx, 'invitations_failed', companyId, { count: failed });
    return { failed };
  });
}
