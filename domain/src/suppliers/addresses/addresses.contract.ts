import { z } from 'zod';
import { id } from '../../wire/common.contract';
import { ADDRESS_CHANGES_MAX, ADDRESS_REFUSALS } from './address-rules';

/** POST /api/workflows/{id}/suppliers/addresses: other e-mail addresses for suppliers whose invitation failed. */
export const addressChangesBody = z.object({
  changes: z
    .array(z.object({ supplier_id: id, emails: z.array(z.string().max(320)).min(1).max(20) }))
    .min(1)
    .max(ADDRESS_CHANGES_MAX),
});
export type AddressChangesBody = z.infer<typeof addressChangesBody>;

export const addressChangesResponse = z.object({
  changed: z.array(id),
  skipped: z.array(z.object({ supplier_id: id, reason: z.enum(ADDRESS_REFUSALS) })),
});
export type AddressChangesResponse = z.infer<typeof addressChangesResponse>;
