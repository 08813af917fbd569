import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from '../ports/mailer';

const TIMEOUT_MS = 20_000;

/** Mail through any SMTP server (`smtp://user:password@host:port`). */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
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
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const code = (error as { responseCode?: number }).responseCode ?? 0;
        throw new MailError(error instanceof Error ? error.message : String(error), {
          permanent: code >= 500 && code < 600,
          cause: error,
        });
      }
    },
    async close() {
      transport.close();
    },
  };
}
