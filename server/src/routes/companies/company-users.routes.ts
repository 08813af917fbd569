import { resetMemberFactor } from '@homologa/core/accounts/second-factor/reset-second-factor';
import { listCompanyUsers } from '@homologa/core/accounts/users/company-user.queries';
import { inviteCompanyUser } from '@homologa/core/accounts/users/invite-company-user';
import { resendUserInvitation } from '@homologa/core/accounts/users/resend-user-invitation';
import { updateCompanyUser } from '@homologa/core/accounts/users/update-company-user';
import { getFactorPolicy, setFactorPolicy } from '@homologa/core/companies/factor-policy';
import { factorPolicyBody, factorPolicyResponse } from '@homologa/domain/accounts/second-factor.contract';
import { companyParams } from '@homologa/domain/companies/company.contract';
import {
  companyUserList,
  companyUserListResponse,
  companyUserParams,
  companyUserResponse,
  inviteUserBody,
  updateCompanyUserBody,
} from '@homologa/domain/companies/company-user.contract';
import { okResponse } from '@homologa/domain/wire/common.contract';
import { listQueryParams, parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { presentCompanyUser } from './company-user.presenter';

const OK = { ok: true } as const;

export const companyUserRoutes = [
  route({
    method: 'get',
    path: '/api/companies/:id/users',
    summary: "The company's people (company admins)",
    auth: 'session',
    params: companyParams,
    query: listQueryParams,
    response: companyUserListResponse,
    async handler({ ctx, params, req, res }) {
      const query = parseListQuery(req.query, companyUserList);
      const { users, total } = await listCompanyUsers(ctx, params.id, query);
      setContentRange(res, companyUserList.resource, query.range.start, users.length, total);
      return users.map((user) => presentCompanyUser(user, ctx.actor));
    },
  }),
  route({
    method: 'post',
    path: '/api/companies/:id/users',
    summary: 'Invite a colleague by e-mail',
    auth: 'session',
    params: companyParams,
    body: inviteUserBody,
    response: companyUserResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      const { name, email, role, language } = body;
      const user = await inviteCompanyUser(ctx, { companyId: params.id, name, email, role, language });
      return presentCompanyUser(user, ctx.actor);
    },
  }),
  route({
    method: 'patch',
    path: '/api/companies/:id/users/:user_id',
    summary: "Change a colleague's role, deactivate or reactivate them",
    auth: 'session',
    params: companyUserParams,
    body: updateCompanyUserBody,
    response: companyUserResponse,
    async handler({ ctx, params, body }) {
      const { role, active } = body;
      const place = { companyId: params.id, membershipId: params.user_id };
      return presentCompanyUser(await updateCompanyUser(ctx, { ...place, role, active }), ctx.actor);
    },
  }),
  route({
    method: 'post',
    path: '/api/companies/:id/users/:user_id/invitation',
    summary: 'Mail an invitation again',
    auth: 'session',
    params: companyUserParams,
    response: companyUserResponse,
    async handler({ ctx, params }) {
      const user = await resendUserInvitation(ctx, { companyId: params.id, membershipId: params.user_id });
      return presentCompanyUser(user, ctx.actor);
    },
  }),
  route({
    method: 'post',
    path: '/api/companies/:id/users/:user_id/second-factor-reset',
    summary: 'Remove the second factors of a colleague who has lost them',
    auth: 'session',
    stepUp: true,
    params: companyUserParams,
    response: okResponse,
    async handler({ ctx, params }) {
      await resetMemberFactor(ctx, { companyId: params.id, membershipId: params.user_id });
      return OK;
    },
  }),
  route({
    method: 'get',
    path: '/api/companies/:id/second-factor-policy',
    summary: 'Whether the company requires a second factor of its people (company admins)',
    auth: 'session',
    params: companyParams,
    response: factorPolicyResponse,
    handler: ({ ctx, params }) => getFactorPolicy(ctx, params.id),
  }),
  route({
    method: 'put',
    path: '/api/companies/:id/second-factor-policy',
    summary: 'Require a second factor of the people of the company, or no longer',
    auth: 'session',
    params: companyParams,
    body: factorPolicyBody,
    response: factorPolicyResponse,
    handler: ({ ctx, params, body }) => setFactorPolicy(ctx, { companyId: params.id, required: body.required }),
  }),
];
