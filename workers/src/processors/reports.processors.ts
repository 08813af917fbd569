import { applyGatewayMessage, refuseMessage } from '@homologa/core/desk/delivery/apply-gateway-message';
import { dropOrder } from '@homologa/core/reports/drop-order';
import { makeReportDocument } from '@homologa/core/reports/make-report-document';
import { giveUpPoll, pollOrder } from '@homologa/core/reports/poll-order';
import { fallBackToDesk, submitReportRequest } from '@homologa/core/reports/submit-report-request';
import { type ProcessorsOf, tenantOf } from './processor';

export const reportProcessors: ProcessorsOf<'reports'> = {
  /** Hands a report request to its gateway; one that cannot be reached leaves it to the provider's own desk. */
  'reports.submit-request': {
    run: (ctx, payload, run) => submitReportRequest(ctx, payload, run.signal),
    onExhausted: (ctx, payload) => fallBackToDesk(ctx, payload),
  },
  /** Asks a gateway; one that does not answer is asked later, and loses what is overdue to the desk. */
  'reports.poll-order': {
    run: (ctx, payload, run) => pollOrder(ctx, payload, run.signal),
    onExhausted: (ctx, payload) => giveUpPoll(ctx, payload),
  },
  /** An order that could not be dropped: what the gateway still makes of it is not taken. */
  'reports.cancel-order': {
    run: (ctx, payload, run) => dropOrder(ctx, payload, run.signal),
    onExhausted: async (ctx, payload, _run, error) =>
      ctx.log.error({ err: error, ...payload }, 'an order could not be cancelled at its gateway'),
  },
  /** Exactly once; what cannot be used makes the request fail where everybody sees it. */
  'reports.apply-message': {
    run: (ctx, payload, run) => applyGatewayMessage(ctx, payload, run.signal),
    onExhausted: async (ctx, payload, _run, error) => {
      await refuseMessage(ctx, payload, error);
    },
  },
  /** At-least-once; the figures are delivered already, and an operator has the job tried again. */
  'reports.make-document': {
    run: (ctx, { deliveryId }, run) => makeReportDocument(ctx, { deliveryId, companyId: tenantOf(run), run }),
    onExhausted: async (ctx, payload, run, error) =>
      ctx.log.error({ err: error, ...payload, jobId: run.jobId }, "a report's documents could not be made"),
  },
};
