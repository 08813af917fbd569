import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';

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
