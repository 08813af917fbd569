import { z } from 'zod';
import { defineJob, inTenant } from '../kernel/jobs/define-job';
import { reopenScreening } from './reopen-screening';

export const runScreeningJob = defineJob({
  name: 'screenings.run',
  queue: 'screenings',
  payload: z.object({ screeningId: z.uuid() }),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: ({ screeningId }) => screeningId,
  reopen: inTenant(reopenScreening),
});

export const monitorSuppliersJob = defineJob({
  name: 'screenings.monitor',
  queue: 'screenings',
  payload: z.object({ runId: z.uuid() }),
  maxAttempts: 10,
  timeoutMs: 60 * 60_000,
  dedupeKey: ({ runId }) => runId,
});

export const reopenPairJob = defineJob({
  name: 'screenings.reopen-pair',
  queue: 'screenings',
  payload: z.object({ decisionId: z.uuid() }),
  maxAttempts: 10,
  timeoutMs: 10 * 60_000,
  dedupeKey: ({ decisionId }) => decisionId,
});

export const writeComplianceReportJob = defineJob({
  name: 'screenings.write-report',
  queue: 'screenings',
  payload: z.object({ screeningId: z.uuid(), decisionId: z.uuid() }),
  maxAttempts: 3,
  timeoutMs: 60_000,
  dedupeKey: ({ screeningId, decisionId }) => `${screeningId}:${decisionId}`,
});
