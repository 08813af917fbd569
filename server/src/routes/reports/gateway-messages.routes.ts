import { receiveGatewayMessage } from '@homologa/core/reports/receive-gateway-message';
import { bureauReceived } from '@homologa/domain/reports/bureau.contract';
import { route } from '../../http/route';
import { BUREAU_NOTIFICATIONS } from './bureau-openapi';

/** Webhook of bureaus. The route is public, because the signature over the body's bytes authenticates the bureau. */
export const gatewayMessageRoutes = [
  route({
    method: 'post',
    path: BUREAU_NOTIFICATIONS,
    summary: 'A message about an order, signed by the bureau; its formats are /api/report-gateway/openapi.json',
    auth: 'public',
    raw: 'signed',
    response: bureauReceived,
    async handler({ ctx, adapters, rawBody, req }) {
      await receiveGatewayMessage(ctx, adapters.reportGateways, {
        body: rawBody,
        header: (name) => req.get(name),
      });
      return { received: true } as const;
    },
  }),
];
