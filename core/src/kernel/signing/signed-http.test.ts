import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedBody, SIGNATURE_HEADER, signBody, TIMESTAMP_HEADER } from './signed-http';

const NOW = new Date('2026-11-21T12:00:00Z');
const SECRET = 'the secret of a bureau';
const BODY = '{"delivery_id":"1"}';
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const signed = (changes: Record<string, string> = {}) =>
  new Headers({ ...signBody({ secret: SECRET, body: BODY, now: NOW }), ...changes });

describe('a signed body', () => {
  it('is signed over timestamp and body', () => {
    const digest = createHmac('sha256', SECRET).update(`1795262400.${BODY}`).digest('hex');
    expect(signBody({ secret: SECRET, body: BODY, now: NOW })).toEqual({
      'Homologa-Timestamp': '1795262400',
      'Homologa-Signature': `v1=${digest}`,
    });
  });

  it('holds for five minutes, on both sides of the clock', () => {
    const at = (now: Date) => isSignedBody({ secrets: [SECRET], headers: signed(), body: BODY, now });
    expect([0, 300, -300].map((seconds) => at(later(seconds)))).toEqual([true, true, true]);
    expect([301, -301].map((seconds) => at(later(seconds)))).toEqual([false, false]);
  });

  it('holds for its own bytes and time alone, and for bytes as for text', () => {
    const message = { secrets: [SECRET], headers: signed(), body: BODY, now: NOW };
    expect(isSignedBody({ ...message, body: Buffer.from(BODY) })).toBe(true);
    expect(isSignedBody({ ...message, body: BODY.replace('1', '2') })).toBe(false);
    expect(isSignedBody({ ...message, headers: signed({ [TIMESTAMP_HEADER]: '1795262399' }) })).toBe(false);
  });

  it('holds for each of the secrets that are valid, and for no other', () => {
    const message = { headers: signed(), body: BODY, now: NOW };
    expect(isSignedBody({ ...message, secrets: ['the next one', SECRET] })).toBe(true);
    expect(isSignedBody({ ...message, secrets: ['the next one'] })).toBe(false);
    expect(isSignedBody({ ...message, secrets: [] })).toBe(false);
  });

  it('may carry several signatures', () => {
    const signature = signed().get(SIGNATURE_HEADER);
    const headers = signed({ [SIGNATURE_HEADER]: `v0=1, v1=${'0'.repeat(64)}, ${signature}` });
    expect(isSignedBody({ secrets: [SECRET], headers, body: BODY, now: NOW })).toBe(true);
  });

  it.each(['', 'v1=', 'v1=zz', 'v2=00', 'nonsense', 'v1'])('is not signed by %s', (signature) => {
    const headers = signed({ [SIGNATURE_HEADER]: signature });
    expect(isSignedBody({ secrets: [SECRET], headers, body: BODY, now: NOW })).toBe(false);
  });

  it.each(['', '1e9', '-1', ' ', 'now'])('has no time in %s', (timestamp) => {
    const headers = signed({ [TIMESTAMP_HEADER]: timestamp });
    expect(isSignedBody({ secrets: [SECRET], headers, body: BODY, now: NOW })).toBe(false);
  });
});
