import { DESK } from '@homologa/domain/reports/gateways';
import type { ReportGateway } from './report-gateway';

/**
 * The provider's own verification desk. A submitted request is at once in the desk's queue, which is the ReportRequest
 * row itself; staff deliver it through the desk's API.
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
