import type { PrivacyDecisionBody } from '@homologa/domain/privacy/privacy.contract';
import { callJson } from '../../../http/http-client';

export const privacyVerbs = {
  decidePrivacyRequest: (id: string, body: PrivacyDecisionBody) =>
    callJson<{ ok: true }>(`/api/desk/privacy-requests/${encodeURIComponent(id)}/decision`, { method: 'POST', body }),
};
