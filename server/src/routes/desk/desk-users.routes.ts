import { resetUserPassword } from '@homologa/core/accounts/credentials/reset-user-password';
import { resetSecondFactor } from '@homologa/core/accounts/second-factor/reset-second-factor';
import { viewAsUser } from '@homologa/core/accounts/sessions/view-as-user';
import { createUser } from '@homologa/core/accounts/users/create-user';
import { getDeskUser, listUsers } from '@homologa/core/accounts/users/desk-user.queries';
import { inviteDeskUser } from '@homologa/core/accounts/users/invite-desk-user';
import { setAccountActive } from '@homologa/core/accounts/users/set-account-active';
import { setStaffRoles } from '@homologa/core/accounts/users/staff-roles/set-staff-roles';
import {
  createUserBody,
  deskUserActiveBody,
  deskUserList,
  deskUserListResponse,
  deskUserParams,
  deskUserResponse,
  inviteDeskUserBody,
  staffRolesBody,
  viewAsBody,
} from '@homologa/domain/accounts/account.contract';
import { sessionResponse } from '@homologa/domain/session/session.contract';
import { okResponse } from '@homologa/domain/wire/common.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { callerOf, presentSession } from '../accounts/present-session';
import { presentDeskUser } from './desk-company.presenter';

const OK = { ok: true } as const;

export const deskUserRoutes = [
  route({
    method: 'get',
    path: '/api/desk/users',
    summary: 'The people of the provider and its clients',
    auth: 'staff',
    roles: ['administration'],
    response: deskUserListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, deskUserList);
      const { users, total } = await listUsers(ctx, query);
      setContentRange(res, deskUserList.resource, query.range.start, users.length, total);
      return users.map((user) => presentDeskUser(user, ctx.actor));
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/users',
    summary: 'Make a client user; a further admin of a company joins by the mailed invitation',
    auth: 'staff',
    roles: ['administration'],
    stepUp: true,
    body: createUserBody,
    response: deskUserResponse,
    status: 201,
    async handler({ ctx, body }) {
      const { company_id: companyId, ...person } = body;
      const { id } = await createUser(ctx, { ...person, companyId });
      return presentDeskUser(await getDeskUser(ctx, id), ctx.actor);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/users/invitations',
    summary: "Invite a client user, or without a company a member of the provider's staff",
    auth: 'staff',
    roles: ['administration'],
    stepUp: true,
    body: inviteDeskUserBody,
    response: deskUserResponse,
    status: 201,
    async handler({ ctx, body }) {
      const { name, email, company_id: companyId = null, role, staff_roles: staffRoles, language } = body;
      const { id } = await inviteDeskUser(ctx, { name, email, companyId, role, staffRoles, language });
      return presentDeskUser(await getDeskUser(ctx, id), ctx.actor);
    },
  }),
  route({
    method: 'patch',
    path: '/api/desk/users/:id',
    summary: 'Shut an account out, or let it in again',
    auth: 'staff',
    roles: ['administration'],
    params: deskUserParams,
    body: deskUserActiveBody,
    response: deskUserResponse,
    async handler({ ctx, params, body }) {
      await setAccountActive(ctx, { userId: params.id, active: body.active });
      return presentDeskUser(await getDeskUser(ctx, params.id), ctx.actor);
    },
  }),
  route({
    method: 'put',
    path: '/api/desk/users/:id/roles',
    summary: 'Set the roles of a member of staff, who is told by mail',
    auth: 'staff',
    roles: ['administration'],
    stepUp: true,
    params: deskUserParams,
    body: staffRolesBody,
    response: deskUserResponse,
    async handler({ ctx, params, body }) {
      await setStaffRoles(ctx, { userId: params.id, roles: body.staff_roles });
      return presentDeskUser(await getDeskUser(ctx, params.id), ctx.actor);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/users/:id/password-reset',
    summary: 'Mail somebody the link to choose a new password',
    auth: 'staff',
    roles: ['administration'],
    params: deskUserParams,
    response: okResponse,
    async handler({ ctx, params }) {
      await resetUserPassword(ctx, params.id);
      return OK;
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/users/:id/second-factor-reset',
    summary: 'Remove the second factors of somebody who has lost them',
    auth: 'staff',
    roles: ['administration'],
    stepUp: true,
    params: deskUserParams,
    response: okResponse,
    async handler({ ctx, params }) {
      await resetSecondFactor(ctx, params.id);
      return OK;
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/users/:id/view',
    summary: 'Open a session that sees what a client user sees and changes nothing',
    auth: 'staff',
    roles: ['administration'],
    stepUp: true,
    isSecret: true,
    params: deskUserParams,
    body: viewAsBody,
    response: sessionResponse,
    async handler({ ctx, params, body, req }) {
      const { token } = await viewAsUser(ctx, { userId: params.id, reason: body.reason, caller: callerOf(req) });
      return presentSession(ctx, token);
    },
  }),
];
