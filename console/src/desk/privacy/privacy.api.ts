import type { PrivacyDecisionBody } from '@homologa/domain/privacy/privacy.contract';
import { callJson } from '../../shared/http/http-client';

export const privacyApi = {
  decide: (id: string, body: PrivacyDecisionBody) =>
    callJson<{ ok: true }>(`/api/desk/privacy-requests/${encodeURIComponent(id)}/decision`, { method: 'POST', body }),
};
