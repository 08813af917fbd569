import type { RuleProposalResponse } from '@homologa/domain/companies/rule-proposal.contract';
import type { RuleAnswer } from '@homologa/domain/companies/rule-proposals';
import type { OkResponse } from '@homologa/domain/wire/common.contract';
import { callJson } from '../../../http/http-client';

const answerAt = (path: string, id: string, answer: RuleAnswer) =>
  callJson<OkResponse>(`${path}/${encodeURIComponent(id)}/decision`, { method: 'POST', body: { answer } });

/** Proposals to weaken a rule of two people, of the own company and of the provider's clients. */
export const ruleVerbs = {
  listRuleProposals: () => callJson<RuleProposalResponse[]>('/api/rule-proposals'),
  answerRuleProposal: (id: string, answer: RuleAnswer) => answerAt('/api/rule-proposals', id, answer),
  answerClientRuleProposal: (id: string, answer: RuleAnswer) => answerAt('/api/desk/rule-proposals', id, answer),
};
