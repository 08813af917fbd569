import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { goOnWithErasure, sendPrivacyAnswerMail } from '@homologa/core/privacy/send-privacy-answer-mail';
import { giveUp } from './give-up';

export const sendPrivacyAnswerProcessor: JobHandler<PayloadOf<'mail.send-privacy-answer'>> = {
  run: (ctx, { requestId }, run) => sendPrivacyAnswerMail(ctx, { requestId, messageId: run.jobId }),
  // Whether or not the mail could be delivered, what was decided is carried out.
  async onExhausted(ctx, payload, run, error) {
    await giveUp(ctx, payload, run, error);
    await goOnWithErasure(ctx, payload.requestId);
  },
};
