import type { NeedsYouResponse } from '@homologa/domain/needs-you/needs-you.contract';
import { callJson } from '../../../http/http-client';

export const needsYouVerbs = {
  getNeedsYou: () => callJson<NeedsYouResponse>('/api/needs-you'),
};
