import { z } from 'zod';
import { companyRole } from '../identity/role.contract';
import { entityId, id, isoDate, localeSchema, typedText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { COMPANY_USER_STATUSES } from './company-users';

const MAX_NAME = 120;

export const companyUserStatus = z.enum(COMPANY_USER_STATUSES);

/**
 * User of a company. `_id` is the membership's id, because an account's id would reveal whether an e-mail address has
 * an account at another company. Until the user joins, `name` is the name in the invitation.
 */
export const companyUserResponse = z.object({
  ...entityId,
  name: z.string(),
  email: z.string(),
  role: companyRole,
  status: companyUserStatus,
  is_self: z.boolean(),
  last_login_at: isoDate.nullable(),
  invited_at: isoDate.nullable(),
});
export type CompanyUserResponse = z.infer<typeof companyUserResponse>;
export const companyUserListResponse = z.array(companyUserResponse);

export const companyUserList = defineList({
  resource: 'users',
  sort: { name: 'name', email: 'email', role: 'role', last_login_at: 'last_login_at', created_at: 'created_at' },
  defaultSort: { field: 'name', order: 'ASC' },
  filter: {
    q: z.string().max(200).optional(),
    id: oneOrMany(id).optional(),
    role: oneOrMany(companyRole).optional(),
    status: oneOrMany(companyUserStatus).optional(),
  },
});

export const inviteUserBody = z.object({
  name: typedText(MAX_NAME),
  email: typedText(),
  role: companyRole.default('company_user'),
  language: localeSchema.optional(),
});

export const updateCompanyUserBody = z.object({ role: companyRole.optional(), active: z.boolean().optional() });
export type UpdateCompanyUserBody = z.infer<typeof updateCompanyUserBody>;

/** Invitation of the caller to a company, which nothing counts before the caller accepts it. */
export const ownInvitationResponse = z.object({
  ...entityId,
  company_name: z.string(),
  role: companyRole,
  invited_by: z.string().nullable(),
  invited_at: isoDate.nullable(),
});
export type OwnInvitationResponse = z.infer<typeof ownInvitationResponse>;
export const ownInvitationListResponse = z.array(ownInvitationResponse);

export const ownInvitationParams = z.object({ invitation_id: id });
export const answerInvitationBody = z.object({ accept: z.boolean() });
/** `company_id` is the company that was joined; null after a refusal. */
export const answerInvitationResponse = z.object({ company_id: id.nullable() });
export type AnswerInvitationResponse = z.infer<typeof answerInvitationResponse>;

export const companyUserParams = z.object({ id, user_id: id });
