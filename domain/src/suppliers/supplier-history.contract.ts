import { z } from 'zod';
import { isoDate } from '../wire/common.contract';
import { EVENT_ACTORS, SUPPLIER_EVENTS } from './supplier-events';

export const supplierHistoryEntry = z.object({
  event: z.enum(SUPPLIER_EVENTS),
  created_at: isoDate,
  /** Null if the product itself caused the event. `name` is present only for people of the company. */
  actor: z.object({ kind: z.enum(EVENT_ACTORS), name: z.string().nullable() }).nullable(),
});
export type SupplierHistoryEntry = z.infer<typeof supplierHistoryEntry>;
export const supplierHistoryResponse = z.array(supplierHistoryEntry);
