import type { AuditProof } from '@homologa/domain/audit/audit.contract';
import type { PrivacyDecisionBody } from '@homologa/domain/privacy/privacy.contract';
import type { RetentionKind } from '@homologa/domain/privacy/retention';
import type {
  RetentionPreview,
  RetentionResponse,
  SetRetentionBody,
} from '@homologa/domain/privacy/retention.contract';
import { callJson } from '../../../http/http-client';

const retentionOf = (companyId: string): string => `/api/companies/${encodeURIComponent(companyId)}/retention`;

export const privacyVerbs = {
  decidePrivacyRequest: (id: string, body: PrivacyDecisionBody) =>
    callJson<{ ok: true }>(`/api/desk/privacy-requests/${encodeURIComponent(id)}/decision`, { method: 'POST', body }),
  getAuditProof: (companyId: string | undefined) =>
    callJson<AuditProof>(
      companyId === undefined
        ? '/api/desk/audit-entries/proof'
        : `/api/companies/${encodeURIComponent(companyId)}/audit-entries/proof`,
    ),
  getRetention: (companyId: string) => callJson<RetentionResponse>(retentionOf(companyId)),
  previewRetention: (companyId: string, kind: RetentionKind, days: number) =>
    callJson<RetentionPreview>(`${retentionOf(companyId)}/preview`, { method: 'POST', body: { kind, days } }),
  setRetention: (companyId: string, body: SetRetentionBody) =>
    callJson<RetentionResponse>(retentionOf(companyId), { method: 'PUT', body }),
};
