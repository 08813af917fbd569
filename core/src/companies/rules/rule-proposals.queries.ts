import { canSeeRuleProposals } from '@homologa/domain/companies/rule-proposals';
import type { RuleProposal } from '@homologa/prisma/models';
import { authorize, requireMember } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { isEarlierAdmin } from './rule-people.queries';

export interface RuleProposalRow extends RuleProposal {
  /** True for a reader of the company who has not been its admin for long enough to confirm or reject. */
  isReaderTooNew?: boolean;
}

export const OPEN_PROPOSALS = { where: { settledAt: null }, orderBy: { createdAt: 'asc' } } as const;

/** GET /api/rule-proposals: lists the open proposals of the own company. Throws `forbidden`. */
export async function listRuleProposals(ctx: Context): Promise<RuleProposalRow[]> {
  const { user, companyId } = requireMember(ctx.actor);
  authorize(canSeeRuleProposals(user, companyId));
  const proposals = await ctx.db.tenant(companyId, (tx) =>
    tx.ruleProposal.findMany({ ...OPEN_PROPOSALS, where: { companyId, ...OPEN_PROPOSALS.where } }),
  );
  return Promise.all(
    proposals.map(async (proposal) => ({
      ...proposal,
      isReaderTooNew: !(await isEarlierAdmin(ctx.db.read, proposal, user.userId)),
    })),
  );
}
