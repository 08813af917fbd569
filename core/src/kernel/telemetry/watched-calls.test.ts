import { expect, test, vi } from 'vitest';
import { withCause } from './cause';
import { NO_METRICS } from './metrics';
import { NO_TELEMETRY } from './telemetry';
import { createWatchedCalls } from './watched-calls';

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

test('a call carries the ids of its cause, and none without a cause', async () => {
  const { call } = createWatchedCalls('bureau', NO_TELEMETRY, () => true);
  const headers = () => call('PUT', async (given) => given);
  expect(await headers()).toEqual({});
  const cause = { requestId: 'edge.00000001', traceparent: TRACEPARENT };
  expect(await withCause(cause, headers)).toEqual({ 'X-Request-Id': 'edge.00000001', traceparent: TRACEPARENT });
});

test('a call counts as failed only by an error of the system, not by one of ours', async () => {
  const called = vi.fn();
  const telemetry = { ...NO_TELEMETRY, metrics: { ...NO_METRICS, called } };
  const isAway = (error: unknown) => error instanceof TypeError;
  const { call } = createWatchedCalls('media', telemetry, isAway);
  await call('POST', async () => 1);
  await expect(call('POST', () => Promise.reject(new TypeError('away')))).rejects.toThrow('away');
  await expect(call('POST', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(called.mock.calls.map(([service, outcome]) => [service, outcome])).toEqual([
    ['media', 'answered'],
    ['media', 'failed'],
    ['media', 'answered'],
  ]);
});
