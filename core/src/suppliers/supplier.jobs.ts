import { inviteField } from '@homologa/domain/suppliers/import/import-columns.contract';
import { IMPORT_MAX_COLUMNS } from '@homologa/domain/suppliers/limits';
import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Adds the suppliers of a stored file to a workflow (reference 4.4). One file is imported once. */
export const importSuppliersJob = defineJob({
  name: 'suppliers.import',
  queue: 'imports',
  payload: z.object({
    workflowId: z.uuid(),
    fileId: z.uuid(),
    /** SHA-256 of the file: one that is being imported is not imported beside itself. Older jobs have none. */
    content: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    columns: z
      .union([
        z.literal('ask'),
        z.object({ hasHeading: z.boolean(), fields: z.array(inviteField.nullable()).max(IMPORT_MAX_COLUMNS) }),
      ])
      .optional(),
  }),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: ({ workflowId, fileId, content }) => `${workflowId}:${content ?? fileId}`,
});

/** Notifies a company's admins of the invitations that failed, at most once in the time that the job is put off. */
export const notifyFailedInvitationsJob = defineJob({
  name: 'suppliers.notify-failed-invitations',
  queue: 'maintenance',
  payload: z.object({ companyId: z.uuid() }),
  maxAttempts: 5,
  timeoutMs: 60_000,
  dedupeKey: ({ companyId }) => companyId,
});

/** Looks for workflows whose reminder schedule may be due; a schedule starts it. */
export const findScheduledRemindersJob = defineJob({
  name: 'suppliers.find-scheduled-reminders',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: () => 'all',
});

/** Reminds the suppliers of one workflow whom its schedule says are due. */
export const remindOnScheduleJob = defineJob({
  name: 'suppliers.remind-on-schedule',
  queue: 'maintenance',
  payload: z.object({ workflowId: z.uuid() }),
  maxAttempts: 3,
  timeoutMs: 60_000,
  dedupeKey: ({ workflowId }) => workflowId,
});

/**
 * Acts on every supplier that one bulk action means. Among the imports: both change many suppliers at once for
 * somebody who waits, and neither may hold up mail or reports.
 */
export const bulkActionJob = defineJob({
  name: 'suppliers.bulk',
  queue: 'imports',
  payload: z.object({ bulkActionId: z.uuid() }),
  maxAttempts: 5,
  timeoutMs: 30 * 60_000,
  dedupeKey: ({ bulkActionId }) => bulkActionId,
});
