import { z } from 'zod';
import { companyResponse, companyRole, label } from '../companies/company.contract';
import { savedViews, supplierTableColumns } from '../suppliers/saved-view.contract';
import { entityId, id, isoDate, localeSchema, patchText, secretText, typedText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';

export const accountRole = z.enum(['admin', 'user']);

/** POST /auth/login. `logAsEmail` is for provider staff and needs `reason` (wire.md 6). */
export const loginBody = z.object({
  email: typedText(),
  password: secretText,
  logAsEmail: typedText(),
  reason: typedText(1000),
});
export type LoginBody = z.infer<typeof loginBody>;

/** What was optional and agreed to, by purpose; the notice shown is recorded by the server (wire.md B4). */
export const consentInput = z.object({ purpose: z.string().trim().min(1).max(100), given: z.boolean() });

/** POST /auth/register. An unknown country is dropped, not refused. */
export const registerBody = z.object({
  name: typedText(),
  email: typedText(),
  password: secretText,
  phone: typedText(60),
  country: typedText(80),
  consents: z.array(consentInput).max(20).optional(),
  locale: localeSchema.optional(),
});

/** POST /auth/check opens no session (wire.md 6). */
export const checkBody = z.object({ email: typedText(), password: secretText });
export const checkResponse = z.object({ valid: z.boolean() });

export const passwordResetBody = z.object({ email: typedText(), locale: localeSchema.optional() });

/** POST /password-new. `confirm` is compared when it is sent. */
export const passwordNewBody = z.object({
  token: typedText(500),
  password: secretText,
  confirm: z.string().max(1000).optional(),
});

/** POST /api/registration/local/password-change (camelCase as the specification has it). */
export const passwordChangeBody = z.object({
  email: typedText(),
  oldPassword: secretText,
  newPassword: secretText,
  confirm: z.string().max(1000).optional(),
});
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>;

/** PUT /api/accounts/{id}: merged field by field, null clears; the e-mail is read-only and the picture has its own call (wire.md 3, 7). */
export const updateAccountBody = z.object({
  info: z.object({ name: patchText(), title: patchText(), phone: patchText(60), phone_ext: patchText(20) }).optional(),
  preferences: z
    .object({
      language: localeSchema.nullish(),
      supplier_table_columns: supplierTableColumns.nullish(),
      saved_views: savedViews.nullish(),
    })
    .optional(),
});
export type UpdateAccountBody = z.infer<typeof updateAccountBody>;

export const accountParams = z.object({ id });

/** Provider staff behind this session: their e-mail, and when the session ends at the latest. */
export const logAsInfo = z.object({ logged_in_as_by: z.string(), reason: z.string(), expires_at: isoDate });

/** The signed-in person (client-platform.md section 3, User), with the flags that screens derive. */
export const userResponse = z.object({
  ...entityId,
  info: z.object({
    name: z.string(),
    email: z.string(),
    image: z.string().nullable(),
    title: z.string().nullable(),
    phone: z.string(),
    phone_ext: z.string(),
  }),
  security: z.object({ role: accountRole }),
  preferences: z.object({
    language: localeSchema.nullable(),
    supplier_table_columns: z.array(z.string()).nullable(),
    saved_views: savedViews,
  }),
  /** The company that the session acts in, one of `companies`; null for whoever belongs to none. */
  acting_company_id: id.nullable(),
  companies: z.array(z.object({ company_id: id, role: companyRole, company: companyResponse })),
  company_admin: z.boolean(),
  compliance_enabled: z.boolean(),
  public_link_enabled: z.boolean(),
  ccr_product: z
    .object({ enabled: z.boolean(), used: z.number().int(), total: z.number().int() })
    .nullable()
    .describe('null when the company has no CCR product'),
  /** By id; empty for whoever does not see labels. */
  supplier_tags: z.record(z.string(), label),
  log_as: logAsInfo.nullable(),
});
export type UserResponse = z.infer<typeof userResponse>;

/** Login (200), register (201) and reload (200) all answer the session's token with its user. */
export const sessionResponse = z.object({ token: z.string(), user: userResponse });
export type SessionResponse = z.infer<typeof sessionResponse>;

/** POST /api/desk/users (wire.md 1). */
export const createUserBody = z.object({
  name: typedText(),
  email: typedText(),
  password: secretText,
  company_id: id,
  role: companyRole,
  phone: typedText(60),
});

export const deskUserResponse = z.object({
  ...entityId,
  name: z.string(),
  email: z.string(),
  account_role: accountRole,
  active: z.boolean(),
  companies: z.array(z.object({ company_id: id, company_name: z.string(), role: companyRole })),
  created_at: isoDate,
});
export type DeskUserResponse = z.infer<typeof deskUserResponse>;
export const deskUserListResponse = z.array(deskUserResponse);

/** GET /api/desk/users. */
export const deskUserList = defineList({
  resource: 'users',
  sort: { id: 'created_at', created_at: 'created_at', name: 'name', email: 'email' },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter: {
    q: z.string().max(200).optional(),
    id: oneOrMany(id).optional(),
    company_id: oneOrMany(id).optional(),
  },
});
