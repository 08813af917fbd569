import type { Context } from '../../kernel/context';
import type { BounceMailbox } from '../../kernel/ports/bounce-mailbox';
import type { Metrics } from '../../kernel/telemetry/metrics';
import { applyMailEvents } from './apply-mail-events';
import { parseDeliveryReport } from './delivery-reports';
import { isOutage } from './mail-event-errors';

interface BounceReading {
  mailbox: BounceMailbox | null;
  metrics: Pick<Metrics, 'reportRead'>;
}

/**
 * Job `suppliers.read-bounces`: applies the bounces and complaints in the mailbox of delivery reports as those of a
 * provider's webhook. Delivers at least once: a report is marked after its events are recorded, and an event that is
 * recorded changes nothing again. Does nothing without a mailbox.
 */
export async function readBounces(
  ctx: Context,
  { mailbox, metrics }: BounceReading,
  signal: AbortSignal,
): Promise<{ handled: number; applied: number; left: number }> {
  if (!mailbox) return { handled: 0, applied: 0, left: 0 };
  let total = 0;
  const { handled, left } = await mailbox.handleNew(async (source) => {
    const applied = await applyReport(ctx, source);
    metrics.reportRead(applied > 0 ? 'applied' : 'ignored');
    total += applied;
  }, signal);
  return { handled, applied: total, left };
}

/**
 * Returns the number of events that were new. A message whose content cannot be handled is ignored: it would keep every
 * later one from being read. Throws the error of an outage, after which the same message can be handled.
 */
async function applyReport(ctx: Context, source: Uint8Array): Promise<number> {
  try {
    return (await applyMailEvents(ctx, await parseDeliveryReport(source), 'event')).applied;
  } catch (error) {
    if (isOutage(error)) throw error;
    ctx.log.error({ err: error }, 'message in the mailbox of bounces cannot be handled');
    return 0;
  }
}
