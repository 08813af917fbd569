import type { NeedsMailRhythm } from '@homologa/domain/needs-you/needs-mail';
import type { NeedsMailChoice, NeedsYouResponse } from '@homologa/domain/needs-you/needs-you.contract';
import { callJson } from '../../../http/http-client';

export const needsYouVerbs = {
  getNeedsYou: () => callJson<NeedsYouResponse>('/api/needs-you'),
  getNeedsMail: () => callJson<NeedsMailChoice>('/api/needs-you/mail'),
  chooseNeedsMail: (rhythm: NeedsMailRhythm) =>
    callJson<NeedsMailChoice>('/api/needs-you/mail', { method: 'PUT', body: { rhythm } }),
};
