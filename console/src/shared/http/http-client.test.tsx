import { afterEach, expect, it, vi } from 'vitest';
import { callJson, callVoid } from './http-client';

afterEach(() => vi.unstubAllGlobals());

/** The keys that calls are sent with, one after the other; each is answered as `answers` says. */
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
