import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

const id = z.uuid();
/** As for other mails. */
const MAIL_ATTEMPTS = 6;
const MAIL_TIMEOUT_MS = 120_000;

/** Asks how a person wants a notification, and mails it where that is at once. */
export const sendNotificationJob = defineJob({
  name: 'mail.send-notification',
  queue: 'mail',
  payload: z.object({ notificationId: id }),
  maxAttempts: MAIL_ATTEMPTS,
  timeoutMs: MAIL_TIMEOUT_MS,
  dedupeKey: ({ notificationId }) => notificationId,
});

/** Mails one person what has come together since the last digest. */
export const sendDigestJob = defineJob({
  name: 'mail.send-digest',
  queue: 'mail',
  payload: z.object({ userId: id }),
  maxAttempts: MAIL_ATTEMPTS,
  timeoutMs: MAIL_TIMEOUT_MS,
  dedupeKey: ({ userId }) => userId,
});

/** Once a day: finds for whom a digest is due. */
export const findDigestsJob = defineJob({
  name: 'notifications.find-digests',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: () => 'all',
});
