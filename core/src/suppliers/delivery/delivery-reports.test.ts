import { expect, test } from 'vitest';
import { deliveryReport, feedbackReport } from '../../test/delivery-samples';
import { parseDeliveryReport } from './delivery-reports';

const JOB = '0190f000-0000-7000-8000-00000000abcd';
const parse = (text: string) => parseDeliveryReport(Buffer.from(text));
const failed = (fields: Record<string, string>, more: Partial<Parameters<typeof deliveryReport>[0]> = {}) =>
  deliveryReport({ jobId: JOB, recipients: [{ 'Final-Recipient': 'rfc822; ana@acme.test', ...fields }], ...more });

test.each([
  [
    'Postfix for an unknown user',
    { Action: 'failed', Status: '5.1.1', 'Diagnostic-Code': 'smtp; 550 5.1.1 <ana@acme.test>:\n    User unknown' },
    { kind: 'hard', said: '550 5.1.1 <ana@acme.test>: User unknown' },
  ],
  [
    'Exchange for an unknown user',
    { Action: 'failed', Status: '5.1.10', 'Diagnostic-Code': 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound' },
    { kind: 'hard' },
  ],
  ['a server without an answer', { Action: 'failed', Status: '5.1.1' }, { kind: 'hard', said: '5.1.1' }],
  [
    'a basic code, whose meaning the status adds',
    { Action: 'failed', Status: '5.1.1', 'Diagnostic-Code': 'smtp; 550 no' },
    { kind: 'hard' },
  ],
  [
    'a basic code with words',
    { Action: 'failed', Status: '5.0.0', 'Diagnostic-Code': 'smtp; 550 No such user' },
    { kind: 'soft' },
  ],
  [
    'a full mailbox',
    { Action: 'failed', Status: '5.2.2', 'Diagnostic-Code': 'smtp; 552 5.2.2 Over quota' },
    { kind: 'soft' },
  ],
  ['retries that ran out', { Action: 'failed (4 days)', Status: '4.4.7' }, { kind: 'soft' }],
  [
    'a server that blames the sender under the code of an unknown user',
    { Action: 'failed', Status: '5.1.1', 'Diagnostic-Code': 'smtp; 550 5.1.1 blocked using spamhaus' },
    { kind: 'soft' },
  ],
])('the report of %s is read', async (_name, fields, expected) => {
  expect(await parse(failed(fields))).toEqual([
    {
      id: expect.stringMatching(/^report:\w{40}$/),
      jobId: JOB,
      address: 'ana@acme.test',
      said: expect.any(String),
      ...expected,
    },
  ]);
});

test('the mail is found in returned headers, and the address mailed is preferred to that of an alias', async () => {
  const fields = { Action: 'failed', Status: '5.1.1', 'Original-Recipient': 'rfc822;team@acme.test' };
  const [event] = await parse(failed(fields, { returnedType: 'text/rfc822-headers' }));
  expect(event).toMatchObject({ jobId: JOB, address: 'team@acme.test' });
});

test('each failed recipient is an event, and the same report gives the same ids', async () => {
  const recipient = (name: string, Action: string) => ({
    'Final-Recipient': `rfc822;${name}@acme.test`,
    Action,
    Status: '5.1.1',
  });
  const text = deliveryReport({
    jobId: JOB,
    recipients: [
      recipient('a', 'failed'),
      recipient('b', 'delayed'),
      recipient('c', 'failed'),
      recipient('d', 'relayed'),
    ],
  });
  const events = await parse(text);
  expect(events.map(({ address }) => address)).toEqual(['a@acme.test', 'c@acme.test']);
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  expect(await parse(text)).toEqual(events);
});

test('a report that is cut off in the returned mail is read', async () => {
  const text = failed({ Action: 'failed', Status: '5.1.1' }, { body: 'x'.repeat(5000) });
  expect(await parse(text.slice(0, -2000))).toMatchObject([{ jobId: JOB, kind: 'hard' }]);
});

test('a complaint names its reader, or the returned mail does, and other feedback is ignored', async () => {
  expect(await parse(feedbackReport({ jobId: JOB, type: 'abuse', to: 'ana@acme.test' }))).toMatchObject([
    { jobId: JOB, kind: 'complained', address: 'ana@acme.test' },
  ]);
  expect(await parse(feedbackReport({ jobId: JOB, type: 'not-spam', to: 'ana@acme.test' }))).toEqual([]);
  expect(await parse(feedbackReport({ jobId: JOB, type: 'abuse', to: 'ana@acme.test, bob@acme.test' }))).toEqual([]);
});

test.each([
  ['an answer of a person', 'From: ana@acme.test\r\nSubject: Re: invitation\r\n\r\nThank you!'],
  ['an empty message', ''],
  ['bytes that are no mail', '\u0000\u0001\u0002'],
  [
    'a report without fields',
    'Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n--b--',
  ],
])('%s has no events', async (_name, text) => {
  expect(await parse(text)).toEqual([]);
});

test('a report that returns no mail names none', async () => {
  expect(await parse(failed({ Action: 'failed', Status: '5.1.1' }, { jobId: null }))).toMatchObject([{ jobId: null }]);
});

test.each([
  ['a recipient without @', { 'Final-Recipient': `rfc822;${'a'.repeat(250_000)}` }, []],
  ['spaces in front of a line separator', { 'Final-Recipient': `${' '.repeat(250_000)}\u2028` }, []],
  [
    'an answer without @',
    { 'Diagnostic-Code': `smtp; 550 5.1.1 ${'a'.repeat(200_000)}` },
    [{ kind: 'hard', said: expect.stringMatching(/^550 5\.1\.1 a{1,1000}$/) }],
  ],
])('a report with %s of many characters is read at once', async (_name, fields, expected) => {
  const text = failed({ Action: 'failed', Status: '5.1.1', ...fields });
  expect(await parse(text)).toMatchObject(expected);
});

test('a word too long for an address is none, and its end is none either', async () => {
  const address = `${'x'.repeat(65)}@acme.test`;
  expect(await parse(failed({ Action: 'failed', Status: '5.1.1', 'Final-Recipient': `rfc822;${address}` }))).toEqual(
    [],
  );
});

test('control characters are taken out of address and answer', async () => {
  const fields = {
    Action: 'failed',
    Status: '5.1.1',
    'Final-Recipient': 'rfc822; \u0000ana@acme.test\u0000',
    'Diagnostic-Code': 'smtp; 550 5.1.1 User\u0000unknown\u0007',
  };
  expect(await parse(failed(fields))).toMatchObject([{ address: 'ana@acme.test', said: '550 5.1.1 User unknown' }]);
});
