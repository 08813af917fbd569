import type { DeskPrivacyRequestRow, PrivacyRequestRow } from '@homologa/core/privacy/privacy-request.queries';
import type { DeskPrivacyRequest, PrivacyRequestResponse } from '@homologa/domain/privacy/privacy.contract';

export const presentPrivacyRequest = (request: PrivacyRequestRow): PrivacyRequestResponse => ({
  _id: request.id,
  id: request.id,
  kind: request.kind,
  status: request.status,
  note: request.note,
  reason: request.reason,
  created_at: request.createdAt.toISOString(),
  due_at: request.dueAt.toISOString(),
  decided_at: request.decidedAt?.toISOString() ?? null,
  available_until: request.availableUntil?.toISOString() ?? null,
});

export const presentDeskPrivacyRequest = (request: DeskPrivacyRequestRow): DeskPrivacyRequest => ({
  ...presentPrivacyRequest(request),
  person: { _id: request.user.id, id: request.user.id, name: request.user.name, email: request.user.email },
  onboardings: request.user.suppliers.map(({ companyName, status, workflow }) => ({
    company_name: companyName,
    client: workflow.company.name,
    status,
  })),
  decided_by: request.decidedBy
    ? { _id: request.decidedBy.id, id: request.decidedBy.id, name: request.decidedBy.name }
    : null,
});
