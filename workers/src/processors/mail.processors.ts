import { sendLockoutNoticeMail } from '@homologa/core/accounts/credentials/send-lockout-notice-mail';
import { sendLoginCodeMail } from '@homologa/core/accounts/credentials/send-login-code-mail';
import { sendPasswordResetMail } from '@homologa/core/accounts/credentials/send-password-reset-mail';
import { sendEmailChangeCodeMail } from '@homologa/core/accounts/email/send-email-change-code-mail';
import { sendEmailChangedNoticeMail } from '@homologa/core/accounts/email/send-email-changed-notice-mail';
import { sendFactorNoticeMail } from '@homologa/core/accounts/second-factor/send-factor-notice-mail';
import { sendNewUserNoticeMail } from '@homologa/core/accounts/users/made-by-staff/send-new-user-notice-mail';
import { sendStaffInvitationMail } from '@homologa/core/accounts/users/send-staff-invitation-mail';
import { sendUserInvitationMail } from '@homologa/core/accounts/users/send-user-invitation-mail';
import { sendStaffRolesNoticeMail } from '@homologa/core/accounts/users/staff-roles/send-staff-roles-notice-mail';
import { sendAnchorMail } from '@homologa/core/audit/chain/send-anchor-mail';
import type { Context } from '@homologa/core/kernel/context';
import type { JobRun } from '@homologa/core/kernel/jobs/define-job';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { sendNeedsMail } from '@homologa/core/needs-you/send-needs-mail';
import { sendDigestMail } from '@homologa/core/notifications/send-digest-mail';
import { sendNotificationMail } from '@homologa/core/notifications/send-notification-mail';
import { sendEmailConfirmationMail } from '@homologa/core/onboarding/account/send-email-confirmation-mail';
import { sendOwnLinkMail } from '@homologa/core/onboarding/account/send-own-link-mail';
import { failHandoverLink, sendHandoverLinkMail } from '@homologa/core/onboarding/handover/send-handover-link-mail';
import { sendHandoverRequestMail } from '@homologa/core/onboarding/handover/send-handover-request-mail';
import { sendSupplierMail } from '@homologa/core/onboarding/mails/send-supplier-mail';
import { sendPaymentMail } from '@homologa/core/payments/charges/send-payment-mail';
import { sendBoletoMail } from '@homologa/core/payments/online/boleto-mail/send-boleto-mail';
import { sendRetentionNoticeMail } from '@homologa/core/privacy/retention/send-retention-notice-mail';
import { goOnWithErasure, sendPrivacyAnswerMail } from '@homologa/core/privacy/send-privacy-answer-mail';
import { sendSendBackMail } from '@homologa/core/send-backs/send-send-back-mail';
import { failBouncedReminder, failInvitation } from '@homologa/core/suppliers/invitations/fail-invitation.steps';
import { sendInvitationMail } from '@homologa/core/suppliers/invitations/send-invitation-mail';
import { sendReminderMail } from '@homologa/core/suppliers/reminders/send-reminder-mail';
import { logGivenUp, type ProcessorsOf, tenantOf } from './processor';

/**
 * Logs a mail that has failed permanently. No other table stores the state of such a mail, so the failed job and this
 * line are its only traces.
 */
async function giveUp(
  ctx: Context,
  payload: object,
  run: Pick<JobRun, 'jobId' | 'companyId'>,
  error: unknown,
): Promise<void> {
  logGivenUp(ctx, error, { ...payload, jobId: run.jobId }, 'mail given up');
}

type Send<Input> = (ctx: Context, input: Input) => Promise<unknown>;

/** Uses the job's id as Message-ID, so that every attempt sends the same Message-ID. */
const mail = <Input extends { messageId: string }>(send: Send<Input>): JobHandler<Omit<Input, 'messageId'>> => ({
  run: (ctx, payload, { jobId }) => send(ctx, { ...payload, messageId: jobId } as Input),
  onExhausted: giveUp,
});

const companyMail = <Input extends { messageId: string; companyId: string }>(
  send: Send<Input>,
): JobHandler<Omit<Input, 'messageId' | 'companyId'>> => ({
  run: (ctx, payload, run) => send(ctx, { ...payload, companyId: tenantOf(run), messageId: run.jobId } as Input),
  onExhausted: giveUp,
});

export const mailProcessors: ProcessorsOf<'mail'> = {
  'mail.send-invitation': {
    ...companyMail(sendInvitationMail),
    onExhausted: (ctx, { supplierId }, run, error) =>
      failInvitation(ctx, { companyId: tenantOf(run), supplierId, error }),
  },
  'mail.send-reminder': {
    ...companyMail(sendReminderMail),
    async onExhausted(ctx, payload, run, error) {
      await giveUp(ctx, payload, run, error);
      await failBouncedReminder(ctx, { companyId: tenantOf(run), supplierId: payload.supplierId, error });
    },
  },
  'mail.send-back': companyMail(sendSendBackMail),
  'mail.send-notification': mail(sendNotificationMail),
  'mail.send-digest': mail(sendDigestMail),
  'mail.send-needs': mail(sendNeedsMail),
  'mail.send-password-reset': mail(sendPasswordResetMail),
  'mail.send-login-code': mail(sendLoginCodeMail),
  'mail.send-email-change-code': mail(sendEmailChangeCodeMail),
  'mail.send-email-changed-notice': mail(sendEmailChangedNoticeMail),
  'mail.send-retention-notice': mail(sendRetentionNoticeMail),
  'mail.send-audit-anchors': mail(sendAnchorMail),
  'mail.send-lockout-notice': mail(sendLockoutNoticeMail),
  'mail.send-factor-notice': mail(sendFactorNoticeMail),
  'mail.send-user-invitation': mail(sendUserInvitationMail),
  'mail.send-staff-invitation': mail(sendStaffInvitationMail),
  'mail.send-new-user-notice': mail(sendNewUserNoticeMail),
  'mail.send-staff-roles-notice': mail(sendStaffRolesNoticeMail),
  'mail.send-email-confirmation': companyMail(sendEmailConfirmationMail),
  'mail.send-own-link': companyMail(sendOwnLinkMail),
  'mail.send-boleto': companyMail(sendBoletoMail),
  'mail.send-handover-request': companyMail(sendHandoverRequestMail),
  'mail.send-handover-link': {
    ...companyMail(sendHandoverLinkMail),
    onExhausted: (ctx, { handoverId }, run, error) =>
      failHandoverLink(ctx, { companyId: tenantOf(run), handoverId, error }),
  },
  'mail.send-payment': companyMail(sendPaymentMail),
  'mail.send-supplier-progress': companyMail(sendSupplierMail),
  'mail.send-privacy-answer': {
    ...mail(sendPrivacyAnswerMail),
    // Continues the erasure even if its mail could not be delivered.
    async onExhausted(ctx, payload, run, error) {
      await giveUp(ctx, payload, run, error);
      await goOnWithErasure(ctx, payload.requestId);
    },
  },
};
