import { describe, expect, test } from 'vitest';
import { operatorPages } from './operator-pages';

const release = { version: '1.2.3', commit: 'abc' };
const checks = {
  server: 'ok',
  tenant_role: 'ok',
  system_role: 'ok',
  sessions: 'ok',
  migrations: 'ok',
  queue: 'ok',
} as const;

const pagesOf = (isReady: boolean) =>
  operatorPages({
    config: { release },
    telemetry: { scrape: async () => ({ contentType: 'text/plain', text: 'up 1' }) },
    readiness: { look: async () => ({ isReady, checks }) } as never,
  });

describe('the metrics port of a server', () => {
  test('is not served without METRICS_PORT', () => {
    expect(operatorPages({ config: { release }, telemetry: { scrape: null }, readiness: {} as never })).toBeNull();
  });

  test('answers metrics, and /livez whatever is away', async () => {
    const pages = pagesOf(false);
    expect(await pages?.['/metrics']?.()).toMatchObject({ status: 200, text: 'up 1' });
    expect(await pages?.['/livez']?.()).toMatchObject({ status: 200 });
  });

  test.each([
    [true, 200, 'ready'],
    [false, 503, 'not_ready'],
  ])('with readiness %s answers /readyz with %i and its checks', async (isReady, status, word) => {
    const answer = await pagesOf(isReady)?.['/readyz']?.();
    expect(answer?.status).toBe(status);
    expect(JSON.parse(answer?.text ?? '')).toEqual({ status: word, ...release, checks });
  });
});
