import { listChanges } from '@homologa/domain/audit/changes';
import { isRetentionKind, retentionDays, retentionStart } from '@homologa/domain/privacy/retention';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { runRetentionJob } from '../privacy.jobs';
import { notifyOfRetention } from './notify-of-retention.steps';

interface StartedRule {
  companyId: string;
  kind: string;
  days: number | null;
  keptDays: number | null;
  startsAt: Date | null;
}

/**
 * Runs nightly and enqueues a job for each rule that has started: at most one open per company and kind. A rule that
 * would keep less than last night, because the provider has lowered its minimum, starts again after a notice.
 */
export async function findRetention(ctx: Context): Promise<{ rules: number }> {
  return ctx.db.system(async (tx) => {
    const rules = await tx.retentionRule.findMany({
      where: { days: { not: null }, startsAt: { lte: ctx.now() } },
      select: { companyId: true, kind: true, days: true, keptDays: true, startsAt: true },
    });
    let started = 0;
    for (const rule of rules) {
      if (!(await keepsAsBefore(ctx, tx, rule))) continue;
      const { companyId, kind } = rule;
      await ctx.jobs.enqueue(tx, runRetentionJob, { companyId, kind }, { companyId });
      started += 1;
    }
    return { rules: started };
  });
}

/** Records the days that a rule keeps now; announces fewer than before and returns false. */
async function keepsAsBefore(ctx: Context, tx: Tx, rule: StartedRule): Promise<boolean> {
  const { companyId, kind, days, keptDays, startsAt } = rule;
  if (!days || !startsAt || !isRetentionKind(kind)) return false;
  const kept = retentionDays(days, ctx.config.retentionMinimums[kind]);
  if (kept === keptDays) return true;
  const start = retentionStart(ctx.now(), kept, { days: keptDays ?? kept, startsAt });
  // An admin may change the rule at the same time: that change counts, and the next night looks at the rule again.
  const { count } = await tx.retentionRule.updateMany({
    where: { companyId, kind, days, keptDays },
    data: { keptDays: kept, startsAt: start.startsAt },
  });
  if (count === 0) return false;
  if (!start.isNoticeDue) return true;
  const changes = listChanges({ retention_days: keptDays }, { retention_days: kept });
  const entry = { companyId, action: 'retention.set', objectType: 'company', objectId: companyId } as const;
  await audit(ctx, tx, { ...entry, facts: { kind, changes } });
  await notifyOfRetention(ctx, tx, { companyId, kind });
  return false;
}
