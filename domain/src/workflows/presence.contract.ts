import { z } from 'zod';
import { MAX_QUESTIONS } from '../questionnaires/limits';

/** PUT /api/workflows/{id}/presence: heartbeat of an open edit page. */
export const presenceBody = z.object({
  /** Displayed number of the question that has the focus. */
  question: z.number().int().min(1).max(MAX_QUESTIONS).nullish(),
  /** True if the user is closing the edit page. */
  leaving: z.boolean().optional(),
});
export type PresenceBody = z.infer<typeof presenceBody>;

/** Other users who have the edit page open. */
export const presenceResponse = z.object({
  editors: z.array(z.object({ name: z.string(), question: z.number().int().nullable() })),
});
export type PresenceResponse = z.infer<typeof presenceResponse>;
