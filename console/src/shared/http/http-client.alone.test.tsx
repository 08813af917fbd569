import type { UserResponse } from '@homologa/domain/session/session.contract';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession, getSession, renewSession, startSession } from '../auth/session-store';
import { callJson, callVoid } from './http-client';

afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function keysOf(...answers: (() => Promise<Response>)[]): (string | null)[] {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    return (answers[keys.length - 1] ?? done)();
  });
  return keys;
}
const done = () => Promise.resolve(Response.json({ ok: true }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const remind = () => callJson('/api/workflows/w1/suppliers/reminders', { method: 'POST', body: {} });

it('sends a key with each press, and the same again when the press before was not answered', async () => {
  const keys = keysOf(offline, done, done);
  await expect(remind()).rejects.toMatchObject({ status: 0 });
  await remind();
  await remind();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('sends none with what only asks or changes what is named', async () => {
  const keys = keysOf();
  await callJson('/api/suppliers/duplicates', { method: 'POST', body: {}, isQuestion: true });
  await callVoid('/api/workflows/w1/suppliers/s1', { method: 'DELETE' });
  await callJson('/api/suppliers/counts');
  expect(keys).toEqual([null, null, null]);
});

const companies = [
  { company_id: 'c1', company: {} },
  { company_id: 'c2', company: {} },
];
const ana = { id: 'u1', acting_company_id: 'c1', companies, log_as: null } as unknown as UserResponse;

function onlyTakes(token: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Headers }) => {
    asked.push(headers.get('Authorization') ?? '');
    const isTaken = headers.get('Authorization') === `Bearer ${token}`;
    return isTaken
      ? Response.json({ ok: true })
      : Response.json({ error: 'No', code: 'unauthenticated' }, { status: 401 });
  });
  return asked;
}

it('holds what is asked while the session is over, and asks it anew once the same person has logged in', async () => {
  const asked = onlyTakes('new');
  startSession({ token: 'old', user: ana });
  const [one, two] = [callJson('/api/suppliers'), remind()];
  await vi.waitFor(() => expect(getSession().isOver).toBe(true), 10_000);
  expect(getSession()).toMatchObject({ token: 'old', user: ana, companyId: 'c1' });
  renewSession({ token: 'new', user: { ...ana, acting_company_id: 'c2' } });
  expect(await Promise.all([one, two])).toEqual([{ ok: true }, { ok: true }]);
  expect(asked).toEqual(['Bearer old', 'Bearer old', 'Bearer new', 'Bearer new']);
  expect(getSession()).toMatchObject({ token: 'new', companyId: 'c1', isOver: false });
});

it('fails what is held when the person leaves, and holds nothing for somebody who acts as another', async () => {
  onlyTakes('new');
  startSession({ token: 'old', user: ana });
  const held = callJson('/api/suppliers');
  await vi.waitFor(() => expect(getSession().isOver).toBe(true), 10_000);
  endSession('/here');
  await expect(held).rejects.toMatchObject({ status: 401 });
  startSession({ token: 'old', user: { ...ana, log_as: {} } as unknown as UserResponse });
  await expect(callJson('/api/suppliers')).rejects.toMatchObject({ status: 401 });
  expect(getSession().token).toBeNull();
});

it('does nothing in the name of somebody else who logs in instead', async () => {
  const asked = onlyTakes('new');
  startSession({ token: 'old', user: ana });
  const held = remind();
  await vi.waitFor(() => expect(getSession().isOver).toBe(true), 10_000);
  startSession({ token: 'new', user: { ...ana, id: 'u2' } });
  await expect(held).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual(['Bearer old']);
});

/** What another tab writes when somebody logs in there. */
function logInElsewhere(token: string, userId: string): void {
  localStorage.setItem('homologa.session-user', userId);
  localStorage.setItem('homologa.session', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'homologa.session', newValue: token }));
}

it('keeps the page and goes on with what was held if the same person logs in again in another tab', async () => {
  onlyTakes('new');
  startSession({ token: 'old', user: ana });
  const held = remind();
  await vi.waitFor(() => expect(getSession().isOver).toBe(true), 10_000);
  sessionStorage.setItem('homologa.company', 'c1');
  logInElsewhere('new', 'u1');
  expect(await held).toEqual({ ok: true });
  expect(getSession()).toMatchObject({ token: 'new', user: ana, companyId: 'c1', isOver: false });
  expect(sessionStorage.getItem('homologa.company')).toBe('c1');
});

it.each([
  ['somebody else', ana, 'u2'],
  ['the same client user, as whom staff are logged in here,', { ...ana, log_as: {} }, 'u1'],
])('leaves the page if %s logs in in another tab', async (_who, here, userId) => {
  startSession({ token: 'old', user: here as unknown as UserResponse });
  logInElsewhere('new', userId);
  expect(getSession()).toMatchObject({ token: 'new', user: null, isOver: false });
});

it('gives up after thirty seconds what nobody answers, and may be asked again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const asked = callJson('/api/suppliers').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await Promise.race([asked, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toMatchObject({ status: 0 });
});
