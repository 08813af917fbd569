import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { closePaymentPage } from '@homologa/core/payments/close-payment-page';
import { tenantOf } from '../tenant-of';

/** Ends a page that was given up; one that could not be ended runs out by itself within a day. */
export const closePaymentPageProcessor: JobHandler<PayloadOf<'onboarding.close-payment-page'>> = {
  run: (ctx, payload, run) => closePaymentPage(ctx, { ...payload, companyId: tenantOf(run) }, run.signal),
  onExhausted: async (ctx, payload, _run, error) =>
    ctx.log.error({ err: error, paymentId: payload.paymentId }, 'a payment page could not be ended'),
};
