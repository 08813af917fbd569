import { createTransport } from 'nodemailer';
import { MailError, type Mailer, type MailFailure } from '../ports/mailer';

const TIMEOUT_MS = 20_000;
/** As many mails as one worker sends at once (`WORKER_CONCURRENCY`). */
const CONNECTIONS = 8;
/** A server repeats in its refusal whom it refuses; what became of a mail is kept with its job and logged. */
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Mail through any SMTP server (`smtp://user:password@host:port`). */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // Whether to send again is the job's decision: a connection may break after the server took the message.
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
          from,
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

/** As nodemailer describes a failure; `rejectedErrors` has one for each recipient where all were rejected. */
interface SmtpFailure {
  code?: string;
  /** What was said when it failed: `CONN`, `EHLO`, `MAIL FROM`; `API` for what nodemailer itself does not send. */
  command?: string;
  responseCode?: number;
  rejectedErrors?: SmtpFailure[];
}

/** "Service not available, closing transmission channel": it concerns every mail, not one recipient. */
const UNAVAILABLE = 421;
/** Before these nobody has spoken of a mail: a server that refuses then (554, 530) refuses all of them. */
const ABOUT_A_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA', 'RSET']);
/** What is wrong with one mail (its addresses, its size) before the server has said anything about it. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);

const isRefusal = ({ responseCode = 0 }: SmtpFailure): boolean => responseCode >= 500 && responseCode < 600;

function failureOf(failure: SmtpFailure): MailFailure {
  const { code = '', command = '', responseCode = 0, rejectedErrors = [] } = failure;
  // Taken for an outage, one mail that cannot be sent would hold up all others.
  if (responseCode === 0 && OF_THE_MAIL.has(code)) return 'refused';
  // A rejected login (535) is the operator's to mend: the mails wait for it.
  if (code === 'EAUTH' || responseCode === UNAVAILABLE || responseCode < 400) return 'unreachable';
  if (!ABOUT_A_MAIL.has(command)) return 'unreachable';
  // One recipient who may be accepted later is worth the retry.
  return isRefusal(failure) && rejectedErrors.every(isRefusal) ? 'refused' : 'deferred';
}

/** Without its cause, which lists the recipients. */
function asMailError(error: unknown): MailError {
  const said = error instanceof Error ? error.message : String(error);
  return new MailError(said.replace(ADDRESS, '[address]'), { kind: failureOf(error as SmtpFailure) });
}
