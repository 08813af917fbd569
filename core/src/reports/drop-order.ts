import type { ReportGateways } from './gateways/report-gateway';

/** Cancels an order at its gateway. Has no effect if the gateway is no longer configured. Throws `gateway_away`. */
export async function dropOrder(
  gateways: ReportGateways,
  { gateway, orderId }: { gateway: string; orderId: string },
  signal: AbortSignal,
): Promise<void> {
  await gateways.named(gateway)?.cancel(orderId, signal);
}
