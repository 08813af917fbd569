import { z } from 'zod';
import { isoDate } from '../wire/common.contract';

/**
 * CCR score of a supplier, a letter from A to E, and its request; null if no score was requested. `delivered_at` is
 * null while the request is pending (reference 9.10).
 */
export const ccrResponse = z.object({
  requested_at: isoDate,
  delivered_at: isoDate.nullable(),
  score: z.string().nullable(),
  is_sandbox: z.boolean(),
});
export type CcrResponse = z.infer<typeof ccrResponse>;
