import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { findReviewed } from '../../scores/reviews.queries';
import { thresholdOf } from '../../scores/reviews.steps';
import { recordRuleDecision } from '../decision.steps';
import { findShownScore } from '../supplier.queries';

interface Place {
  companyId: string;
  supplierId: string;
}

/**
 * Makes the decision of the threshold that the answers have reached, if the workflow decides by its thresholds (reference
 * 6.15). Answers that change later may reach another one, which replaces the rule's decision: a supplier must not stay
 * approved after it has answered worse. Does nothing where a person has decided, where the company's rule of four eyes holds, and
 * unless the newest screening, if any, has ended with every hit cleared: the decision is then only proposed. The caller
 * must have locked the supplier.
 */
export async function decideByRule(ctx: Context, tx: Tx, place: Place): Promise<void> {
  const score = await findShownScore(tx, place);
  if (!score?.input.scoring.decide_by_threshold) return;
  const reviewed = await findReviewed(tx, { companyId: place.companyId, scoreId: score.id });
  const result = reviewed?.result ?? score.result;
  const threshold = thresholdOf(score.input, result);
  if (!threshold?.decision || !(await mayRuleDecide(tx, place))) return;
  const percent = result.percent === null ? [] : [`${result.percent} %`];
  const reason = [threshold.name, ...percent].join(' · ');
  await recordRuleDecision(ctx, tx, place, { decision: threshold.decision, reason });
}

async function mayRuleDecide(tx: Tx, { companyId, supplierId }: Place): Promise<boolean> {
  const own = { companyId, supplierId };
  const { fourEyes } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { fourEyes: true } });
  if (fourEyes || (await tx.supplierDecision.count({ where: { ...own, byRule: false } })) > 0) return false;
  const newest = await tx.screening.findFirst({
    where: own,
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    select: { status: true, review: true },
  });
  if (newest === null) return true;
  return (newest.status === 'no_match' || newest.status === 'match') && newest.review.length === 0;
}
