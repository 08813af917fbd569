import { DomainError } from '@homologa/domain/errors/domain-error';
import { isJobName, JOBS, type JobName, type PayloadOf } from './jobs';
import type { Context } from './kernel/context';
import type { Tx } from './kernel/database/database';
import { reopenRequest } from './privacy/fail-request';
import { assertNotAccepted } from './reports/submit-report-request';
import { reopenWatchlistImport } from './screenings/lists/run-watchlist-import';
import { reopenScreening } from './screenings/run-screening';
import { reopenBulkAction } from './suppliers/bulk/run-bulk-action';
import { reopenImport } from './suppliers/import/import-suppliers';
import { requeueInvitation } from './suppliers/invitations/fail-invitation';

type Reopen<P> = (ctx: Context, tx: Tx, payload: P, companyId: string | null) => Promise<void>;

const inTenant =
  <P extends { companyId: string }>(
    reopen: (ctx: Context, tx: Tx, input: P) => Promise<void>,
  ): Reopen<Omit<P, 'companyId'>> =>
  async (ctx, tx, payload, companyId) => {
    if (companyId === null) throw new DomainError('job_not_repeatable');
    await reopen(ctx, tx, { ...payload, companyId } as P);
  };

/** By job; null if the last attempt leaves nothing to undo. */
const REOPENED: { readonly [Name in JobName]: Reopen<PayloadOf<Name>> | null } = {
  'mail.send-invitation': inTenant(requeueInvitation),
  'mail.send-reminder': null,
  'mail.send-back': null,
  'mail.send-notification': null,
  'mail.send-digest': null,
  'notifications.find-digests': null,
  'mail.send-password-reset': null,
  'mail.send-user-invitation': null,
  'mail.send-staff-invitation': null,
  'mail.send-email-confirmation': null,
  'mail.send-privacy-answer': null,
  'mail.send-payment': null,
  'mail.send-lockout-notice': null,
  'suppliers.import': inTenant(reopenImport),
  'suppliers.bulk': inTenant(reopenBulkAction),
  'suppliers.notify-failed-invitations': null,
  'suppliers.find-scheduled-reminders': null,
  'suppliers.remind-on-schedule': null,
  'onboarding.close-payment-page': null,
  'desk.find-overdue': null,
  'reports.submit-request': assertNotAccepted,
  'reports.poll-order': null,
  'reports.cancel-order': null,
  // A rejected message stays rejected: the gateway must send a corrected one.
  'reports.apply-message': null,
  'watchlists.import': reopenWatchlistImport,
  'watchlists.refresh-due': null,
  'watchlists.find-stale': null,
  // The report version exists; rendering its document can be repeated.
  'reports.make-document': null,
  'screenings.run': inTenant(reopenScreening),
  'screenings.monitor': null,
  'screenings.reopen-pair': null,
  'screenings.write-report': null,
  // Exports reuse the file of an earlier attempt, or write it again.
  'exports.suppliers': null,
  'exports.workflows': null,
  'exports.results': null,
  'exports.questionnaire': null,
  'exports.audit-trail': null,
  'privacy.export-data': reopenRequest,
  'privacy.erase-account': reopenRequest,
  'maintenance.retry-failed-mail': null,
  'maintenance.expire-secrets': null,
  'maintenance.remove-old-jobs': null,
  'maintenance.remove-orphan-files': null,
  'maintenance.expire-exports': null,
  'maintenance.remove-partial-files': null,
  'maintenance.remove-freed-files': null,
};

/**
 * Undoes the effects of a job's final failure, in the transaction that re-queues the job. Throws `job_not_repeatable`
 * if the work is done or its input is gone, and for unknown jobs.
 */
export async function reopenJob(
  ctx: Context,
  tx: Tx,
  job: { name: string; payload: unknown; companyId: string | null },
): Promise<void> {
  if (!isJobName(job.name)) throw new DomainError('job_not_repeatable');
  const reopen = REOPENED[job.name] as Reopen<object> | null;
  if (!reopen) return;
  const payload = JOBS[job.name].payload.safeParse(job.payload);
  if (!payload.success) throw new DomainError('job_not_repeatable');
  await reopen(ctx, tx, payload.data, job.companyId);
}
