import { z } from 'zod';
import { companyResponse, label } from '../companies/company.contract';
import { accountRole, companyRole, staffRole } from '../identity/role.contract';
import { columnWidths, savedViews, supplierTableColumns } from '../suppliers/saved-view.contract';
import { entityId, id, isoDate, localeSchema, patchText } from '../wire/common.contract';

/**
 * PUT /api/accounts/{id}: merges the fields; null clears a field. The e-mail is read-only, and the picture has an
 * endpoint of its own (reference 2.1, reference 11.6).
 */
export const updateAccountBody = z.object({
  info: z.object({ name: patchText(), title: patchText(), phone: patchText(60), phone_ext: patchText(20) }).optional(),
  preferences: z
    .object({
      language: localeSchema.nullish(),
      supplier_table_columns: supplierTableColumns.nullish(),
      saved_views: savedViews.nullish(),
      supplier_column_widths: columnWidths.nullish(),
      home_view: id.nullish(),
    })
    .optional(),
});
export type UpdateAccountBody = z.infer<typeof updateAccountBody>;

export const logAsInfo = z.object({
  logged_in_as_by: z.string(),
  reason: z.string(),
  expires_at: isoDate,
  read_only: z.boolean(),
});

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
  security: z.object({ role: accountRole, staff_roles: z.array(staffRole) }),
  preferences: z.object({
    language: localeSchema.nullable(),
    supplier_table_columns: z.array(z.string()).nullable(),
    saved_views: savedViews,
    supplier_column_widths: columnWidths.optional(),
    /** Saved view shown after the login instead of the dashboard. */
    home_view: id.nullable().optional(),
  }),
  acting_company_id: id.nullable(),
  companies: z.array(z.object({ company_id: id, role: companyRole, company: companyResponse })),
  company_admin: z.boolean(),
  compliance_enabled: z.boolean(),
  public_link_enabled: z.boolean(),
  ccr_product: z
    .object({ enabled: z.boolean(), used: z.number().int(), total: z.number().int() })
    .nullable()
    .describe('null when the company has no CCR product'),
  /** Labels by id; empty for users who cannot see labels. */
  supplier_tags: z.record(z.string(), label),
  log_as: logAsInfo.nullable(),
  /** True until a required second factor is set up: the session may do nothing else. Otherwise absent. */
  second_factor_due: z.literal(true).optional(),
});
export type UserResponse = z.infer<typeof userResponse>;

export const sessionResponse = z.object({ token: z.string(), user: userResponse });
export type SessionResponse = z.infer<typeof sessionResponse>;
