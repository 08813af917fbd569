import * as desk from './desk/desk.jobs';
import * as exported from './exports/export.jobs';
import * as files from './files/file.jobs';
import type { JobDefinition } from './kernel/jobs/define-job';
import * as mail from './mail/mail.jobs';
import * as maintenance from './maintenance/maintenance.jobs';
import * as notifications from './notifications/notification.jobs';
import * as payments from './payments/payment.jobs';
import * as privacy from './privacy/privacy.jobs';
import * as reports from './reports/report.jobs';
import * as watchlists from './screenings/lists/watchlist.jobs';
import * as screenings from './screenings/screening.jobs';
import * as sendBacks from './send-backs/send-back.jobs';
import * as suppliers from './suppliers/supplier.jobs';

/**
 * All jobs of the product. The workers' registry must have a processor for each of them (ARCHITECTURE.md); a test finds
 * definitions missing here.
 */
export const JOBS = {
  [suppliers.sendInvitationJob.name]: suppliers.sendInvitationJob,
  [suppliers.sendReminderJob.name]: suppliers.sendReminderJob,
  [sendBacks.sendSendBackMailJob.name]: sendBacks.sendSendBackMailJob,
  [notifications.sendNotificationJob.name]: notifications.sendNotificationJob,
  [notifications.sendDigestJob.name]: notifications.sendDigestJob,
  [notifications.findDigestsJob.name]: notifications.findDigestsJob,
  [mail.sendPasswordReset.name]: mail.sendPasswordReset,
  [mail.sendLockoutNotice.name]: mail.sendLockoutNotice,
  [mail.sendUserInvitation.name]: mail.sendUserInvitation,
  [mail.sendStaffInvitation.name]: mail.sendStaffInvitation,
  [mail.sendEmailConfirmation.name]: mail.sendEmailConfirmation,
  [mail.sendPrivacyAnswer.name]: mail.sendPrivacyAnswer,
  [suppliers.importSuppliersJob.name]: suppliers.importSuppliersJob,
  [suppliers.bulkActionJob.name]: suppliers.bulkActionJob,
  [suppliers.notifyFailedInvitationsJob.name]: suppliers.notifyFailedInvitationsJob,
  [suppliers.findScheduledRemindersJob.name]: suppliers.findScheduledRemindersJob,
  [suppliers.remindOnScheduleJob.name]: suppliers.remindOnScheduleJob,
  [payments.closePaymentPageJob.name]: payments.closePaymentPageJob,
  [payments.sendPaymentMailJob.name]: payments.sendPaymentMailJob,
  [watchlists.importWatchlistJob.name]: watchlists.importWatchlistJob,
  [watchlists.refreshWatchlistsJob.name]: watchlists.refreshWatchlistsJob,
  [watchlists.findStaleListsJob.name]: watchlists.findStaleListsJob,
  [screenings.runScreeningJob.name]: screenings.runScreeningJob,
  [screenings.monitorSuppliersJob.name]: screenings.monitorSuppliersJob,
  [screenings.reopenPairJob.name]: screenings.reopenPairJob,
  [screenings.writeComplianceReportJob.name]: screenings.writeComplianceReportJob,
  [desk.findOverdueRequestsJob.name]: desk.findOverdueRequestsJob,
  [reports.submitReportRequestJob.name]: reports.submitReportRequestJob,
  [reports.pollOrderJob.name]: reports.pollOrderJob,
  [reports.cancelOrderJob.name]: reports.cancelOrderJob,
  [reports.applyMessageJob.name]: reports.applyMessageJob,
  [reports.makeReportDocumentJob.name]: reports.makeReportDocumentJob,
  [exported.exportSuppliersJob.name]: exported.exportSuppliersJob,
  [exported.exportWorkflowsJob.name]: exported.exportWorkflowsJob,
  [exported.exportResultsJob.name]: exported.exportResultsJob,
  [exported.exportQuestionnaireJob.name]: exported.exportQuestionnaireJob,
  [exported.exportAuditTrailJob.name]: exported.exportAuditTrailJob,
  [privacy.exportPersonalDataJob.name]: privacy.exportPersonalDataJob,
  [privacy.eraseAccountJob.name]: privacy.eraseAccountJob,
  [maintenance.expireSecretsJob.name]: maintenance.expireSecretsJob,
  [maintenance.removeOldJobsJob.name]: maintenance.removeOldJobsJob,
  [maintenance.removeOrphanFilesJob.name]: maintenance.removeOrphanFilesJob,
  [maintenance.expireExportsJob.name]: maintenance.expireExportsJob,
  [maintenance.retryFailedMailJob.name]: maintenance.retryFailedMailJob,
  [maintenance.removePartialFilesJob.name]: maintenance.removePartialFilesJob,
  [files.removeFreedFilesJob.name]: files.removeFreedFilesJob,
};

export type JobName = keyof typeof JOBS;
export type PayloadOf<N extends JobName> = (typeof JOBS)[N] extends JobDefinition<string, infer P> ? P : never;

export const isJobName = (name: string): name is JobName => Object.hasOwn(JOBS, name);
