import { expect, test } from 'vitest';
import { parseHostEntry } from '../../env/host-entry';
import { createAllowedHosts, literalHostOf } from './allowed-hosts';

test.each([
  ['bureau.internal', 'https://bureau.internal/a', true],
  ['bureau.internal', 'https://BUREAU.internal.:8443/a', true],
  ['bureau.internal', 'https://x.bureau.internal/', false],
  ['bureau.internal', 'https://bureau.internal.evil.test/', false],
  ['bureau.internal:443', 'https://bureau.internal/', true],
  ['bureau.internal:443', 'http://bureau.internal/', false],
  ['bureau.internal:80', 'http://bureau.internal/', true],
  ['127.0.0.1', 'http://0x7f.1/', true],
  ['[::1]', 'http://[0:0::1]:9/', true],
  ['[::1]:9', 'http://[::1]:9/', true],
  ['[::1]:9', 'http://[::1]:8/', false],
])('the entry %s for %s is %s', (entry, url, isAllowed) => {
  expect(createAllowedHosts([entry])(new URL(url))).toBe(isAllowed);
});

test.each(['', 'https://a.test', 'a.test/path', 'user@a.test', 'a.test:port', 'a b', '::1'])(
  '%j is not an entry',
  (text) => {
    expect(parseHostEntry(text)).toBeNull();
  },
);

test.each([
  ['http://127.0.0.1:8080/v1', ['127.0.0.1:8080']],
  ['https://localhost', ['localhost:443']],
  ['http://[fd00::1]/', ['[fd00::1]:80']],
  ['https://api.stripe.com', []],
])('the literal host of %s is %j', (address, hosts) => {
  expect(literalHostOf(address)).toEqual(hosts);
});
