import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { sendEmailConfirmationMail } from '@homologa/core/mail/send-email-confirmation-mail';
import { tenantOf } from '../tenant-of';
import { giveUp } from './give-up';

export const sendEmailConfirmationProcessor: JobHandler<PayloadOf<'mail.send-email-confirmation'>> = {
  run: (ctx, { supplierId }, run) =>
    sendEmailConfirmationMail(ctx, { companyId: tenantOf(run), supplierId, messageId: run.jobId }),
  onExhausted: giveUp,
};
