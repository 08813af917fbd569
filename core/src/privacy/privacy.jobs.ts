import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';
import { reopenRequest } from './reopen-request';

const id = z.uuid();
const ATTEMPTS = 3;
const TIMEOUT_MS = 15 * 60_000;

export const exportPersonalDataJob = defineJob({
  name: 'privacy.export-data',
  queue: 'exports',
  payload: z.object({ requestId: id }),
  maxAttempts: ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ requestId }) => requestId,
  reopen: reopenRequest,
});

export const eraseAccountJob = defineJob({
  name: 'privacy.erase-account',
  queue: 'maintenance',
  payload: z.object({ requestId: id }),
  maxAttempts: ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ requestId }) => requestId,
  reopen: reopenRequest,
});

export const sendPrivacyAnswerJob = defineJob({
  name: 'mail.send-privacy-answer',
  ...MAIL_JOB,
  payload: z.object({ requestId: id }),
  dedupeKey: ({ requestId }) => requestId,
});
