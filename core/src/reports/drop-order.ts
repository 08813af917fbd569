import type { Context } from '../kernel/context';

/** Cancels an order at its gateway; does nothing if the gateway is no longer configured. Throws `gateway_away`. */
export async function dropOrder(
  ctx: Context,
  { gateway, orderId }: { gateway: string; orderId: string },
  signal: AbortSignal,
): Promise<void> {
  await ctx.gateways.named(gateway)?.cancel(orderId, signal);
}
