import { canSetRetention } from '@homologa/domain/privacy/privacy.policy';
import {
  RETENTION_KINDS,
  type RetentionKind,
  retentionCutoff,
  retentionDays,
} from '@homologa/domain/privacy/retention';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { countCandidates } from './candidates.queries';

export interface RetentionRuleRow {
  kind: RetentionKind;
  /** Days that the rule keeps, at least the minimum; null keeps everything. */
  days: number | null;
  minimum: number;
  startsAt: Date | null;
  ranAt: Date | null;
  lastCount: number;
  totalCount: number;
}

/** Lists the company's rules, one for each kind. Throws `forbidden`, `not_found`. */
export async function listRetentionRules(ctx: Context, companyId: string): Promise<RetentionRuleRow[]> {
  authorize(canSetRetention(ctx.actor, companyId));
  const rows = await ctx.db.tenant(companyId, (tx) => tx.retentionRule.findMany({ where: { companyId } }));
  return RETENTION_KINDS.map((kind) => {
    const rule = rows.find((row) => row.kind === kind);
    const minimum = ctx.config.retentionMinimums[kind];
    return {
      kind,
      days: rule?.days ? retentionDays(rule.days, minimum) : null,
      minimum,
      startsAt: rule?.startsAt ?? null,
      ranAt: rule?.ranAt ?? null,
      lastCount: rule?.lastCount ?? 0,
      totalCount: rule?.totalCount ?? 0,
    };
  });
}

/** Counts what a rule of so many days would let go of today. Throws `forbidden`, `not_found`. */
export async function previewRetention(
  ctx: Context,
  { companyId, kind, days }: { companyId: string; kind: RetentionKind; days: number },
): Promise<{ count: number }> {
  authorize(canSetRetention(ctx.actor, companyId));
  const wanted = { companyId, kind, before: retentionCutoff(ctx.now(), days) };
  return { count: await ctx.db.tenant(companyId, (tx) => countCandidates(tx, wanted)) };
}
