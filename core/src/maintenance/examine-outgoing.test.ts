import { expect, test } from 'vitest';
import { examineOutgoing } from './examine-outgoing';

const dns: Record<string, string> = { 'bureau.internal': '10.1.2.3', 'bureau.example': '93.184.215.14' };
const resolve = async (host: string) => {
  const address = dns[host];
  if (!address) throw new Error(`getaddrinfo ENOTFOUND ${host}`);
  return [{ address, family: 4 }];
};
const stateOf = async (url: string, allowed: string[] = []) => {
  const [finding] = await examineOutgoing({ services: [{ variable: 'REPORT_HTTP_URL', url }], allowed }, resolve);
  return finding;
};

test('a bureau whose name leads into a private network is wrong until it is allowed', async () => {
  expect(await stateOf('https://bureau.internal/v1/')).toMatchObject({
    subject: 'REPORT_HTTP_URL',
    state: 'wrong',
    says: expect.stringContaining('10.1.2.3'),
  });
  expect(await stateOf('https://bureau.internal/v1/', ['bureau.internal'])).toMatchObject({ state: 'ok' });
});

test('a public name and an address that the configuration itself names are ok', async () => {
  expect(await stateOf('https://bureau.example/')).toMatchObject({ state: 'ok' });
  expect(await stateOf('http://127.0.0.1:9000/')).toMatchObject({ state: 'ok' });
});

test('a name that cannot be looked up is a note with the reason', async () => {
  expect(await stateOf('https://gone.example/')).toMatchObject({
    state: 'note',
    says: expect.stringContaining('ENOTFOUND'),
  });
});
