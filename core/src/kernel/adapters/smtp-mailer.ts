import { type BounceKind, classifyBounce } from '@homologa/domain/identity/smtp-answer';
import { createTransport } from 'nodemailer';
import { domainOf } from '../mail/mail-pace';
import { withoutAddresses } from '../mail/suppressions';
import { MailError, type Mailer, type MailFailure } from '../ports/mailer';

const TIMEOUT_MS = 20_000;
/** Equals the number of mails that a worker sends concurrently (`WORKER_CONCURRENCY`). */
const CONNECTIONS = 8;
/**
 * Headers that the signature covers. One-click unsubscription counts only if both of its headers are signed (RFC 8058),
 * and nodemailer's own list lacks `List-Unsubscribe-Post`.
 */
const SIGNED_HEADERS = [
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post',
].join(':');

export interface DkimKey {
  domain: string;
  selector: string;
  /** PEM */
  privateKey: string;
}

interface RejectedAddress {
  address: string;
  said: string;
}

interface SmtpSettings {
  url: string;
  /** 'Homologa <no-reply@homologa.test>' or a plain address; its domain is that of the Message-IDs. */
  from: string;
  /** Without it, replies go to the sender's address. */
  replyTo: string | null;
  dkim?: DkimKey | null;
  /** Called with the addresses that take no mail according to the server's answer, also if others were accepted. */
  onBounced?: (addresses: readonly RejectedAddress[]) => Promise<void>;
  warn?: (line: { err: unknown }, text: string) => void;
}

export function createSmtpMailer({ url, from, replyTo, dkim, onBounced, warn }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Disables nodemailer's own retries, because the connection may break after the server has accepted the message.
    // The job decides on retries.
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(dkim
      ? {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: SIGNED_HEADERS,
          },
        }
      : {}),
  });
  const domain = domainOf(addressOf(from));
  const postmark = URL.canParse(url) && new URL(url).hostname.endsWith('.postmarkapp.com');
  const recordBounces = async (rejected: SmtpFailure[] = []): Promise<void> => {
    const bounced = rejected.filter((failure) => bounceOf(failure) === 'hard' && failure.recipient);
    if (bounced.length === 0) return;
    try {
      await onBounced?.(bounced.map(({ recipient = '', response = '' }) => ({ address: recipient, said: response })));
    } catch (error) {
      // The server has answered: an error here would send an accepted mail again.
      warn?.({ err: error }, 'addresses that take no mail not recorded');
    }
  };
  return {
    async send(message) {
      let rejected: SmtpFailure[] | undefined;
      try {
        const sent = await transport.sendMail({
          messageId: `<${message.messageId}@${domain}>`,
          from: senderOf(from, message.fromName),
          ...(replyTo ? { replyTo } : {}),
          to: message.to,
          subject: message.subject,
          text: message.text,
          html: message.html,
          attachments: message.images?.map((image) => ({
            cid: image.id,
            filename: image.id,
            contentType: image.mime,
            content: image.bytes,
            contentDisposition: 'inline',
          })),
          headers: {
            'Auto-Submitted': 'auto-generated',
            // Postmark replaces the Message-ID; its events return this value in `Metadata`.
            ...(postmark ? { 'X-PM-Metadata-message-id': message.messageId } : {}),
            ...(message.unsubscribeUrl
              ? {
                  'List-Unsubscribe': { prepared: true, value: `<${message.unsubscribeUrl}>` },
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
        });
        rejected = (sent as { rejectedErrors?: SmtpFailure[] }).rejectedErrors;
      } catch (error) {
        await recordBounces((error as SmtpFailure).rejectedErrors);
        throw asMailError(error);
      }
      await recordBounces(rejected);
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw asMailError(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

function senderOf(from: string, name: string | undefined): string | { name: string; address: string } {
  return name ? { name, address: addressOf(from) } : from;
}

interface SmtpFailure {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  recipient?: string;
  rejectedErrors?: SmtpFailure[];
}

const bounceOf = ({ responseCode, response = '' }: SmtpFailure): BounceKind =>
  classifyBounce({ code: responseCode ?? null, text: response });

/** SMTP 421 "Service not available, closing transmission channel" affects all mails, not one recipient. */
const UNAVAILABLE = 421;
/** SMTP commands that concern a single mail. A rejection of an earlier command (554, 530) affects all mails. */
const ABOUT_A_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA', 'RSET']);
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);

const isRefusal = ({ responseCode = 0 }: SmtpFailure): boolean => responseCode >= 500 && responseCode < 600;

function failureOf(failure: SmtpFailure): MailFailure {
  const { code = '', command = '', responseCode = 0, rejectedErrors = [] } = failure;
  // A single mail that cannot be sent must not count as an outage, because an outage blocks all other mails.
  if (responseCode === 0 && OF_THE_MAIL.has(code)) return 'refused';
  if (code === 'EAUTH' || responseCode === UNAVAILABLE || responseCode < 400) return 'unreachable';
  if (!ABOUT_A_MAIL.has(command)) return 'unreachable';
  if (!isRefusal(failure) || !rejectedErrors.every(isRefusal)) return 'deferred';
  // Only an answer to an address says something about it; the answer to DATA is about the message.
  const bounces = rejectedErrors.map(bounceOf);
  if (bounces.length === 0 || bounces.includes('refused')) return 'refused';
  return bounces.includes('soft') ? 'bounced_soft' : 'bounced';
}

/** Converts an SMTP error to a MailError without the original error, which contains the recipients' addresses. */
function asMailError(error: unknown): MailError {
  const said = error instanceof Error ? error.message : String(error);
  return new MailError(withoutAddresses(said), { kind: failureOf(error as SmtpFailure) });
}
