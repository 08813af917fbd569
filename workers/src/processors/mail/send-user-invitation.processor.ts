import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { sendUserInvitationMail } from '@homologa/core/mail/send-user-invitation-mail';
import { giveUp } from './give-up';

export const sendUserInvitationProcessor: JobHandler<PayloadOf<'mail.send-user-invitation'>> = {
  run: (ctx, { membershipId, passwordResetId }, run) =>
    sendUserInvitationMail(ctx, { membershipId, passwordResetId, messageId: run.jobId }),
  onExhausted: giveUp,
};
