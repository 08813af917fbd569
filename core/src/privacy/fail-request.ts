import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

/**
 * Marks a request as failed after its job failed for good: the person can request another copy, and the desk sees the
 * erasure again.
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

/** Reopens a failed request. Throws `job_not_repeatable` if it was answered or decided in the meantime. */
export async function reopenRequest(_ctx: Context, tx: Tx, { requestId }: { requestId: string }): Promise<void> {
  const { count } = await tx.privacyRequest.updateMany({
    where: { id: requestId, status: 'failed' },
    data: { status: 'running' },
  });
  if (count === 0) throw new DomainError('job_not_repeatable');
}
