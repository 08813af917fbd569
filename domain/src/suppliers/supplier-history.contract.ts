import { z } from 'zod';
import { entityId, isoDate } from '../wire/common.contract';
import { EVENT_ACTORS, SUPPLIER_EVENTS } from './supplier-events';

/** GET /api/workflows/{id}/suppliers/{sid}/history, newest first. */
export const supplierHistoryEntry = z.object({
  ...entityId,
  event: z.enum(SUPPLIER_EVENTS),
  created_at: isoDate,
  /** Null where the platform itself did it. The name is told of the company's own people alone. */
  actor: z.object({ kind: z.enum(EVENT_ACTORS), name: z.string().nullable() }).nullable(),
});
export type SupplierHistoryEntry = z.infer<typeof supplierHistoryEntry>;
export const supplierHistoryResponse = z.array(supplierHistoryEntry);
