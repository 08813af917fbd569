import { afterEach, expect, it, vi } from 'vitest';
import { sendBeforeLogOut } from '../lib/last-answers';
import { currentSession, openSession } from '../lib/session-store';
import { logOut } from './log-out';

afterEach(() => vi.unstubAllGlobals());

it('ends the session here at once, and on the server only after what was typed last has arrived', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Headers }) => {
    asked.push(`${path} ${headers.get('Authorization')}`);
    return Promise.resolve(new Response('{}'));
  });
  const info = { name: 'Ana', email: 'ana@proveedor.test', phone: '' };
  openSession({ token: 'secret', user: { id: 'a', info } } as Parameters<typeof openSession>[0]);
  let arrive = () => {};
  let sentAs: string | undefined;
  sendBeforeLogOut(() => {
    sentAs = currentSession()?.token;
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  logOut();
  expect([currentSession(), sentAs, asked]).toEqual([null, 'secret', []]);
  arrive();
  await vi.waitFor(() => expect(asked).toEqual(['/auth/logout Bearer secret']), 10_000);
});
