import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';

/**
 * Marks a request as failed after its job has failed permanently: the person can request another copy, and an erasure
 * returns to the desk's list.
 */
export async function failRequest(ctx: Context, requestId: string): Promise<void> {
  await ctx.db.system(async (tx) => {
    const [failed] = await tx.privacyRequest.updateManyAndReturn({
      where: { id: requestId, status: 'running' },
      data: { status: 'failed' },
      select: { userId: true, kind: true },
    });
    if (!failed) return;
    await audit(ctx, tx, {
      companyId: null,
      action: 'privacy.fail_request',
      objectType: 'user',
      objectId: failed.userId,
      facts: { kind: failed.kind },
    });
  });
}
