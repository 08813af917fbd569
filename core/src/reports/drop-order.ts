import type { Context } from '../kernel/context';

/** Has a gateway drop an order; nothing for a gateway that is no longer set up. Throws `gateway_away`. */
export async function dropOrder(
  ctx: Context,
  { gateway, orderId }: { gateway: string; orderId: string },
  signal: AbortSignal,
): Promise<void> {
  await ctx.gateways.named(gateway)?.cancel(orderId, signal);
}
