import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { sendPasswordResetMail } from '@homologa/core/mail/send-password-reset-mail';
import { giveUp } from './give-up';

export const sendPasswordResetProcessor: JobHandler<PayloadOf<'mail.send-password-reset'>> = {
  run: (ctx, { passwordResetId }, run) => sendPasswordResetMail(ctx, { passwordResetId, messageId: run.jobId }),
  onExhausted: giveUp,
};
