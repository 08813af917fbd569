import { z } from 'zod';
import { THRESHOLD_COLOURS } from '../questionnaires/points';
import { scoreLine } from './supplier-score.contract';

const sum = { points: z.number(), maximum: z.number() };

/** Outcome of a score as its supplier sees it in lists. */
export const ownOutcome = z.object({
  percent: z.number().nullable(),
  outcome: z.object({ name: z.string(), colour: z.enum(THRESHOLD_COLOURS) }).nullable(),
});

/** Score that a client shows to its supplier (reference 6.17), with the texts of the questionnaire at the time. */
export const ownScore = ownOutcome.extend({
  ...sum,
  knocked_out: z.boolean(),
  sections: z.array(
    z.object({ title: z.string().nullable(), percent: z.number().nullable(), ...sum, lines: z.array(scoreLine) }),
  ),
});
export type OwnScore = z.infer<typeof ownScore>;
