import { type Actor, type Decision, hasStaffRole, isCompanyAdminOf, isMemberOf } from '../identity/actor';

/**
 * Rules by which two people are needed: `four_eyes` for decisions on hits (reference 10.6), `second_look` for the delivery
 * of reports (reference 9.7). Nobody weakens such a rule alone: a second person confirms it.
 */
export const TWO_PERSON_RULES = ['four_eyes', 'second_look'] as const;
export type TwoPersonRule = (typeof TWO_PERSON_RULES)[number];

/** Side whose second person confirms a proposal. */
export const RULE_CONFIRMERS = ['company', 'provider'] as const;
export type RuleConfirmer = (typeof RULE_CONFIRMERS)[number];

export const RULE_OUTCOMES = ['confirmed', 'rejected', 'withdrawn'] as const;
export type RuleOutcome = (typeof RULE_OUTCOMES)[number];

export const RULE_ANSWERS = ['confirm', 'reject', 'withdraw'] as const;
export type RuleAnswer = (typeof RULE_ANSWERS)[number];

/** Outcome of a proposal by the answer that it got. */
export const OUTCOME_OF = {
  confirm: 'confirmed',
  reject: 'rejected',
  withdraw: 'withdrawn',
} as const satisfies Record<RuleAnswer, RuleOutcome>;

/**
 * Returns the side that confirms: the proposer's own, if it has others of long standing who may, otherwise the other. A
 * client's admins propose on decisions about hits, the provider's administration on the delivery of reports.
 */
export function confirmerOf(
  rule: TwoPersonRule,
  others: { companyAdmins: number; administrators: number },
): RuleConfirmer {
  if (rule === 'four_eyes') return others.companyAdmins > 0 ? 'company' : 'provider';
  return others.administrators > 0 ? 'provider' : 'company';
}

/** Days for which a person must have been able to confirm, so that nobody brings in their own second person for it. */
export const CONFIRMER_MIN_DAYS = 7;

const DAY_MS = 86_400_000;

/** Returns the moment since which whoever confirms a proposal of a time must have been able to. */
export const confirmerSince = (proposedAt: Date): Date => new Date(proposedAt.getTime() - CONFIRMER_MIN_DAYS * DAY_MS);

interface ProposalFacts {
  companyId: string;
  confirmer: string;
  proposedById: string;
  isReaderTooNew?: boolean;
}

/** Permits company admins and the provider's administration to see proposals to weaken a rule. */
export function canSeeRuleProposals(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId) || hasStaffRole(actor, 'administration')) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}

/**
 * Permits a second person of the confirming side to confirm or reject, and the proposer to withdraw. Denied to staff who
 * act as another user, who would be one person on both sides, and to a reader known to be too new.
 */
export function canAnswerRuleProposal(actor: Actor, proposal: ProposalFacts, answer: RuleAnswer): Decision {
  const seen = canSeeRuleProposals(actor, proposal.companyId);
  if (seen !== 'allow' || actor.kind !== 'user') return seen;
  if (actor.loggedInAsBy !== null) return 'deny';
  const isOwn = proposal.proposedById === actor.userId;
  if (answer === 'withdraw') return isOwn ? 'allow' : 'deny';
  const isTheirs =
    proposal.confirmer === 'company'
      ? isCompanyAdminOf(actor, proposal.companyId)
      : hasStaffRole(actor, 'administration');
  return isTheirs && !isOwn && !proposal.isReaderTooNew ? 'allow' : 'deny';
}

export const ruleAnswersFor = (actor: Actor, proposal: ProposalFacts): RuleAnswer[] =>
  RULE_ANSWERS.filter((answer) => canAnswerRuleProposal(actor, proposal, answer) === 'allow');
