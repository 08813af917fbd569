import type { AuditProof } from '@homologa/domain/audit/audit.contract';
import { callJson } from '../../../http/http-client';

export const auditVerbs = {
  getAuditProof: (companyId: string | undefined) =>
    callJson<AuditProof>(
      companyId === undefined
        ? '/api/desk/audit-entries/proof'
        : `/api/companies/${encodeURIComponent(companyId)}/audit-entries/proof`,
    ),
};
