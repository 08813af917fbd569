import { z } from 'zod';
import { isoDate } from '../wire/common.contract';

/**
 * Request for a CCR score: null if not requested; `delivered_at` is null while pending; the score is A to E (reference
 * 9.10).
 */
export const ccrResponse = z.object({
  requested_at: isoDate,
  delivered_at: isoDate.nullable(),
  score: z.string().nullable(),
  is_sandbox: z.boolean(),
});
export type CcrResponse = z.infer<typeof ccrResponse>;
