import { z } from 'zod';
import { SCORE_REASONS, TOKEN_LIKENESSES } from './hit-explanation';

const share = z.number().min(0).max(1);
const spans = z.array(z.object({ start: z.number().int().min(0), end: z.number().int().min(0) }));

export const hitExplanation = z.object({
  queryName: z.string(),
  listedName: z.string(),
  tokens: z.array(
    z.object({
      query: spans,
      listed: spans,
      likeness: z.enum(TOKEN_LIKENESSES),
      similarity: z.number(),
      weight: share,
    }),
  ),
  unmatchedQuery: spans,
  unmatchedListed: spans,
  tokenScore: z.number(),
  nameScore: z.number(),
  parts: z.array(
    z.object({
      reason: z.enum(SCORE_REASONS),
      effect: z.number(),
      query: z.string().optional(),
      listed: z.string().optional(),
    }),
  ),
});
