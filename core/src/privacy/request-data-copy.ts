import { DATA_COPIES_PER_DAY } from '@homologa/domain/privacy/limits';
import { canAskForOwnData } from '@homologa/domain/privacy/privacy.policy';
import { accessDueAt } from '@homologa/domain/privacy/request-terms';
import { audit } from '../kernel/audit';
import { authorize, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { isUniqueViolation } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { exportPersonalDataJob } from './privacy.jobs';

const DAY_SECONDS = 86_400;
const perAccount = { name: 'data-copy', points: DATA_COPIES_PER_DAY, seconds: DAY_SECONDS };

/**
 * Requests a copy of the user's data; idempotent while a copy is in progress. Throws `forbidden` while logged in as
 * another user, `rate_limited`.
 */
export async function requestDataCopy(ctx: Context): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  authorize(canAskForOwnData(ctx.actor));
  const underWay = await ctx.db.read.privacyRequest.findFirst({
    where: { userId, kind: 'access', status: { in: ['open', 'running'] } },
    select: { id: true },
  });
  if (underWay) return;
  await ctx.limits.consume(perAccount, userId);
  const id = newId();
  const createdAt = ctx.now();
  try {
    await ctx.db.system(async (tx) => {
      await tx.privacyRequest.create({
        data: { id, userId, kind: 'access', status: 'running', createdAt, dueAt: accessDueAt(createdAt) },
        select: { id: true },
      });
      await ctx.jobs.enqueue(tx, exportPersonalDataJob, { requestId: id }, { companyId: null });
      await audit(ctx, tx, { companyId: null, action: 'privacy.request_copy', objectType: 'user', objectId: userId });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}
