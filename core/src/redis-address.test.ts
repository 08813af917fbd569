import { expect, test } from 'vitest';
import { parseRedisAddress } from './redis-address';

test.each([
  ['redis://redis', { kind: 'single', hosts: [{ host: 'redis', port: 6379 }], isSecure: false }],
  [
    'rediss://user:p%40@[::1]:6380/2',
    { kind: 'single', hosts: [{ host: '::1', port: 6380 }], isSecure: true, username: 'user', password: 'p@', db: 2 },
  ],
  [
    'redis+sentinel://:p@a,b:26380/main/1?sentinelUsername=u&sentinelPassword=s%26&sentinelTls=true',
    {
      kind: 'sentinel',
      hosts: [
        { host: 'a', port: 26_379 },
        { host: 'b', port: 26_380 },
      ],
      isSecure: false,
      password: 'p',
      name: 'main',
      db: 1,
      sentinelUsername: 'u',
      sentinelPassword: 's&',
      isSentinelSecure: true,
    },
  ],
  [
    'redis+sentinel://a/main?sentinelUsername=u+%2B&sentinelPassword=1+%2B%26=%25',
    {
      kind: 'sentinel',
      hosts: [{ host: 'a', port: 26_379 }],
      isSecure: false,
      name: 'main',
      sentinelUsername: 'u++',
      sentinelPassword: '1++&=%',
      isSentinelSecure: false,
    },
  ],
  [
    'rediss+sentinel://a/main',
    {
      kind: 'sentinel',
      hosts: [{ host: 'a', port: 26_379 }],
      isSecure: true,
      name: 'main',
      isSentinelSecure: true,
    },
  ],
  [
    'rediss+cluster://a,b:7000',
    {
      kind: 'cluster',
      hosts: [
        { host: 'a', port: 6379 },
        { host: 'b', port: 7000 },
      ],
      isSecure: true,
    },
  ],
])('%s', (text, expected) => {
  const given = Object.entries(parseRedisAddress(text)).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(given)).toEqual(expected);
});

test.each([
  'redis+sentinel://a/main?sentinelTls=yes',
  'redis+sentinel://a/main?sentinelUsername=u',
  'redis+sentinel://a/main?sentinelpassword=s',
  'redis://a?sentinelPassword=s',
  'redis+cluster://a?sentinelTls=true',
])('%s is rejected', (text) => {
  expect(() => parseRedisAddress(text)).toThrow(RangeError);
});
