import { answerRuleProposal } from '@homologa/core/companies/rules/answer-rule-proposal';
import { listRuleProposals } from '@homologa/core/companies/rules/rule-proposals.queries';
import {
  ruleAnswerBody,
  ruleProposalListResponse,
  ruleProposalParams,
} from '@homologa/domain/companies/rule-proposal.contract';
import { okResponse } from '@homologa/domain/wire/common.contract';
import { route } from '../../http/route';
import { presentRuleProposal } from './rule-proposal.presenter';

const OK = { ok: true } as const;

export const ruleProposalRoutes = [
  route({
    method: 'get',
    path: '/api/rule-proposals',
    summary: 'Open proposals to weaken a rule of two people of the own company',
    auth: 'company',
    response: ruleProposalListResponse,
    handler: async ({ ctx }) =>
      (await listRuleProposals(ctx)).map((proposal) => presentRuleProposal(proposal, ctx.actor)),
  }),
  route({
    method: 'post',
    path: '/api/rule-proposals/:id/decision',
    summary: 'Confirm or reject the proposal of another admin to weaken a rule, or withdraw the own one',
    auth: 'company',
    params: ruleProposalParams,
    body: ruleAnswerBody,
    response: okResponse,
    async handler({ ctx, params, body }) {
      await answerRuleProposal(ctx, { proposalId: params.id, ...body });
      return OK;
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/rule-proposals/:id/decision',
    summary: 'The same for administration: rules of reports, and of companies with a single admin',
    auth: 'staff',
    roles: ['administration'],
    params: ruleProposalParams,
    body: ruleAnswerBody,
    response: okResponse,
    async handler({ ctx, params, body }) {
      await answerRuleProposal(ctx, { proposalId: params.id, ...body });
      return OK;
    },
  }),
];
