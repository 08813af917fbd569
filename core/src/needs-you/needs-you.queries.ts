import { CONFIRMER_MIN_DAYS } from '@homologa/domain/companies/rule-proposals';
import { isHitNeed, isSupplierNeed, NEEDS, type Need } from '@homologa/domain/needs-you/needs';
import { canMeetNeed } from '@homologa/domain/needs-you/needs-you.policy';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { authorize, requireMember } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { prepare } from '../kernel/database/statement';
import { type NeedRow, selectDueWorkflows, selectHitNeeds, selectSupplierNeeds } from './need-statements';

export interface NeedGroup {
  need: Need;
  count: number;
  first: Omit<NeedRow, 'need' | 'n'>[];
}

/**
 * Whether the company has compliance enabled, and how many proposals to weaken a rule of two people the person may confirm:
 * proposals of others, made when the person had been an admin for long enough (`isEarlierAdmin`).
 */
const COMPANY = prepare<{ isComplianceEnabled: boolean; rules: number }>(`
  SELECT
    EXISTS (
      SELECT FROM "CompanyProduct" WHERE "companyId" = $1 AND "type" = 'cfr' AND "enabled"
    ) AS "isComplianceEnabled",
    (
      SELECT count(*)::int FROM "RuleProposal" p
        JOIN "Membership" m ON m."companyId" = p."companyId" AND m."userId" = $2
          AND m."joinedAt" < p."createdAt" - make_interval(secs => ${CONFIRMER_MIN_DAYS * 86_400})
      WHERE p."companyId" = $1 AND p."settledAt" IS NULL AND p."confirmer" = 'company' AND p."proposedById" <> $2
        AND NOT EXISTS (
          SELECT FROM "AuditEntry" a
          WHERE a."companyId" = p."companyId" AND a."objectType" = 'membership' AND a."objectId" = m."id"
            AND a."action" = 'company.update_user'
            AND a."createdAt" >= p."createdAt" - make_interval(secs => ${CONFIRMER_MIN_DAYS * 86_400})
        )
    ) AS "rules"`);

/**
 * GET /api/needs-you: lists the kinds of pending work that the caller may handle in the current company, with counts
 * and first items, in the order of `NEEDS`; omits kinds without work. Uses one round trip, because the menu of every
 * page requests the list.
 */
export async function getNeedsYou(ctx: Context): Promise<NeedGroup[]> {
  const { user, companyId } = requireMember(ctx.actor);
  authorize(canListWorkflows(user, companyId));
  const meets = (isComplianceEnabled: boolean) => (need: Need) =>
    canMeetNeed(user, need, { companyId, isComplianceEnabled });
  const asked = NEEDS.filter(meets(true));
  const scope = { companyId, userId: user.userId, now: ctx.now() };
  const { company, suppliers, hits, workflows } = await ctx.db.hot(companyId).all({
    company: COMPANY(companyId, user.userId),
    suppliers: selectSupplierNeeds(companyId, asked.filter(isSupplierNeed), ctx.now()),
    hits: selectHitNeeds(scope, asked.filter(isHitNeed)),
    workflows: asked.includes('due_soon') ? selectDueWorkflows(companyId, ctx.now()) : undefined,
  });
  const rows = [...suppliers, ...hits, ...workflows];
  const { isComplianceEnabled = false, rules = 0 } = company[0] ?? {};
  return asked.filter(meets(isComplianceEnabled)).flatMap((kind): NeedGroup[] => {
    if (kind === 'rules') return rules > 0 ? [{ need: kind, count: rules, first: [] }] : [];
    const found = rows.filter(({ need }) => need === kind);
    const first = found.map(({ need: _need, n: _n, ...item }) => item);
    return found[0] ? [{ need: kind, count: found[0].n, first }] : [];
  });
}
