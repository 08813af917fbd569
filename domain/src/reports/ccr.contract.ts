import { z } from 'zod';
import { isoDate } from '../wire/common.contract';

/** Not requested is null; pending has no `delivered_at`; the score is A to E (reference 9.10). */
export const ccrResponse = z.object({
  requested_at: isoDate,
  delivered_at: isoDate.nullable(),
  score: z.string().nullable(),
  /** The sandbox gateway invented it. */
  is_sandbox: z.boolean(),
});
export type CcrResponse = z.infer<typeof ccrResponse>;
