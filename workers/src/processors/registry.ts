import { isJobName, JOBS, type JobName, type PayloadOf } from '@homologa/core/jobs';
import type { BoundJob, JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { exportSuppliersProcessor } from './exports/export-suppliers.processor';
import { exportWorkflowsProcessor } from './exports/export-workflows.processor';
import { sendCompletionProcessor } from './mail/send-completion.processor';
import { sendEmailConfirmationProcessor } from './mail/send-email-confirmation.processor';
import { sendInvitationProcessor } from './mail/send-invitation.processor';
import { sendPasswordResetProcessor } from './mail/send-password-reset.processor';
import { sendPrivacyAnswerProcessor } from './mail/send-privacy-answer.processor';
import { sendReminderProcessor } from './mail/send-reminder.processor';
import { sendUserInvitationProcessor } from './mail/send-user-invitation.processor';
import { expireExportsProcessor } from './maintenance/expire-exports.processor';
import { expireSecretsProcessor } from './maintenance/expire-secrets.processor';
import { removeOrphanFilesProcessor } from './maintenance/remove-orphan-files.processor';
import { closePaymentPageProcessor } from './onboarding/close-payment-page.processor';
import { eraseAccountProcessor } from './privacy/erase-account.processor';
import { exportPersonalDataProcessor } from './privacy/export-personal-data.processor';
import { submitReportRequestProcessor } from './reports/submit-report-request.processor';
import { bulkActionProcessor } from './suppliers/bulk-action.processor';
import { findScheduledRemindersProcessor } from './suppliers/find-scheduled-reminders.processor';
import { importSuppliersProcessor } from './suppliers/import-suppliers.processor';
import { remindOnScheduleProcessor } from './suppliers/remind-on-schedule.processor';

/** One processor per job: a job without one, or one without a job, does not compile. */
const PROCESSORS: { readonly [N in JobName]: JobHandler<PayloadOf<N>> } = {
  'mail.send-invitation': sendInvitationProcessor,
  'mail.send-reminder': sendReminderProcessor,
  'mail.send-completion': sendCompletionProcessor,
  'mail.send-password-reset': sendPasswordResetProcessor,
  'mail.send-user-invitation': sendUserInvitationProcessor,
  'mail.send-email-confirmation': sendEmailConfirmationProcessor,
  'mail.send-privacy-answer': sendPrivacyAnswerProcessor,
  'suppliers.import': importSuppliersProcessor,
  'suppliers.bulk': bulkActionProcessor,
  'suppliers.find-scheduled-reminders': findScheduledRemindersProcessor,
  'suppliers.remind-on-schedule': remindOnScheduleProcessor,
  'onboarding.close-payment-page': closePaymentPageProcessor,
  'reports.submit-request': submitReportRequestProcessor,
  'exports.suppliers': exportSuppliersProcessor,
  'exports.workflows': exportWorkflowsProcessor,
  'privacy.export-data': exportPersonalDataProcessor,
  'privacy.erase-account': eraseAccountProcessor,
  'maintenance.expire-secrets': expireSecretsProcessor,
  'maintenance.remove-orphan-files': removeOrphanFilesProcessor,
  'maintenance.expire-exports': expireExportsProcessor,
};

/** A job's definition with its processor; undefined for a name that this version does not know. */
export const findJob = (name: string): BoundJob | undefined =>
  isJobName(name) ? { definition: JOBS[name] as BoundJob['definition'], handler: PROCESSORS[name] } : undefined;
