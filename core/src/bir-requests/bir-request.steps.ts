import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

/** Returns false for a request that was submitted or delivered before, and leaves its date unchanged. */
export async function markSubmitted(
  ctx: Context,
  tx: Tx,
  { id, companyId }: { id: string; companyId: string },
): Promise<boolean> {
  const { count } = await tx.birRequest.updateMany({
    where: { id, companyId, status: 'open' },
    data: { status: 'submitted', submittedAt: ctx.now() },
  });
  return count === 1;
}
