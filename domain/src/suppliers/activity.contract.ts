import { z } from 'zod';
import { activityType } from '../catalog/values.contract';
import { entityId, id, isoDate } from '../wire/common.contract';

export const activityResponse = z.object({
  ...entityId,
  type: activityType,
  created_at: isoDate,
  supplier: z.object({ workflow_id: id, supplier_id: id, supplier_company_name: z.string() }),
});
export type ActivityResponse = z.infer<typeof activityResponse>;
export const activityListResponse = z.array(activityResponse);
