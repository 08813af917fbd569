import { createHash } from 'node:crypto';
import { classifyBounce } from '@homologa/domain/identity/smtp-answer';
import { z } from 'zod';
import { jobIdIn, type MailEvent, printable } from './mail-event';

// Webhooks of mail providers. Only the fields that are read are described; other fields and other kinds of events are
// ignored, because providers add both without notice.

const text = z.string().catch('');

/** Key of an event that has no id of its own. */
const keyOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

const sesEnvelope = z.object({
  Type: z.string(),
  MessageId: text,
  SubscribeURL: z.string().optional(),
  Message: z.string().optional(),
});

const sesMail = z.object({
  messageId: text,
  commonHeaders: z.object({ messageId: z.string().optional() }).optional(),
  headers: z.array(z.object({ name: z.string(), value: text })).optional(),
});
/** Leaves out malformed recipients, so that they do not block the others. */
const recipientsOf = <T extends z.ZodType>(recipient: T) =>
  z.array(z.unknown()).transform((found) =>
    found.flatMap((each) => {
      const { success, data } = recipient.safeParse(each);
      return success ? [data] : [];
    }),
  );

const sesMessage = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  mail: sesMail,
  bounce: z
    .object({
      bounceType: text,
      feedbackId: text,
      bouncedRecipients: recipientsOf(z.object({ emailAddress: z.string(), diagnosticCode: text, status: text })),
    })
    .optional(),
  complaint: z
    .object({ feedbackId: text, complainedRecipients: recipientsOf(z.object({ emailAddress: z.string() })) })
    .optional(),
});

/** Amazon SES through SNS. `headers` has our Message-ID; `messageId` of the mail is SES's own. */
function parseSes(body: unknown): MailEvent[] {
  const envelope = sesEnvelope.safeParse(body);
  if (envelope.data?.Type !== 'Notification' || !envelope.data.Message) return [];
  const parsed = sesMessage.safeParse(parseJson(envelope.data.Message));
  if (!parsed.success) return [];
  const { mail, bounce, complaint } = parsed.data;
  const header = mail.headers?.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
  const jobId = jobIdIn(header) ?? jobIdIn(mail.commonHeaders?.messageId);
  const bounced = (bounce?.bouncedRecipients ?? []).map(({ emailAddress, diagnosticCode, status }) => ({
    id: `ses:${bounce?.feedbackId}:${keyOf(emailAddress)}`,
    jobId,
    // `Undetermined` means that SES could not read the report.
    kind: bounce?.bounceType === 'Permanent' ? ('hard' as const) : ('soft' as const),
    address: emailAddress,
    said: diagnosticCode || status,
  }));
  const complained = (complaint?.complainedRecipients ?? []).map(({ emailAddress }) => ({
    id: `ses:${complaint?.feedbackId}:${keyOf(emailAddress)}`,
    jobId,
    kind: 'complained' as const,
    address: emailAddress,
    said: 'reported as spam',
  }));
  return [...bounced, ...complained];
}

/** Returns the address that an operator opens once to confirm the subscription of SNS, or null. */
export function findSubscriptionUrl(body: unknown): string | null {
  const { data } = sesEnvelope.safeParse(body);
  return data?.Type === 'SubscriptionConfirmation' ? (data.SubscribeURL ?? null) : null;
}

const sendgridEvent = z.object({
  event: z.string(),
  email: z.string(),
  sg_event_id: z.string().optional(),
  'smtp-id': text,
  timestamp: z.number().optional(),
  type: text,
  reason: text,
  status: text,
});

/** SendGrid: `bounce` is final, of the type `bounce` or `blocked`; `deferred` is still being retried. */
function parseSendgrid(body: unknown): MailEvent[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((item: unknown): MailEvent[] => {
    const parsed = sendgridEvent.safeParse(item);
    if (!parsed.success) return [];
    const { event, email: address, 'smtp-id': smtpId, type, reason, status, sg_event_id, timestamp } = parsed.data;
    const of = {
      id: `sendgrid:${sg_event_id ?? keyOf(event, address, smtpId, timestamp)}`,
      jobId: jobIdIn(smtpId),
      address,
      said: reason || status,
    };
    if (event === 'spamreport') return [{ ...of, kind: 'complained', said: 'reported as spam' }];
    if (event === 'bounce') return [{ ...of, kind: type === 'blocked' ? 'soft' : 'hard' }];
    if (event === 'dropped' && /bounced|invalid/i.test(reason)) return [{ ...of, kind: 'hard' }];
    return [];
  });
}

