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

export const findRetentionJob = defineJob({
  name: 'privacy.find-retention',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

export const runRetentionJob = defineJob({
  name: 'privacy.run-retention',
  queue: 'maintenance',
  payload: z.object({ companyId: id, kind: z.string() }),
  maxAttempts: ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ companyId, kind }) => `${companyId} ${kind}`,
});

export const sendRetentionNoticeJob = defineJob({
  name: 'mail.send-retention-notice',
  ...MAIL_JOB,
  payload: z.object({ companyId: id, kind: z.string(), userId: id }),
  dedupeKey: ({ companyId, kind, userId }) => `${companyId} ${kind} ${userId}`,
});
