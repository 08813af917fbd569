import { answerOwnInvitation } from '@homologa/core/accounts/users/answer-own-invitation';
import { listOwnInvitations, type OwnInvitation } from '@homologa/core/accounts/users/own-invitations.queries';
import {
  answerInvitationBody,
  answerInvitationResponse,
  type OwnInvitationResponse,
  ownInvitationListResponse,
  ownInvitationParams,
} from '@homologa/domain/companies/company-user.contract';
import { route } from '../../http/route';

export const ownInvitationRoutes = [
  route({
    method: 'get',
    path: '/auth/invitations',
    summary: 'The companies that the caller was invited to and has not joined',
    auth: 'session',
    response: ownInvitationListResponse,
    handler: async ({ ctx }) => (await listOwnInvitations(ctx)).map(presentInvitation),
  }),
  route({
    method: 'post',
    path: '/auth/invitations/:invitation_id',
    summary: 'Join a company or decline its invitation',
    auth: 'session',
    params: ownInvitationParams,
    body: answerInvitationBody,
    response: answerInvitationResponse,
    async handler({ ctx, params, body }) {
      const { invitation_id: membershipId } = params;
      return { company_id: await answerOwnInvitation(ctx, { membershipId, accept: body.accept }) };
    },
  }),
];

const presentInvitation = (invitation: OwnInvitation): OwnInvitationResponse => ({
  _id: invitation.id,
  id: invitation.id,
  company_name: invitation.companyName,
  role: invitation.role,
  invited_by: invitation.inviterName,
  invited_at: invitation.invitedAt?.toISOString() ?? null,
});
