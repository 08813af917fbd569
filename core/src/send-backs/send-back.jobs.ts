import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

const id = z.uuid();

export const sendSendBackMailJob = defineJob({
  name: 'mail.send-back',
  ...MAIL_JOB,
  payload: z.object({ sendBackId: id }),
  dedupeKey: ({ sendBackId }) => sendBackId,
});
