import type { RuleProposalResponse } from '@homologa/domain/companies/rule-proposal.contract';
import type { RuleAnswer } from '@homologa/domain/companies/rule-proposals';
import type { OkResponse } from '@homologa/domain/wire/common.contract';
import { callJson } from '../../../http/http-client';

const PROPOSALS = '/api/rule-proposals';
const OF_CLIENTS = '/api/desk/rule-proposals';

/** Proposals to weaken a rule of two people, of the own company and of the provider's clients. */
export const ruleVerbs = {
  listRuleProposals: () => callJson<RuleProposalResponse[]>(PROPOSALS),
  answerRuleProposal: (id: string, answer: RuleAnswer) =>
    callJson<OkResponse>(`${PROPOSALS}/${encodeURIComponent(id)}/decision`, { method: 'POST', body: { answer } }),
  answerClientRuleProposal: (id: string, answer: RuleAnswer) =>
    callJson<OkResponse>(`${OF_CLIENTS}/${encodeURIComponent(id)}/decision`, { method: 'POST', body: { answer } }),
};
