import type { RuleProposalRow } from '@homologa/core/companies/rules/rule-proposals.queries';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import type { RuleProposalResponse } from '@homologa/domain/companies/rule-proposal.contract';
import { RULE_CONFIRMERS, ruleAnswersFor, TWO_PERSON_RULES } from '@homologa/domain/companies/rule-proposals';
import { type Actor, isStaff } from '@homologa/domain/identity/actor';
import { memberOf } from '@homologa/domain/language/member-of';

export function presentRuleProposal(proposal: RuleProposalRow, actor: Actor): RuleProposalResponse {
  const rule = memberOf(TWO_PERSON_RULES, proposal.rule);
  // The provider's staff, who propose on the delivery of reports, are not named to clients.
  const isNamed = isStaff(actor) || rule === 'four_eyes';
  return {
    _id: proposal.id,
    id: proposal.id,
    rule,
    report_types: proposal.reportTypes.map((type) => memberOf(REPORT_TYPES, type)),
    proposed_by: isNamed ? proposal.proposedByName : null,
    confirmed_by: memberOf(RULE_CONFIRMERS, proposal.confirmer),
    answers: ruleAnswersFor(actor, proposal),
    created_at: proposal.createdAt.toISOString(),
  };
}
