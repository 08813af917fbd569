import { z } from 'zod';
import { entityId, id } from '../../wire/common.contract';
import { ADDRESS_CHANGES_MAX, ADDRESS_REFUSALS, ADDRESSES_MAX } from './address-rules';

/**
 * POST /api/workflows/{id}/suppliers/addresses: other e-mail addresses for suppliers whose invitation failed.
 * `unless_shared` skips a supplier if another one of the workflow has, or would get, one of its addresses. `dry_run`
 * answers what would be changed, and changes nothing.
 */
export const addressChangesBody = z.object({
  changes: z
    .array(z.object({ supplier_id: id, emails: z.array(z.string().max(320)).min(1).max(ADDRESSES_MAX) }))
    .min(1)
    .max(ADDRESS_CHANGES_MAX),
  unless_shared: z.boolean().optional(),
  dry_run: z.boolean().optional(),
});
export type AddressChangesBody = z.infer<typeof addressChangesBody>;

export const addressChangesResponse = z.object({
  changed: z.array(id),
  skipped: z.array(z.object({ supplier_id: id, reason: z.enum(ADDRESS_REFUSALS) })),
});
export type AddressChangesResponse = z.infer<typeof addressChangesResponse>;

export const undeliveredQuery = z.object({ workflow_id: id.optional() });

/** A supplier whose invitation failed and may be sent to another address; `error` is why it failed. */
const undeliveredSupplier = z.object({
  ...entityId,
  workflow: z.object({ ...entityId, title: z.string() }),
  name: z.string(),
  tax_id: z.string(),
  emails: z.array(z.string()),
  error: z.string().nullable(),
});
export type UndeliveredResponse = z.infer<typeof undeliveredSupplier>;

/** GET /api/suppliers/undelivered: the newest of them; `is_whole` is false if there are more. */
export const undeliveredListResponse = z.object({ suppliers: z.array(undeliveredSupplier), is_whole: z.boolean() });
export type UndeliveredListResponse = z.infer<typeof undeliveredListResponse>;
