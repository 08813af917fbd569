import { listChanges } from '@homologa/domain/audit/changes';
import { isReportType } from '@homologa/domain/catalog/report-types';
import {
  canAnswerRuleProposal,
  canSeeRuleProposals,
  OUTCOME_OF,
  type RuleAnswer,
} from '@homologa/domain/companies/rule-proposals';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { isStaff, type UserActor } from '@homologa/domain/identity/actor';
import type { RuleProposal } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import { authorize, requireFreshProof, requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { lockCompany } from '../company.steps';
import { tellOfOutcome } from './rule-news.steps';
import { isEarlierAdmin, isEarlierAdministrator } from './rule-people.queries';

/**
 * POST …/rule-proposals/{id}/decision: confirms or rejects a proposal of another person to weaken a rule of two people,
 * or withdraws the own one. Confirmed, the rule is weakened for what comes in from now on. All admins of the company are
 * told. Repeating the answer changes nothing. Throws `not_found` for an unknown proposal or one that ended otherwise,
 * `forbidden`, also for whoever is not of long standing (`isEarlierAdmin`, `isEarlierAdministrator`),
 * `not_while_logged_in_as`, and `step_up_required` for confirming.
 */
export async function answerRuleProposal(
  ctx: Context,
  { proposalId, answer }: { proposalId: string; answer: RuleAnswer },
): Promise<void> {
  const user = requireUser(ctx.actor);
  const proposal = await ctx.db.read.ruleProposal.findUnique({ where: { id: proposalId } });
  if (!proposal) throw new DomainError('not_found');
  authorize(canSeeRuleProposals(user, proposal.companyId));
  requireNotActingAsOther(user);
  authorize(canAnswerRuleProposal(user, proposal, answer));
  const outcome = OUTCOME_OF[answer];
  if (outcome === 'confirmed') requireFreshProof(ctx);
  const { companyId, rule } = proposal;
  await ctx.db.system(async (tx) => {
    await lockCompany(tx, companyId);
    if (answer !== 'withdraw') await requireEarlierPerson(tx, proposal, user);
    const { count } = await tx.ruleProposal.updateMany({
      where: { id: proposalId, settledAt: null },
      data: { outcome, settledAt: ctx.now(), settledById: user.userId },
    });
    if (count === 0) {
      const same = { id: proposalId, outcome, settledById: user.userId };
      if ((await tx.ruleProposal.count({ where: same })) > 0) return;
      throw new DomainError('not_found');
    }
    if (outcome === 'confirmed') await weakenRule(ctx, tx, proposal);
    const { name } = await tx.user.findUniqueOrThrow({ where: { id: user.userId }, select: { name: true } });
    await tellOfOutcome(ctx, tx, { companyId, rule, outcome, person: name });
    await audit(ctx, tx, {
      companyId,
      action: 'company.settle_rule_proposal',
      objectType: 'company',
      objectId: companyId,
      facts: { rule, outcome, report_types: proposal.reportTypes },
    });
  });
}

async function requireEarlierPerson(tx: Tx, proposal: RuleProposal, user: UserActor): Promise<void> {
  const isEarlier = isStaff(user) ? isEarlierAdministrator : isEarlierAdmin;
  if (!(await isEarlier(tx, proposal, user.userId))) throw new DomainError('forbidden');
}

async function weakenRule(ctx: Context, tx: Tx, { companyId, rule, reportTypes }: RuleProposal): Promise<void> {
  const where = { id: companyId };
  const about = { companyId, objectType: 'company', objectId: companyId } as const;
  if (rule === 'four_eyes') {
    await tx.company.update({ where, data: { fourEyes: false }, select: { id: true } });
    await audit(ctx, tx, { ...about, action: 'company.set_screening', facts: { four_eyes: false } });
    return;
  }
  const { secondLookTypes: before } = await tx.company.findUniqueOrThrow({ where, select: { secondLookTypes: true } });
  const secondLookTypes = before.filter((type) => isReportType(type) && !reportTypes.includes(type));
  await tx.company.update({ where, data: { secondLookTypes }, select: { id: true } });
  await audit(ctx, tx, {
    ...about,
    action: 'company.second_look',
    facts: {
      report_types: secondLookTypes,
      changes: listChanges({ report_types: before }, { report_types: secondLookTypes }),
    },
  });
}
