import type { NeedGroup } from '@homologa/core/needs-you/needs-you.queries';
import type { NeedsYouResponse } from '@homologa/domain/needs-you/needs-you.contract';

export const presentNeedsYou = (groups: readonly NeedGroup[]): NeedsYouResponse => ({
  total: groups.reduce((sum, { count }) => sum + count, 0),
  needs: groups.map(({ need, count, first }) => ({
    need,
    count,
    first: first.map(({ id, workflowId, supplierId, name, since, dueDate }) => ({
      id,
      workflow_id: workflowId,
      supplier_id: supplierId,
      name,
      since: since?.toISOString() ?? null,
      due_date: dueDate,
    })),
  })),
});
