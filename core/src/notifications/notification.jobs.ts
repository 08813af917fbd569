import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

const id = z.uuid();
export const sendNotificationJob = defineJob({
  name: 'mail.send-notification',
  ...MAIL_JOB,
  payload: z.object({ notificationId: id }),
  dedupeKey: ({ notificationId }) => notificationId,
});

export const sendDigestJob = defineJob({
  name: 'mail.send-digest',
  ...MAIL_JOB,
  payload: z.object({ userId: id }),
  dedupeKey: ({ userId }) => userId,
});

export const findDigestsJob = defineJob({
  name: 'notifications.find-digests',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: () => 'all',
});
