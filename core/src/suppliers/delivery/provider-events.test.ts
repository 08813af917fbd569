import { expect, test } from 'vitest';
import { findSubscriptionUrl, parseMailEvents } from './provider-events';

const JOB = '0190f000-0000-7000-8000-00000000abcd';
const MESSAGE_ID = `<${JOB}@example.com>`;

const sns = (message: object) => ({ Type: 'Notification', MessageId: 'sns-1', Message: JSON.stringify(message) });
const ses = (message: object) =>
  sns({ mail: { messageId: '0102-ses', headers: [{ name: 'Message-ID', value: MESSAGE_ID }] }, ...message });

test.each([
  [
    'a permanent bounce of SES',
    'ses',
    ses({
      notificationType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        feedbackId: 'f-1',
        bouncedRecipients: [
          { emailAddress: 'ana@acme.test', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 unknown' },
        ],
      },
    }),
    { kind: 'hard', said: 'smtp; 550 5.1.1 unknown' },
  ],
  [
    'a transient bounce of SES, whose Message-ID is in the common headers',
    'ses',
    sns({
      eventType: 'Bounce',
      mail: { messageId: '0102-ses', commonHeaders: { messageId: MESSAGE_ID } },
      bounce: {
        bounceType: 'Transient',
        feedbackId: 'f-2',
        bouncedRecipients: [{ emailAddress: 'ana@acme.test', status: '5.2.2' }],
      },
    }),
    { kind: 'soft', said: '5.2.2' },
  ],
  [
    'a complaint of SES',
    'ses',
    ses({
      notificationType: 'Complaint',
      complaint: { feedbackId: 'f-3', complainedRecipients: [{ emailAddress: 'ana@acme.test' }] },
    }),
    { kind: 'complained' },
  ],
  [
    'a bounce of SendGrid',
    'sendgrid',
    [
      {
        event: 'bounce',
        type: 'bounce',
        email: 'ana@acme.test',
        'smtp-id': MESSAGE_ID,
        sg_event_id: 'e',
        reason: '550 no',
      },
    ],
    { kind: 'hard', said: '550 no' },
  ],
  [
    'a blocked mail of SendGrid',
    'sendgrid',
    [{ event: 'bounce', type: 'blocked', email: 'ana@acme.test', 'smtp-id': MESSAGE_ID, sg_event_id: 'e' }],
    { kind: 'soft' },
  ],
  [
    'a complaint of SendGrid',
    'sendgrid',
    [{ event: 'spamreport', email: 'ana@acme.test', 'smtp-id': MESSAGE_ID, sg_event_id: 'e' }],
    { kind: 'complained' },
  ],
  [
    'a hard bounce of Postmark, which has the job in its metadata',
    'postmark',
    {
      RecordType: 'Bounce',
      ID: 4323,
      Type: 'HardBounce',
      MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
      Email: 'ana@acme.test',
      Details: 'smtp;550 5.1.1',
      Metadata: { 'message-id': JOB },
    },
    { kind: 'hard' },
  ],
  [
    'a complaint of Postmark',
    'postmark',
    { RecordType: 'SpamComplaint', ID: 1, Email: 'ana@acme.test', Metadata: { 'message-id': JOB } },
    { kind: 'complained' },
  ],
  [
    'a permanent failure of Mailgun',
    'mailgun',
    {
      'event-data': {
        id: 'm-1',
        event: 'failed',
        severity: 'permanent',
        recipient: 'ana@acme.test',
        message: { headers: { 'message-id': `${JOB}@example.com` } },
        'delivery-status': { code: 550, message: '5.1.1 unknown user' },
      },
    },
    { kind: 'hard', said: '5.1.1 unknown user' },
  ],
  [
    'a failure of Mailgun that blames the sender',
    'mailgun',
    {
      'event-data': {
        id: 'm-2',
        event: 'failed',
        severity: 'permanent',
        recipient: 'ana@acme.test',
        message: { headers: { 'message-id': `${JOB}@example.com` } },
        'delivery-status': { code: 550, message: '5.7.1 blocked by policy' },
      },
    },
    { kind: 'soft' },
  ],
] as const)('reads %s', (_name, provider, body, expected) => {
  const events = parseMailEvents(provider, body);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ jobId: JOB, address: 'ana@acme.test', ...expected });
  expect(events[0]?.id).toBe(parseMailEvents(provider, body)[0]?.id);
});

test.each([
  ['ses', ses({ notificationType: 'Delivery', delivery: {} })],
  ['ses', { Type: 'Notification', Message: 'not JSON' }],
  ['sendgrid', [{ event: 'deferred', email: 'a@b.test' }, { event: 'open', email: 'a@b.test' }, 7, null]],
  ['postmark', { RecordType: 'Delivery', Email: 'a@b.test' }],
  ['postmark', { RecordType: 'Bounce', Type: 'AutoResponder', Email: 'a@b.test' }],
  ['mailgun', { 'event-data': { event: 'failed', severity: 'temporary', recipient: 'a@b.test' } }],
  ['mailgun', 'text'],
  ['sendgrid', null],
] as const)('ignores other events of %s', (provider, body) => {
  expect(parseMailEvents(provider, body)).toEqual([]);
});

test('finds the address that confirms a subscription of SNS', () => {
  const url = 'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription';
  expect(findSubscriptionUrl({ Type: 'SubscriptionConfirmation', SubscribeURL: url })).toBe(url);
  expect(findSubscriptionUrl({ Type: 'Notification', SubscribeURL: url })).toBeNull();
});

test('control characters are removed, lengths bounded, and a malformed event blocks no other of its batch', () => {
  const event = { event: 'bounce', type: 'bounce', 'smtp-id': MESSAGE_ID };
  const events = parseMailEvents('sendgrid', [
    { ...event, email: 'ana@acme.test\u0000', sg_event_id: 'e\u0000', reason: `550\u0000${'x'.repeat(5000)}` },
    { ...event, email: `${'a'.repeat(300)}@acme.test`, sg_event_id: 'long' },
    { ...event, email: 7 },
    { ...event, email: 'eva@acme.test', sg_event_id: 'f'.repeat(5000) },
  ]);
  expect(events.map(({ address }) => address)).toEqual(['ana@acme.test', 'eva@acme.test']);
  expect(JSON.stringify(events)).not.toContain('\\u0000');
  expect(events.every(({ id, said }) => id.length <= 200 && said.length <= 1000)).toBe(true);
  const bounced = parseMailEvents(
    'ses',
    ses({
      bounce: {
        bounceType: 'Permanent',
        feedbackId: 'f',
        bouncedRecipients: [{ emailAddress: 7 }, { emailAddress: 'eva@acme.test' }],
      },
    }),
  );
  expect(bounced).toMatchObject([{ kind: 'hard', address: 'eva@acme.test' }]);
});
