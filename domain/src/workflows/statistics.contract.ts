import { z } from 'zod';
import { THRESHOLD_COLOURS } from '../questionnaires/points';
import { activityResponse } from '../suppliers/activity.contract';
import { typedText } from '../wire/common.contract';
import { oneOrMany } from '../wire/list-query';

const count = z.number().int().nonnegative();

/**
 * Groups of suppliers with their counts, in descending order. The last group is `other` if some groups were omitted
 * (reference 9.11).
 */
const countGroup = z.object({ key: z.string(), count });
export const countGroups = z.array(countGroup);
export type CountGroups = z.infer<typeof countGroups>;

/** Suppliers by the colour of their score's outcome, with the names that the workflows' thresholds give it now. */
const scoreGroups = z.array(countGroup.extend({ key: z.enum(THRESHOLD_COLOURS), names: z.array(z.string()) }));
export type ScoreGroups = z.infer<typeof scoreGroups>;

/** GET /api/workflows/statistics: the only response with camelCase keys (reference 2.10). */
export const statisticsResponse = z.object({
  workflows: z.object({ draft: count, active: count, closed: count }),
  suppliers: z.object({
    total: count,
    status: countGroups,
    newHits: count,
    undeliveredInvitations: count.optional(),
  }),
  country: countGroups,
  financialStrength: countGroups,
  industry: countGroups,
  riskIndicator: countGroups,
  racRiskIndicator: countGroups,
  commercialScore: countGroups,
  /** Absent in answers of earlier releases. */
  scores: scoreGroups.optional(),
  activities: z.array(activityResponse),
});
export type StatisticsResponse = z.infer<typeof statisticsResponse>;

/** GET /api/workflows/industries: the most frequent industries that contain `q`, ignoring case and accents. */
export const industriesResponse = countGroups;

/**
 * Query of the statistics: `ids`, comma-separated or repeated. Without `ids` the statistics cover all active workflows;
 * unknown ids are ignored (reference 9.11).
 */
export const workflowIdsQuery = z.object({ ids: oneOrMany(z.string().max(64)).optional() });
export const industriesQuery = workflowIdsQuery.extend({ q: typedText() });
