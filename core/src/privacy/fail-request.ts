import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

/** A request whose job was given up: the person may ask for a copy again, the desk sees an erasure again. */
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

/** Takes up a failed request again. Throws `job_not_repeatable` when it was answered, or decided anew, meanwhile. */
export async function reopenRequest(_ctx: Context, tx: Tx, { requestId }: { requestId: string }): Promise<void> {
  const { count } = await tx.privacyRequest.updateMany({
    where: { id: requestId, status: 'failed' },
    data: { status: 'running' },
  });
  if (count === 0) throw new DomainError('job_not_repeatable');
}
