import type { Context } from '../../kernel/context';
import { notifyAdmins } from '../../notifications/notify.steps';

/** Without an earlier notification only failures of this time count. */
const LOOK_BACK_MS = 24 * 60 * 60_000;

/**
 * The work of `suppliers.notify-failed-invitations`: notifies the company's admins, in one notification, of the
 * invitations that failed since their last one. Safe to repeat: what was notified is not counted again.
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
