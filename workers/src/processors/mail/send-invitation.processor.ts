import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { failInvitation } from '@homologa/core/suppliers/fail-invitation';
import { sendInvitationMail } from '@homologa/core/suppliers/send-invitation-mail';
import { tenantOf } from '../tenant-of';

export const sendInvitationProcessor: JobHandler<PayloadOf<'mail.send-invitation'>> = {
  run: (ctx, { supplierId }, run) =>
    sendInvitationMail(ctx, { companyId: tenantOf(run), supplierId, messageId: run.jobId }),
  onExhausted: (ctx, { supplierId }, run, error) =>
    failInvitation(ctx, { companyId: tenantOf(run), supplierId, error }),
};
