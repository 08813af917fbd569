import { createHash } from 'node:crypto';
import { classifyBounce } from '@homologa/domain/identity/smtp-answer';
import PostalMime from 'postal-mime';
import { jobIdIn, type MailEvent, printable } from './mail-event';

const STATUS = new Set(['message/delivery-status', 'message/global-delivery-status']);
const FEEDBACK = 'message/feedback-report';
/** Parts in which a report returns the mail or its headers. */
const RETURNED = new Set([
  'message/rfc822',
  'message/rfc822-headers',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
]);
/** Recipients of one report that are read: a mail of ours has at most twenty. */
const RECIPIENTS_MAX = 50;
/** Characters of a field that are read: anybody can mail a report, and the searches in a longer one would take minutes. */
const FIELD_MAX = 1000;
/** An address within the lengths of RFC 5321; a longer word is no address, and neither is its end. */
const ADDRESS = /(?<![^\s<>"(),;:])[^\s<>"(),;:]{1,64}@[^\s<>"(),;:]{1,255}(?![^\s<>"(),;:])/g;

type Fields = ReadonlyMap<string, string>;

/**
 * Reads the bounces and complaints of a delivery report (RFC 3464) or of an abuse report (RFC 5965). The mail is named by
 * the Message-ID of the returned headers. Returns no events for any other message, and for recipients that the report
 * does not call failed. A report cut off in the returned mail is read all the same.
 */
export async function parseDeliveryReport(source: Uint8Array): Promise<MailEvent[]> {
  const report = await PostalMime.parse(source, { forceRfc822Attachments: true });
  const parts = report.attachments.map(({ mimeType, content }) => ({
    type: mimeType.toLowerCase(),
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }));
  const textOf = (isWanted: (type: string) => boolean) => parts.find(({ type }) => isWanted(type))?.text;
  const returned = groupsIn(textOf((type) => RETURNED.has(type)) ?? '')[0];
  const jobId = jobIdIn(returned?.get('message-id'));
  const reportId = report.messageId ?? createHash('sha256').update(source).digest('hex');
  const status = textOf((type) => STATUS.has(type));
  const feedback = textOf((type) => type === FEEDBACK);
  const found =
    status === undefined
      ? complaintsIn(groupsIn(feedback ?? '')[0], returned)
      : groupsIn(status)
          .slice(1, RECIPIENTS_MAX + 1)
          .flatMap(bouncesIn);
  return found.map((event) => ({ ...event, jobId, id: `report:${keyOf(reportId, jobId, event.address)}` }));
}

type Found = Pick<MailEvent, 'kind' | 'address' | 'said'>;

/** Key of an event by the report's Message-ID, so that a report that is read twice counts once. */
const keyOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** Reads one recipient of a delivery report. `delayed` is still being retried; `relayed` and `delivered` are no failures. */
function bouncesIn(recipient: Fields): Found[] {
  if (!/^failed\b/i.test(recipient.get('action') ?? '')) return [];
  // The original recipient is the address that we mailed; the final one may be that of an alias.
  const address = addressIn(recipient.get('original-recipient')) ?? addressIn(recipient.get('final-recipient'));
  if (address === null) return [];
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(recipient.get('status') ?? '')?.[0] ?? '';
  const answer = (recipient.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '');
  const code = /^([45]\d\d)[ -]/.exec(answer)?.[1] ?? null;
  const isEnhanced = /^(?:\d{3}[ -]\s*)?[245]\.\d{1,3}\.\d{1,3}\b/.test(answer);
  // Servers that answer with a basic code alone leave the enhanced one to the report's own status.
  const text = isEnhanced ? answer : [status, answer.replace(/^\d{3}[ -]\s*/, '')].join(' ').trim();
  const isHard = classifyBounce({ code: code === null ? null : Number(code), text }) === 'hard';
  return [{ kind: isHard ? 'hard' : 'soft', address, said: answer || status }];
}

/** Reads an abuse report. Other kinds of feedback are not about the reader's wish: `not-spam` says the opposite. */
function complaintsIn(feedback: Fields | undefined, returned: Fields | undefined): Found[] {
  if (feedback?.get('feedback-type')?.toLowerCase() !== 'abuse') return [];
  const address = addressIn(feedback.get('original-rcpt-to')) ?? addressIn(returned?.get('to'));
  return address === null ? [] : [{ kind: 'complained', address, said: 'reported as spam' }];
}

/** Returns the one address in `rfc822; ana@acme.test` or `Ana <ana@acme.test>`; null if there is none, or several. */
function addressIn(field: string | undefined): string | null {
  const text = (field ?? '').replace(/^\s*(?:rfc822|utf-8)\s*;/i, '');
  const found = text.match(ADDRESS) ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Splits text into groups of header fields between blank lines; the first field of a name counts. */
function groupsIn(text: string): Fields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+/, '')
    .split(/\n[ \t]*\n/)
    .map((group) => fieldsIn(group.replace(/\n[ \t]+/g, ' ')))
    .filter(({ size }) => size > 0);
}

function fieldsIn(group: string): Fields {
  const fields = new Map<string, string>();
  for (const line of group.split('\n')) {
    const [, name, value = ''] = /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(printable(line.slice(0, FIELD_MAX))) ?? [];
    const key = name?.toLowerCase();
    if (key && !fields.has(key)) fields.set(key, value.trim());
  }
  return fields;
}
