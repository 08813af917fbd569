import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { sendCompletionMail } from '@homologa/core/mail/send-completion-mail';
import { tenantOf } from '../tenant-of';
import { giveUp } from './give-up';

export const sendCompletionProcessor: JobHandler<PayloadOf<'mail.send-completion'>> = {
  run: (ctx, { supplierId, userId, kind }, run) =>
    sendCompletionMail(ctx, { companyId: tenantOf(run), supplierId, userId, kind, messageId: run.jobId }),
  onExhausted: giveUp,
};
