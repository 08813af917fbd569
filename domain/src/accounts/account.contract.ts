import { z } from 'zod';
import { accountRole, companyRole, staffRole } from '../identity/role.contract';
import { STAFF_ROLES } from '../identity/staff-roles';
import { entityId, id, isoDate, localeSchema, patchText, secretText, typedText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';

/** POST /auth/login. `logAsEmail` is for provider staff and requires `reason` (reference 11.7). */
export const loginBody = z.object({
  email: typedText(),
  password: secretText,
  logAsEmail: typedText(),
  reason: typedText(1000),
});
export type LoginBody = z.infer<typeof loginBody>;

/**
 * Optional consent for one purpose. The server also records the version of the notice that was displayed (reference
 * 11.12).
 */
export const consentInput = z.object({ purpose: z.string().trim().min(1).max(100), given: z.boolean() });

export const registerBody = z.object({
  name: typedText(),
  email: typedText(),
  password: secretText,
  phone: typedText(60),
  country: typedText(80),
  consents: z.array(consentInput).max(20).optional(),
  locale: localeSchema.optional(),
});

/** POST /auth/check checks e-mail and password without opening a session (reference 11.1). */
export const checkBody = z.object({ email: typedText(), password: secretText });
export const checkResponse = z.object({ valid: z.boolean() });

/** POST /auth/code: the response is the same for known and unknown e-mails (reference 11.19). */
export const loginCodeBody = z.object({ email: typedText() });
export const loginCodeResponse = z.object({ attempt: id });
export type LoginCodeResponse = z.infer<typeof loginCodeResponse>;

export const codeLoginBody = z.object({ attempt: typedText(64), code: typedText(20) });

export const firstPasswordBody = z.object({ password: secretText });

/** PATCH /onboarding/account: absent values are left unchanged (reference 11.20). */
export const ownDetailsBody = z.object({ name: patchText(), phone: patchText(60), language: localeSchema.optional() });
export type OwnDetailsBody = z.infer<typeof ownDetailsBody>;

export const emailChangeBody = z.object({ email: typedText() });
export const emailChangeResponse = loginCodeResponse;
export const emailChangeConfirmationBody = codeLoginBody;

export const passwordRemovalBody = z.object({ password: secretText });

/** `process`: the supplier's process to which the page of the mailed link leads back (reference 11.5). */
export const passwordResetBody = z.object({
  email: typedText(),
  locale: localeSchema.optional(),
  process: z.object({ workflow_id: id, supplier_id: id }).optional(),
});
export type PasswordResetBody = z.infer<typeof passwordResetBody>;

export const passwordNewBody = z.object({
  token: typedText(500),
  password: secretText,
  confirm: z.string().max(1000).optional(),
});

export const passwordChangeBody = z.object({
  email: typedText(),
  oldPassword: secretText,
  newPassword: secretText,
  confirm: z.string().max(1000).optional(),
});
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>;

export const accountParams = z.object({ id });

export const createUserBody = z.object({
  name: typedText(),
  email: typedText(),
  password: secretText,
  company_id: id,
  role: companyRole,
  phone: typedText(60),
});

/** POST /api/desk/users/invitations: invites a client user or, without a company, provider staff. */
export const inviteDeskUserBody = z.object({
  name: typedText(120),
  email: typedText(),
  company_id: id.nullish(),
  role: companyRole.default('company_user'),
  /** Required for provider staff, without a company. */
  staff_roles: z.array(staffRole).max(STAFF_ROLES.length).default([]),
  language: localeSchema.optional(),
});

/** PUT /api/desk/users/{id}/roles */
export const staffRolesBody = z.object({ staff_roles: z.array(staffRole).max(STAFF_ROLES.length) });

export const deskUserActiveBody = z.object({ active: z.boolean() });

export const viewAsBody = z.object({ reason: typedText(1000) });

export const deskUserParams = z.object({ id });

/** Users with status `invited` have not chosen a password yet. */
export const DESK_USER_STATUSES = ['active', 'invited', 'deactivated'] as const;
export const deskUserStatus = z.enum(DESK_USER_STATUSES);
export type DeskUserStatus = z.infer<typeof deskUserStatus>;

export const deskUserResponse = z.object({
  ...entityId,
  name: z.string(),
  email: z.string(),
  account_role: accountRole,
  /** Roles of provider staff; empty for client users. */
  staff_roles: z.array(staffRole),
  active: z.boolean(),
  status: deskUserStatus,
  is_self: z.boolean(),
  last_login_at: isoDate.nullable(),
  companies: z.array(
    z.object({
      company_id: id,
      company_name: z.string(),
      role: companyRole,
      /** True if an admin of the user's company has deactivated the user. */
      deactivated: z.boolean(),
    }),
  ),
  created_at: isoDate,
});
export type DeskUserResponse = z.infer<typeof deskUserResponse>;
export const deskUserListResponse = z.array(deskUserResponse);

export const deskUserList = defineList({
  resource: 'users',
  sort: { id: 'created_at', created_at: 'created_at', name: 'name', email: 'email' },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter: {
    q: z.string().max(200).optional(),
    id: oneOrMany(id).optional(),
    company_id: oneOrMany(id).optional(),
    account_role: oneOrMany(accountRole).optional(),
    status: oneOrMany(deskUserStatus).optional(),
  },
});
