import { DESK } from '@homologa/domain/reports/gateways';
import type { ReportGateway } from './report-gateway';

/**
 * The provider's own verification desk. A submitted request is immediately in the desk's queue, because the queue is
 * the ReportRequest table; staff deliver it through the desk's API.
 */
export const deskGateway: ReportGateway = {
  name: DESK,
  pollMs: null,
  async submit({ orderId }) {
    return { reference: orderId };
  },
  async status() {
    return null;
  },
  async cancel() {},
};
