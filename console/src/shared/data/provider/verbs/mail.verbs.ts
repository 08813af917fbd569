import type { MailLiftBody, MailRetryBody, MailTroubleResponse } from '@homologa/domain/desk/mail.contract';
import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { callJson } from '../../../http/http-client';

const PATH = '/api/desk/mail';

export const mailVerbs = {
  getMailTrouble: () => callJson<MailTroubleResponse>(PATH),
  liftMailSuppression: (body: MailLiftBody) => callJson<{ lifted: true }>(`${PATH}/lifts`, { method: 'POST', body }),
  retryMail: (body: MailRetryBody) => callJson<JobResponse>(`${PATH}/retries`, { method: 'POST', body }),
};
