import type { ReportType } from '@homologa/domain/catalog/report-types';
import { confirmerOf, type TwoPersonRule } from '@homologa/domain/companies/rule-proposals';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { lockCompany } from '../company.steps';
import { tellOfProposal } from './rule-news.steps';
import { countSecondPeople } from './rule-people.queries';

interface WeakerRule {
  companyId: string;
  rule: TwoPersonRule;
  /** Report types that the rule would no longer cover. */
  reportTypes?: readonly ReportType[];
}

/**
 * Inserts the proposal to weaken a rule and tells all admins of the company, and the side that confirms. The rule stays
 * in force until then. Does nothing while the same proposal waits. Throws `rule_proposal_waiting` while another one
 * about the rule does: its confirmation would not be about what is asked now; `not_while_logged_in_as`, and
 * `unauthenticated` for an operator of the command line, whose name is taken on trust.
 */
export async function proposeWeakerRule(
  ctx: Context,
  tx: Tx,
  { companyId, rule, reportTypes = [] }: WeakerRule,
): Promise<void> {
  const proposer = requireUser(ctx.actor);
  requireNotActingAsOther(proposer);
  await lockCompany(tx, companyId);
  const waiting = await tx.ruleProposal.findFirst({
    where: { companyId, rule, settledAt: null },
    select: { reportTypes: true },
  });
  if (waiting) {
    if (waiting.reportTypes.toSorted().join() === reportTypes.toSorted().join()) return;
    throw new DomainError('rule_proposal_waiting');
  }
  const createdAt = ctx.now();
  const { userId: proposedById } = proposer;
  const { name } = await tx.user.findUniqueOrThrow({ where: { id: proposedById }, select: { name: true } });
  const others = await countSecondPeople(tx, { companyId, proposerId: proposedById, at: createdAt });
  const proposal = {
    id: newId(),
    companyId,
    rule,
    reportTypes: [...reportTypes],
    confirmer: confirmerOf(rule, others),
    proposedById,
    proposedByName: name,
    createdAt,
  };
  await tx.ruleProposal.create({ data: proposal, select: { id: true } });
  await tellOfProposal(ctx, tx, proposal);
  await audit(ctx, tx, {
    companyId,
    action: 'company.propose_weaker_rule',
    objectType: 'company',
    objectId: companyId,
    facts: { rule, ...(reportTypes.length > 0 ? { report_types: [...reportTypes] } : {}) },
  });
}
