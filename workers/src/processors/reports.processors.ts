import type { Adapters } from '@homologa/core/compose';
import { applyGatewayMessage, rejectMessage } from '@homologa/core/desk/delivery/apply-gateway-message';
import { makeReportDocument } from '@homologa/core/reports/documents/make-report-document';
import { dropOrder } from '@homologa/core/reports/drop-order';
import { giveUpPoll, pollOrder } from '@homologa/core/reports/poll-order';
import { fallBackToDesk, submitReportRequest } from '@homologa/core/reports/submit-report-request';
import { logGivenUp, type ProcessorsOf, tenantOf } from './processor';

export const reportProcessors = ({ reportGateways }: Adapters): ProcessorsOf<'reports'> => ({
  /**
   * Submits a report request to its gateway; if the gateway stays unreachable, the provider's desk takes the request.
   */
  'reports.submit-request': {
    run: (ctx, payload, run) => submitReportRequest(ctx, reportGateways, payload, run.signal),
    onExhausted: (ctx, payload) => fallBackToDesk(ctx, payload),
  },
  'reports.poll-order': {
    run: (ctx, payload, run) => pollOrder(ctx, reportGateways, payload, run.signal),
    onExhausted: (ctx, payload) => giveUpPoll(ctx, reportGateways, payload),
  },
  /** If the cancellation of an order fails, later deliveries of the gateway for this order are ignored. */
  'reports.cancel-order': {
    run: (_ctx, payload, run) => dropOrder(reportGateways, payload, run.signal),
    onExhausted: async (ctx, payload, _run, error) =>
      logGivenUp(ctx, error, payload, 'an order could not be cancelled at its gateway'),
  },
  /**
   * Applies a gateway's message to its request exactly once; a message that cannot be used fails the request, which is
   * shown to client and staff.
   */
  'reports.apply-message': {
    run: (ctx, payload, run) => applyGatewayMessage(ctx, reportGateways.bureau, payload, run.signal),
    onExhausted: async (ctx, payload, _run, error) => {
      await rejectMessage(ctx, payload, error);
    },
  },
  /**
   * Runs at least once. After the final failure the client has the figures without the document, until an operator
   * retries the job.
   */
  'reports.make-document': {
    run: (ctx, { deliveryId }, run) => makeReportDocument(ctx, { deliveryId, companyId: tenantOf(run), run }),
    onExhausted: async (ctx, payload, run, error) =>
      logGivenUp(ctx, error, { ...payload, jobId: run.jobId }, "a report's documents could not be made"),
  },
});
