import type { Context } from '@homologa/core/kernel/context';
import type { JobRun } from '@homologa/core/kernel/jobs/define-job';
import { sendEmailConfirmationMail } from '@homologa/core/mail/send-email-confirmation-mail';
import { sendLockoutNoticeMail } from '@homologa/core/mail/send-lockout-notice-mail';
import { sendPasswordResetMail } from '@homologa/core/mail/send-password-reset-mail';
import { sendStaffInvitationMail } from '@homologa/core/mail/send-staff-invitation-mail';
import { sendUserInvitationMail } from '@homologa/core/mail/send-user-invitation-mail';
import { sendDigestMail } from '@homologa/core/notifications/send-digest-mail';
import { sendNotificationMail } from '@homologa/core/notifications/send-notification-mail';
import { sendPaymentMail } from '@homologa/core/payments/charges/send-payment-mail';
import { goOnWithErasure, sendPrivacyAnswerMail } from '@homologa/core/privacy/send-privacy-answer-mail';
import { sendSendBackMail } from '@homologa/core/send-backs/send-send-back-mail';
import { failInvitation } from '@homologa/core/suppliers/invitations/fail-invitation';
import { sendInvitationMail } from '@homologa/core/suppliers/invitations/send-invitation-mail';
import { sendReminderMail } from '@homologa/core/suppliers/reminders/send-reminder-mail';
import { type ProcessorsOf, tenantOf } from './processor';

/** Logs a mail that failed for good and has no row with its state: only the failed job and this line remain. */
async function giveUp(
  ctx: Context,
  payload: object,
  run: Pick<JobRun, 'jobId' | 'companyId'>,
  error: unknown,
): Promise<void> {
  ctx.log.error({ err: error, ...payload, jobId: run.jobId }, 'mail given up');
}

/** The message id is the job's id, so every attempt sends the same message id. */
export const mailProcessors: ProcessorsOf<'mail'> = {
  'mail.send-invitation': {
    run: (ctx, { supplierId }, run) =>
      sendInvitationMail(ctx, { companyId: tenantOf(run), supplierId, messageId: run.jobId }),
    onExhausted: (ctx, { supplierId }, run, error) =>
      failInvitation(ctx, { companyId: tenantOf(run), supplierId, error }),
  },
  'mail.send-reminder': {
    run: (ctx, { supplierId, reminderId }, run) =>
      sendReminderMail(ctx, { companyId: tenantOf(run), supplierId, reminderId, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-back': {
    run: (ctx, { sendBackId }, run) =>
      sendSendBackMail(ctx, { companyId: tenantOf(run), sendBackId, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-notification': {
    run: (ctx, { notificationId }, run) => sendNotificationMail(ctx, { notificationId, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-digest': {
    run: (ctx, { userId }, run) => sendDigestMail(ctx, { userId, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-password-reset': {
    run: (ctx, { passwordResetId }, run) => sendPasswordResetMail(ctx, { passwordResetId, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-lockout-notice': {
    run: (ctx, { userId }, run) => sendLockoutNoticeMail(ctx, { userId, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-user-invitation': {
    run: (ctx, { membershipId, passwordResetId }, run) =>
      sendUserInvitationMail(ctx, { membershipId, passwordResetId, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-staff-invitation': {
    run: (ctx, { passwordResetId }, run) => sendStaffInvitationMail(ctx, { passwordResetId, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-email-confirmation': {
    run: (ctx, { supplierId }, run) =>
      sendEmailConfirmationMail(ctx, { companyId: tenantOf(run), supplierId, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-payment': {
    run: (ctx, payload, run) => sendPaymentMail(ctx, { companyId: tenantOf(run), ...payload, messageId: run.jobId }),
    onExhausted: giveUp,
  },
  'mail.send-privacy-answer': {
    run: (ctx, { requestId }, run) => sendPrivacyAnswerMail(ctx, { requestId, messageId: run.jobId }),
    // The erasure continues even if its mail could not be delivered.
    async onExhausted(ctx, payload, run, error) {
      await giveUp(ctx, payload, run, error);
      await goOnWithErasure(ctx, payload.requestId);
    },
  },
};
