import type { CheckRecord } from '@homologa/core/compliance/checks/check.queries';
import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';

export const presentCheck = (check: CheckRecord): ComplianceCheckResponse => ({
  _id: check.id,
  id: check.id,
  workflow_id: check.workflowId,
  name: check.name,
  kind: check.kind,
  country: check.country,
  tax_id: check.taxId,
  birth_date: check.birthDate,
  shareholders: check.shareholders,
  screening: check.screeningStatus ? { status: check.screeningStatus, review: check.screeningReview } : null,
  requested_by: check.requestedByName,
  requested_at: check.requestedAt.toISOString(),
  supplier: check.turnedAt && {
    workflow: { id: check.workflowId, title: check.workflowTitle },
    turned_at: check.turnedAt.toISOString(),
  },
});
