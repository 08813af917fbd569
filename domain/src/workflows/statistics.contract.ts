import { z } from 'zod';
import { activityResponse } from '../suppliers/activity.contract';
import { typedText } from '../wire/common.contract';
import { oneOrMany } from '../wire/list-query';

const count = z.number().int().nonnegative();

/** Groups in descending order; the last one is `other` if some were omitted (reference 9.11). */
export const countGroups = z.array(z.object({ key: z.string(), count }));
export type CountGroups = z.infer<typeof countGroups>;

/** GET /api/workflows/statistics: the only answer with camelCase keys (reference 2.10). */
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
  activities: z.array(activityResponse),
});
export type StatisticsResponse = z.infer<typeof statisticsResponse>;

/** GET /api/workflows/industries: the most frequent ones that contain `q`, ignoring case and accents. */
export const industriesResponse = countGroups;

/** `ids` comma-separated or repeated; absent means all active workflows, unknown ids are ignored (reference 9.11). */
export const workflowIdsQuery = z.object({ ids: oneOrMany(z.string().max(64)).optional() });
export const industriesQuery = workflowIdsQuery.extend({ q: typedText() });
