import type { MailRetryBody, MailTroubleResponse } from '@homologa/domain/desk/mail.contract';
import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { callJson } from '../../shared/http/http-client';

const PATH = '/api/desk/mail';

export const MAIL_KEY = ['desk', 'mail'] as const;

export const mailApi = {
  get: () => callJson<MailTroubleResponse>(PATH),
  retry: (body: MailRetryBody) => callJson<JobResponse>(`${PATH}/retries`, { method: 'POST', body }),
};
