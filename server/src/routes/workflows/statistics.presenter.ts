import type { ActivityRow, Statistics } from '@homologa/core/workflows/statistics.queries';
import { ACTIVITY_TYPES } from '@homologa/domain/catalog/activities';
import { memberOf } from '@homologa/domain/language/member-of';
import type { ActivityResponse } from '@homologa/domain/suppliers/activity.contract';
import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';

export function presentStatistics(statistics: Statistics): StatisticsResponse {
  const { draft, active, closed } = statistics.workflows;
  return {
    workflows: { draft, active, closed },
    suppliers: {
      total: statistics.suppliersTotal,
      status: statistics.supplierStatus,
      newHits: statistics.newHits,
      undeliveredInvitations: statistics.undeliveredInvitations,
    },
    country: statistics.country,
    financialStrength: statistics.financialStrength,
    industry: statistics.industry,
    riskIndicator: statistics.riskIndicator,
    racRiskIndicator: statistics.racRiskIndicator,
    commercialScore: statistics.commercialScore,
    scores: statistics.scores.map(({ key, count, names }) => ({ key, count, names })),
    activities: statistics.activities.map(presentActivity),
  };
}

export function presentActivity(activity: ActivityRow): ActivityResponse {
  return {
    _id: activity.id,
    id: activity.id,
    type: memberOf(ACTIVITY_TYPES, activity.type),
    created_at: activity.createdAt.toISOString(),
    supplier: {
      workflow_id: activity.workflowId,
      supplier_id: activity.supplierId,
      supplier_company_name: activity.supplierCompanyName,
    },
  };
}
