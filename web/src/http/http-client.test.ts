import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { type Call, createHttpClient } from './http-client';

interface Asked extends Call {
  as?: string;
}

function app() {
  const ended: number[] = [];
  const sent: [path: string, init: RequestInit & { headers: Headers }][] = [];
  let answer: () => Promise<Response> = () => Promise.resolve(new Response('{}'));
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { headers: Headers }) => {
    sent.push([path, init]);
    return answer();
  });
  const client = createHttpClient<Asked>({
    headersOf: ({ as = 'open' }): Record<string, string> => (as ? { Authorization: `Bearer ${as}` } : {}),
    token: () => 'open',
    onSessionRefused: ({ status }) => ended.push(status),
    failureOf: (status, refusal) => new ApiError(status, refusal),
  });
  const answers = (next: () => Promise<Response>) => {
    answer = next;
  };
  const refuses = (status: number, code: string) =>
    answers(() => Promise.resolve(new Response(JSON.stringify({ error: 'No', code }), { status })));
  return { client, sent, ended, answers, refuses };
}

let house: ReturnType<typeof app>;
beforeEach(() => {
  house = app();
});
afterEach(() => vi.unstubAllGlobals());

const sentAs = (): [string | null, unknown] => {
  const [, init] = house.sent.at(-1) ?? [];
  return [init?.headers.get('Content-Type') ?? null, init?.body];
};

describe('a call', () => {
  it('sends JSON, a text or a form as what they are', async () => {
    await house.client.send('/a', { method: 'POST', body: { a: 1 } });
    expect(sentAs()).toEqual(['application/json', '{"a":1}']);
    await house.client.send('/a', { method: 'POST', body: 'a@b.test' });
    expect(sentAs()).toEqual(['text/plain', 'a@b.test']);
    const form = new FormData();
    await house.client.send('/a', { method: 'POST', body: form });
    expect(sentAs()).toEqual([null, form]);
    await house.client.send('/a', {});
    expect(sentAs()).toEqual([null, undefined]);
  });

  it('throws what it was refused with', async () => {
    house.refuses(404, 'not_found');
    await expect(house.client.json('/a', {})).rejects.toMatchObject({ status: 404, code: 'not_found', message: 'No' });
  });

  it('throws the same when nobody answers and when an answer breaks off', async () => {
    house.answers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(house.client.json('/a', {})).rejects.toMatchObject({ status: 0, code: 'offline' });
    house.answers(() => Promise.resolve(new Response('{"a":')));
    await expect(house.client.json('/a', {})).rejects.toMatchObject({ status: 0, code: 'offline' });
  });

  it('that was cancelled is no failure', async () => {
    const signal = AbortSignal.abort();
    house.answers(() => Promise.reject(new DOMException('cancelled', 'AbortError')));
    await expect(house.client.json('/a', { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a 401', () => {
  it('ends the session that was sent', async () => {
    house.refuses(401, 'unauthenticated');
    await expect(house.client.send('/a', {})).rejects.toBeInstanceOf(ApiError);
    expect(house.ended).toEqual([401]);
  });

  it('to a former session, or to none, ends nothing; nor does another refusal', async () => {
    house.refuses(401, 'unauthenticated');
    await expect(house.client.send('/a', { as: 'former' })).rejects.toBeInstanceOf(ApiError);
    await expect(house.client.send('/a', { as: '' })).rejects.toBeInstanceOf(ApiError);
    house.refuses(403, 'forbidden');
    await expect(house.client.send('/a', {})).rejects.toBeInstanceOf(ApiError);
    expect(house.ended).toEqual([]);
  });
});
