import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

const nothing = z.object({});

export const linkEntriesJob = defineJob({
  name: 'audit.link-entries',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: () => 'all',
});

export const anchorHeadsJob = defineJob({
  name: 'audit.anchor-heads',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: 5,
  timeoutMs: 30 * 60_000,
  dedupeKey: () => 'all',
});

export const sendAnchorsJob = defineJob({
  name: 'mail.send-audit-anchors',
  ...MAIL_JOB,
  payload: z.object({ day: z.iso.date() }),
  dedupeKey: ({ day }) => day,
});
