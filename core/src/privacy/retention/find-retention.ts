import type { Context } from '../../kernel/context';
import { runRetentionJob } from '../privacy.jobs';

/** Runs nightly and enqueues a job for each rule that has started: at most one open per company and kind. */
export async function findRetention(ctx: Context): Promise<{ rules: number }> {
  return ctx.db.system(async (tx) => {
    const rules = await tx.retentionRule.findMany({
      where: { days: { not: null }, startsAt: { lte: ctx.now() } },
      select: { companyId: true, kind: true },
    });
    for (const { companyId, kind } of rules)
      await ctx.jobs.enqueue(tx, runRetentionJob, { companyId, kind }, { companyId });
    return { rules: rules.length };
  });
}
