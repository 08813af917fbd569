import { expect, test } from 'vitest';
import { examineSender } from './examine-sender';

const dns = (records: Record<string, string[]>) => async (name: string) => records[name] ?? [];
const statesOf = async (config: Parameters<typeof examineSender>[0], records: Record<string, string[]>) =>
  (await examineSender(config, dns(records))).map(({ subject, state }) => [subject, state]);

const dkim = { domain: 'example.com', selector: 's1' };

test('records of the domain, and a DMARC record of its parent, are ok', async () => {
  const records = {
    'mail.example.com': ['verification=1', 'v=spf1 include:_spf.example.net -all'],
    '_dmarc.example.com': ['v=DMARC1; p=none'],
    's1._domainkey.example.com': ['v=DKIM1; k=rsa; p=MIIB'],
  };
  expect(await statesOf({ mailFrom: 'Homologa <no-reply@mail.example.com>', dkim }, records)).toEqual([
    ['SPF', 'ok'],
    ['DMARC', 'ok'],
    ['DKIM', 'ok'],
  ]);
});

test('missing records and a revoked key are notes; without a key of DKIM nothing is asked about it', async () => {
  const revoked = { 's1._domainkey.example.com': ['v=DKIM1; p='] };
  expect(await statesOf({ mailFrom: 'no-reply@example.com', dkim }, revoked)).toEqual([
    ['SPF', 'note'],
    ['DMARC', 'note'],
    ['DKIM', 'note'],
  ]);
  expect(await statesOf({ mailFrom: 'no-reply@example.com', dkim: null }, {})).toHaveLength(2);
});

test('an unreachable DNS is a note that says so', async () => {
  const offline = () => Promise.reject(Object.assign(new Error('queryTxt ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const findings = await examineSender({ mailFrom: 'no-reply@example.com', dkim: null }, offline);
  expect(findings.map(({ state, says }) => [state, says.slice(0, 14)])).toEqual([
    ['note', 'could not look'],
    ['note', 'could not look'],
  ]);
});
