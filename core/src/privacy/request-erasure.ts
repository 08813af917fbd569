import { canAskForOwnData } from '@homologa/domain/privacy/privacy.policy';
import { accessDueAt } from '@homologa/domain/privacy/request-terms';
import { audit } from '../kernel/audit';
import { authorize, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { isUniqueViolation } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { notifyStaff } from '../notifications/notify.steps';

/**
 * Requests the erasure of the user's account; idempotent while a request is open. Throws `forbidden` while logged in as
 * another user.
 */
export async function requestErasure(ctx: Context, input: { note: string }): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  authorize(canAskForOwnData(ctx.actor));
  const createdAt = ctx.now();
  try {
    await ctx.db.system(async (tx) => {
      await tx.privacyRequest.create({
        data: { id: newId(), userId, kind: 'erasure', note: input.note, createdAt, dueAt: accessDueAt(createdAt) },
        select: { id: true },
      });
      await audit(ctx, tx, {
        companyId: null,
        action: 'privacy.request_erasure',
        objectType: 'user',
        objectId: userId,
      });
      await notifyStaff(ctx, tx, 'erasure_requested', { companyId: null });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

export async function withdrawErasure(ctx: Context): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  authorize(canAskForOwnData(ctx.actor));
  await ctx.db.system(async (tx) => {
    const { count } = await tx.privacyRequest.updateMany({
      where: { userId, kind: 'erasure', status: 'open' },
      data: { status: 'withdrawn', decidedAt: ctx.now() },
    });
    if (count === 0) return;
    await audit(ctx, tx, { companyId: null, action: 'privacy.withdraw_erasure', objectType: 'user', objectId: userId });
  });
}
