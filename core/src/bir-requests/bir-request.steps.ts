import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

/** Marks an open request as submitted; false for one that is submitted or delivered already, which keeps its date. */
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
