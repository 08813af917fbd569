import { createTransport } from 'nodemailer';
import { MailError, type Mailer, type MailFailure } from '../ports/mailer';

const TIMEOUT_MS = 20_000;
/** Equals the number of mails that a worker sends concurrently (`WORKER_CONCURRENCY`). */
const CONNECTIONS = 8;
/**
 * Matches e-mail addresses, to redact them: SMTP rejections repeat the recipient's address, and the error text is
 * stored with the job and logged.
 */
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Creates an SMTP mailer. Without `replyTo`, replies go to the sender's address. */
export function createSmtpMailer(smtpUrl: string, from: string, replyTo: string | null): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // Disables nodemailer's own retries, because the connection may break after the server has accepted the message.
    // The job decides on retries.
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail({
          messageId: `<${message.messageId}@homologa>`,
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
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(message.unsubscribeUrl ? { list: { unsubscribe: message.unsubscribeUrl } } : {}),
        });
      } catch (error) {
        throw asMailError(error);
      }
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

/**
 * Returns the address of `from` with `name` as its display name. `from` is 'Homologa <no-reply@homologa.test>' or a
 * plain address.
 */
function senderOf(from: string, name: string | undefined): string | { name: string; address: string } {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  return name ? { name, address } : from;
}

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  rejectedErrors?: SmtpFailure[];
}

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
  return isRefusal(failure) && rejectedErrors.every(isRefusal) ? 'refused' : 'deferred';
}

/** Converts an SMTP error to a MailError without the original error, which contains the recipients' addresses. */
function asMailError(error: unknown): MailError {
  const said = error instanceof Error ? error.message : String(error);
  return new MailError(said.replace(ADDRESS, '[address]'), { kind: failureOf(error as SmtpFailure) });
}
