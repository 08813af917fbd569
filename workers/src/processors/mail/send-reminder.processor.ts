import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { sendReminderMail } from '@homologa/core/suppliers/send-reminder-mail';
import { tenantOf } from '../tenant-of';
import { giveUp } from './give-up';

export const sendReminderProcessor: JobHandler<PayloadOf<'mail.send-reminder'>> = {
  run: (ctx, { supplierId, reminderId }, run) =>
    sendReminderMail(ctx, { companyId: tenantOf(run), supplierId, reminderId, messageId: run.jobId }),
  onExhausted: giveUp,
};
