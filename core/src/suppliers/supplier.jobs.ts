import { inviteField } from '@homologa/domain/suppliers/import/import-columns.contract';
import { IMPORT_MAX_COLUMNS } from '@homologa/domain/suppliers/limits';
import { z } from 'zod';
import { defineJob, inTenant } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';
import { reopenBulkAction } from './bulk/reopen-bulk-action';
import { reopenImport } from './import/reopen-import';
import { requeueInvitation } from './invitations/requeue-invitation';

/**
 * Sends one mail to all addresses of a supplier. `invitationState` prevents duplicates: the producer sets it to
 * `queued`. A dedupe key would also block a resend while the previous job is being completed.
 */
export const sendInvitationJob = defineJob({
  name: 'mail.send-invitation',
  ...MAIL_JOB,
  payload: z.object({ supplierId: z.uuid() }),
  reopen: inTenant(requeueInvitation),
});

export const sendReminderJob = defineJob({
  name: 'mail.send-reminder',
  ...MAIL_JOB,
  payload: z.object({ supplierId: z.uuid(), reminderId: z.uuid() }),
  dedupeKey: ({ reminderId }) => reminderId,
});

export const importSuppliersJob = defineJob({
  name: 'suppliers.import',
  queue: 'imports',
  payload: z.object({
    workflowId: z.uuid(),
    fileId: z.uuid(),
    /** SHA-256 of the file to import, which prevents concurrent imports of the same content. Absent in older jobs. */
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
  reopen: inTenant(reopenImport),
});

/**
 * Notifies a company's admins of failed invitations. The job is delayed and deduplicated, so that the admins get at
 * most one notification per delay.
 */
export const notifyFailedInvitationsJob = defineJob({
  name: 'suppliers.notify-failed-invitations',
  queue: 'maintenance',
  payload: z.object({ companyId: z.uuid() }),
  maxAttempts: 5,
  timeoutMs: 60_000,
  dedupeKey: ({ companyId }) => companyId,
});

export const findScheduledRemindersJob = defineJob({
  name: 'suppliers.find-scheduled-reminders',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: () => 'all',
});

export const remindOnScheduleJob = defineJob({
  name: 'suppliers.remind-on-schedule',
  queue: 'maintenance',
  payload: z.object({ workflowId: z.uuid() }),
  maxAttempts: 3,
  timeoutMs: 10 * 60_000,
  dedupeKey: ({ workflowId }) => workflowId,
});

/**
 * Runs when the cool-down of a workflow's reminders has ended. The dedupe key contains the hour, so that one job checks
 * all reminders of an hour and a reminder sent while it runs gets a job of its own.
 */
export const findUnansweredJob = defineJob({
  name: 'suppliers.find-unanswered',
  queue: 'maintenance',
  payload: z.object({ workflowId: z.uuid(), hour: z.string().max(20) }),
  maxAttempts: 5,
  timeoutMs: 60_000,
  dedupeKey: ({ workflowId, hour }) => `${workflowId}:${hour}`,
});

/**
 * Runs after an edit of an active questionnaire. The dedupe key contains the version, so that an edit made while the
 * job runs enqueues another job.
 */
export const refreshWaitingJob = defineJob({
  name: 'suppliers.refresh-waiting',
  queue: 'maintenance',
  payload: z.object({ workflowId: z.uuid(), version: z.number().int() }),
  maxAttempts: 5,
  timeoutMs: 5 * 60_000,
  dedupeKey: ({ workflowId, version }) => `${workflowId}:${version}`,
});

/**
 * Uses the queue of the imports. Imports and bulk actions both change many suppliers while a user waits, and neither
 * may delay mail or reports.
 */
export const bulkActionJob = defineJob({
  name: 'suppliers.bulk',
  queue: 'imports',
  payload: z.object({ bulkActionId: z.uuid() }),
  maxAttempts: 5,
  timeoutMs: 30 * 60_000,
  dedupeKey: ({ bulkActionId }) => bulkActionId,
  reopen: inTenant(reopenBulkAction),
});

export const readBouncesJob = defineJob({
  name: 'suppliers.read-bounces',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: () => 'all',
});
