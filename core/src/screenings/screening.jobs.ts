import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

export const runScreeningJob = defineJob({
  name: 'screenings.run',
  queue: 'screenings',
  payload: z.object({ screeningId: z.uuid() }),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: ({ screeningId }) => screeningId,
});

/** Compares all monitored suppliers with a list's change. */
export const monitorSuppliersJob = defineJob({
  name: 'screenings.monitor',
  queue: 'screenings',
  payload: z.object({ runId: z.uuid() }),
  maxAttempts: 10,
  timeoutMs: 60 * 60_000,
  dedupeKey: ({ runId }) => runId,
});

/** Re-screens suppliers after the clearance of a pair of party and entry was withdrawn. */
export const reopenPairJob = defineJob({
  name: 'screenings.reopen-pair',
  queue: 'screenings',
  payload: z.object({ decisionId: z.uuid() }),
  maxAttempts: 10,
  timeoutMs: 10 * 60_000,
  dedupeKey: ({ decisionId }) => decisionId,
});

/** Rewrites the compliance report after a decision on a hit. */
export const writeComplianceReportJob = defineJob({
  name: 'screenings.write-report',
  queue: 'screenings',
  payload: z.object({ screeningId: z.uuid(), decisionId: z.uuid() }),
  maxAttempts: 3,
  timeoutMs: 60_000,
  dedupeKey: ({ screeningId, decisionId }) => `${screeningId}:${decisionId}`,
});
