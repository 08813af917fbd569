import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Adds the suppliers of a stored file to a workflow (decisions.md section 4). One file is imported once. */
export const importSuppliersJob = defineJob({
  name: 'suppliers.import',
  queue: 'imports',
  payload: z.object({ workflowId: z.uuid(), fileId: z.uuid() }),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: ({ fileId }) => fileId,
});
