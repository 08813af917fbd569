import type { RetentionKind } from '@homologa/domain/privacy/retention';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { sendRetentionNoticeJob } from '../privacy.jobs';

/** Mails all admins of a company that a rule will delete data from its start on. */
export async function notifyOfRetention(
  ctx: Context,
  tx: Tx,
  { companyId, kind }: { companyId: string; kind: RetentionKind },
): Promise<void> {
  const admins = await tx.membership.findMany({
    where: { companyId, role: 'company_admin', active: true, joinedAt: { not: null } },
    select: { userId: true },
  });
  const payloads = admins.map(({ userId }) => ({ companyId, kind, userId }));
  await ctx.jobs.enqueueMany(tx, sendRetentionNoticeJob, payloads, { companyId });
}
