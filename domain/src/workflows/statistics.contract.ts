import { z } from 'zod';
import { entityId, id, isoDate } from '../wire/common.contract';
import { oneOrMany } from '../wire/list-query';
import { activityType } from '../wire/values.contract';

const count = z.number().int().nonnegative();

/** Groups in descending order, the last one `other` when some were left out (wire.md 14). */
export const countGroups = z.array(z.object({ key: z.string(), count }));
export type CountGroups = z.infer<typeof countGroups>;

export const activityResponse = z.object({
  ...entityId,
  type: activityType,
  created_at: isoDate,
  supplier: z.object({ workflow_id: id, supplier_id: id, supplier_company_name: z.string() }),
});
export type ActivityResponse = z.infer<typeof activityResponse>;
export const activityListResponse = z.array(activityResponse);

/** GET /api/workflows/statistics: the specification's own camelCase keys (client-platform.md section 3). */
export const statisticsResponse = z.object({
  workflows: z.object({ draft: count, active: count, closed: count }),
  suppliers: z.object({ total: count, status: countGroups }),
  country: countGroups,
  financialStrength: countGroups,
  industry: countGroups,
  riskIndicator: countGroups,
  racRiskIndicator: countGroups,
  commercialScore: countGroups,
  activities: z.array(activityResponse),
});
export type StatisticsResponse = z.infer<typeof statisticsResponse>;

/** `ids` comma-separated or repeated; absent means all active workflows, unknown ones are ignored (wire.md 14). */
export const workflowIdsQuery = z.object({ ids: oneOrMany(z.string().max(64)).optional() });
