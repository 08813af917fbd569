import { findCause } from './cause';
import type { ExternalService } from './metrics';
import type { Telemetry } from './telemetry';

/**
 * Watches the calls of one external system: counts them, adds a span to the trace of the cause, and gives each call the
 * headers that name its cause.
 */
export function createWatchedCalls(
  service: ExternalService,
  { metrics, tracing }: Pick<Telemetry, 'metrics' | 'tracing'>,
  isFailure: (error: unknown) => boolean,
) {
  const call = async <T>(method: string, work: (headers: Record<string, string>) => Promise<T>): Promise<T> => {
    const cause = findCause();
    const span = tracing.start(`${service} ${method}`, { kind: 'client', parent: cause?.traceparent ?? null });
    const began = performance.now();
    let hasFailed = false;
    try {
      return await work({
        ...(cause?.requestId ? { 'X-Request-Id': cause.requestId } : {}),
        ...(span.traceparent ? { traceparent: span.traceparent } : {}),
      });
    } catch (error) {
      hasFailed = isFailure(error);
      throw error;
    } finally {
      span.end({ hasFailed });
      metrics.called(service, hasFailed ? 'failed' : 'answered', (performance.now() - began) / 1000);
    }
  };
  return { call, breakerSet: (isOpen: boolean): void => metrics.breakerSet(service, isOpen) };
}
