import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as EarlyAnswers from './early-answers';

const PATH = '/onboarding/workflows/w1';
const LINK = { 'X-Onboarding-Token': 'secret' };

let early: typeof EarlyAnswers;
const fetched = vi.fn<typeof fetch>();
beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  early = await import('./early-answers');
});
afterEach(() => vi.unstubAllGlobals());

const bodyOf = async (answer: Promise<Response> | null) => (await answer)?.text();

describe('an early answer', () => {
  it('is taken once by the call with the same credentials', async () => {
    fetched.mockResolvedValue(new Response('{"id":"w1"}'));
    early.askEarly(PATH, LINK);
    expect(await bodyOf(early.takeEarly(PATH, new Headers({ Accept: 'application/json', ...LINK })))).toBe(
      '{"id":"w1"}',
    );
    expect(early.takeEarly(PATH, new Headers(LINK))).toBeNull();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      PATH,
      expect.objectContaining({ headers: expect.objectContaining(LINK) }),
    );
  });

  it.each([
    ['another link', { 'X-Onboarding-Token': 'other' }],
    ['no link', {}],
    ['a session beside the link', { ...LINK, Authorization: 'Bearer token' }],
  ])('is not taken by a call with %s', (_name, headers: Record<string, string>) => {
    fetched.mockResolvedValue(new Response('{}'));
    early.askEarly(PATH, LINK);
    expect(early.takeEarly(PATH, new Headers(headers))).toBeNull();
  });

  it('of the document is taken with any credentials', async () => {
    early.putEarly('/config', '{"languages":[]}');
    expect(await bodyOf(early.takeEarly('/config', new Headers({ Authorization: 'Bearer token' })))).toBe(
      '{"languages":[]}',
    );
  });

  it('that failed fails the call that takes it, and is not waited for', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    early.askEarly(PATH, {});
    await early.earlyAnswers();
    await expect(early.takeEarly(PATH, new Headers())).rejects.toThrow('offline');
  });
});
