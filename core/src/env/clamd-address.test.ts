import { expect, test } from 'vitest';
import { parseClamdAddress } from './clamd-address';

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['clamav', null],
  ['clamav:0', null],
  ['clamav:70000', null],
  ['http://clamav:3310', null],
  ['', null],
])('the address %j is read as %j', (text, address) => {
  expect(parseClamdAddress(text)).toEqual(address);
});