const postmarkEvent = z.object({
  RecordType: z.string(),
  ID: z.union([z.number(), z.string()]).optional(),
  Type: text,
  MessageID: text,
  Email: z.string(),
  Description: text,
  Details: text,
  Metadata: z.record(z.string(), z.string()).catch({}),
});
const POSTMARK_HARD = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);
const POSTMARK_SOFT = new Set(['SoftBounce', 'DnsError', 'Undeliverable', 'SMTPApiError', 'Blocked', 'DMARCPolicy']);

/** Postmark replaces the Message-ID; our job's id comes back in `Metadata`. */
function parsePostmark(body: unknown): MailEvent[] {
  const parsed = postmarkEvent.safeParse(body);
  if (!parsed.success) return [];
  const { RecordType, ID, Type, MessageID, Email: address, Description, Details, Metadata } = parsed.data;
  const of = {
    id: `postmark:${RecordType}:${ID ?? keyOf(MessageID, address)}`,
    jobId: jobIdIn(Metadata['message-id']) ?? jobIdIn(MessageID),
    address,
    said: Details || Description,
  };
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint')
    return [{ ...of, kind: 'complained', said: 'reported as spam' }];
  if (RecordType !== 'Bounce') return [];
  if (POSTMARK_HARD.has(Type)) return [{ ...of, kind: 'hard' }];
  return POSTMARK_SOFT.has(Type) ? [{ ...of, kind: 'soft' }] : [];
}

const mailgunEvent = z.object({
  'event-data': z.object({
    id: z.string().optional(),
    event: z.string(),
    severity: text,
    recipient: z.string(),
    timestamp: z.number().optional(),
    message: z.object({ headers: z.object({ 'message-id': z.string().optional() }) }).optional(),
    'delivery-status': z
      .object({ code: z.number().nullish(), message: text, description: text })
      .catch({ code: null, message: '', description: '' })
      .optional(),
  }),
});
const FIRST_MAILGUN_CODE = 600;

/** Mailgun: `failed` with the severity `temporary` is still being retried. */
function parseMailgun(body: unknown): MailEvent[] {
  const parsed = mailgunEvent.safeParse(body);
  if (!parsed.success) return [];
  const {
    id,
    event,
    severity,
    recipient: address,
    timestamp,
    message,
    'delivery-status': status,
  } = parsed.data['event-data'];
  const messageId = message?.headers['message-id'];
  const said = status?.message || status?.description || '';
  const of = {
    id: `mailgun:${id ?? keyOf(event, address, messageId, timestamp)}`,
    jobId: jobIdIn(messageId),
    address,
    said,
  };
  if (event === 'complained') return [{ ...of, kind: 'complained', said: 'reported as spam' }];
  if (event !== 'failed' || severity !== 'permanent') return [];
  const code = status?.code ?? null;
  // Codes of Mailgun's own, such as 605 for an address that bounced before, are about the address.
  const isOwn = code !== null && code >= FIRST_MAILGUN_CODE;
  return [{ ...of, kind: isOwn || classifyBounce({ code, text: said }) === 'hard' ? 'hard' : 'soft' }];
}

export const MAIL_PROVIDERS = ['ses', 'sendgrid', 'postmark', 'mailgun'] as const;
export type MailProvider = (typeof MAIL_PROVIDERS)[number];

const PARSERS: Readonly<Record<MailProvider, (body: unknown) => MailEvent[]>> = {
  ses: parseSes,
  sendgrid: parseSendgrid,
  postmark: parsePostmark,
  mailgun: parseMailgun,
};

/** Returns the bounces and complaints of a webhook; events of other kinds and malformed events are left out. */
export const parseMailEvents = (provider: MailProvider, body: unknown): MailEvent[] =>
  PARSERS[provider](body).flatMap((event) => {
    const address = printable(event.address).trim();
    if (address === '' || address.length > ADDRESS_MAX) return [];
    const id = printable(event.id);
    return [
      {
        ...event,
        // Two long ids must not become one by their beginning.
        id: id.length > ID_MAX ? `${provider}:${keyOf(id)}` : id,
        address,
        said: printable(event.said).slice(0, SAID_MAX),
      },
    ];
  });

const ID_MAX = 200;
/** RFC 5321 allows 254 characters. */
const ADDRESS_MAX = 254;
const SAID_MAX = 1000;

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}
