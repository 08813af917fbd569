import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Screens a supplier against the lists in use. */
export const runScreeningJob = defineJob({
  name: 'screenings.run',
  queue: 'screenings',
  payload: z.object({ screeningId: z.uuid() }),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: ({ screeningId }) => screeningId,
});

/** Writes the compliance report anew, after somebody judged a hit. */
export const writeComplianceReportJob = defineJob({
  name: 'screenings.write-report',
  queue: 'screenings',
  payload: z.object({ screeningId: z.uuid(), decisionId: z.uuid() }),
  maxAttempts: 3,
  timeoutMs: 60_000,
  dedupeKey: ({ decisionId }) => decisionId,
});
