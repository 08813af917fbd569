import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSigned, SIGNATURE_TOLERANCE_SECONDS, signPayload } from './signed-payload';

const NOW = new Date('2026-11-21T12:00:00Z');
const SECRET = 'whsec_test';
const BODY = Buffer.from('{"id":"evt_1"}');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a signed payload', () => {
  it('is signed as Stripe says', () => {
    const time = NOW.getTime() / 1000;
    const digest = createHmac('sha256', SECRET).update(`${time}.{"id":"evt_1"}`).digest('hex');
    expect(signPayload(BODY, SECRET, NOW)).toBe(`t=${time},v1=${digest}`);
  });

  it('holds for five minutes, on both sides of the clock', () => {
    const header = signPayload(BODY, SECRET, NOW);
    expect(isSigned(BODY, header, SECRET, NOW)).toBe(true);
    expect(isSigned(BODY, header, SECRET, later(SIGNATURE_TOLERANCE_SECONDS))).toBe(true);
    expect(isSigned(BODY, header, SECRET, later(SIGNATURE_TOLERANCE_SECONDS + 1))).toBe(false);
    expect(isSigned(BODY, header, SECRET, later(-SIGNATURE_TOLERANCE_SECONDS - 1))).toBe(false);
  });

  it('holds for its own bytes, secret and time alone', () => {
    const header = signPayload(BODY, SECRET, NOW);
    expect(isSigned(Buffer.from('{"id":"evt_2"}'), header, SECRET, NOW)).toBe(false);
    expect(isSigned(BODY, header, 'whsec_other', NOW)).toBe(false);
    expect(isSigned(BODY, header.replace(/t=\d+/, `t=${NOW.getTime() / 1000 - 1}`), SECRET, NOW)).toBe(false);
  });

  it('may carry several signatures, in any order and with spaces', () => {
    const [time = '', good = ''] = signPayload(BODY, SECRET, NOW).split(',');
    expect(isSigned(BODY, `v0=1, v1=${'0'.repeat(64)}, ${good}, ${time}`, SECRET, NOW)).toBe(true);
  });

  it.each([undefined, '', 't=', 'v1=', 't=x,v1=y', 't=1e9,v1=00', 't=-1,v1=00', 'nonsense'])('is not %s', (header) => {
    expect(isSigned(BODY, header, SECRET, NOW)).toBe(false);
  });
});
