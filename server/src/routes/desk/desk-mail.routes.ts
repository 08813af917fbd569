import { liftMailSuppression } from '@homologa/core/jobs/mail-suppressions';
import { getMailTrouble } from '@homologa/core/jobs/mail-trouble.queries';
import { startMailRetry } from '@homologa/core/jobs/start-mail-retry';
import { mailLiftBody, mailLiftResponse, mailRetryBody, mailTrouble } from '@homologa/domain/desk/mail.contract';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import { route } from '../../http/route';
import { presentJob } from '../jobs/job.presenter';
import { presentMailTrouble } from './desk-mail.presenter';

export const deskMailRoutes = [
  route({
    method: 'get',
    path: '/api/desk/mail',
    summary: 'Mail that waits for its next attempt or has failed, by kind, company and reason',
    auth: 'staff',
    roles: ['administration'],
    response: mailTrouble,
    async handler({ ctx }) {
      return presentMailTrouble(await getMailTrouble(ctx));
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/mail/lifts',
    summary: 'Lets mail go to a suppressed address again; failed mail is not sent again by it',
    auth: 'staff',
    roles: ['administration'],
    body: mailLiftBody,
    response: mailLiftResponse,
    async handler({ ctx, body }) {
      await liftMailSuppression(ctx, body.address);
      return { lifted: true } as const;
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/mail/retries',
    summary: 'Sends failed mail again; answers with the job',
    auth: 'staff',
    roles: ['administration'],
    body: mailRetryBody,
    response: jobResponse,
    status: 202,
    async handler({ ctx, body, res }) {
      const job = await startMailRetry(ctx, { name: body.kind, companyId: body.company_id });
      res.location(`/api/jobs/${job.id}`);
      return presentJob(job);
    },
  }),
];
