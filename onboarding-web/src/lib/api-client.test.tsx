// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './api-client';
import { currentSession, forgetEnd, forgetSession, keepSession, onLinkClosed } from './session-store';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetSession();
  forgetEnd();
});

it.each([
  ['ends by a rejected session', 401, 'unauthenticated', null, 0],
  ['stays where a colleague has taken over: a new log-in would be rejected again', 403, 'link_closed', 'first', 1],
] as const)('a session %s', async (_what, status, code, left, told) => {
  keepSession({ accountId: 'laura', token: 'first', email: 'laura@acme.test', name: '', phone: '' });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error: '', code }), { status }));
  const heard = vi.fn<() => void>();
  const stop = onLinkClosed(heard);
  await expect(call('GET', '/onboarding')).rejects.toMatchObject({ code });
  expect([currentSession()?.token ?? null, heard.mock.calls.length]).toEqual([left, told]);
  stop();
});
