import type { Dice } from '../dice';

const LONG = 'x'.repeat(7_000);

export function hostileHeaders(headers: readonly [string, string][], dice: Dice): [string, string][] {
  const [first] = headers;
  const kinds: readonly (() => [string, string][])[] = [
    () => headers.slice(1),
    () => (first ? [...headers, [first[0], 'other']] : []),
    () => (first ? [[first[0], LONG], ...headers.slice(1)] : []),
    () => [...headers, dice.pick(EXTRA)],
    () => [...headers, dice.pick(EXTRA), dice.pick(EXTRA)],
  ];
  return dice.pick(kinds)();
}

const EXTRA: readonly [string, string][] = [
  ['Authorization', 'Bearer'],
  ['Authorization', 'Basic YTpi'],
  ['Authorization', `Bearer ${LONG}`],
  ['X-Onboarding-Token', 'x'],
  ['X-Onboarding-Token', LONG],
  ['X-Company-Id', 'x'],
  ['X-Company-Id', '00000000-0000-0000-0000-000000000000'],
  ['Idempotency-Key', 'the-same-key'],
  ['Idempotency-Key', ''],
  ['Idempotency-Key', LONG],
  ['Accept-Language', 'xx-YY;q=abc,*;q=-1'],
  ['Accept-Language', LONG],
  ['Accept-Encoding', 'gzip;q=a, br;q=9, x'],
  ['Accept', 'application/xml'],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'br'],
  ['Content-Encoding', 'x'],
  ['Range', 'bytes=9-1,-0,a-b'],
  ['Range', 'bytes=-99999999999999999999'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'x'],
  ['If-Match', '"x"'],
  ['Origin', 'null'],
  ['Referer', 'http://x.test/%zz'],
  ['Cookie', '__proto__=1; a="b; ='],
  ['X-Forwarded-For', `${'1.2.3.4, '.repeat(200)}x`],
  ['X-Forwarded-Host', 'evil.test'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Last-Event-ID', 'x'],
  ['User-Agent', ''],
];
