import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface SunkMail {
  messageId: string;
  recipients: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { contentId: string; mimeType: string }[];
}

export interface SmtpSink {
  url: string;
  mails: SunkMail[];
  arrived(): number;
  connections(): number;
  refuseWith(status: number | null): void;
  /** Accepts the next mails, but breaks the connection instead of saying so. */
  dropAfterNext(count: number): void;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  hold(): void;
  release(): void;
  stop(): Promise<void>;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  let arrivals = 0;
  let status: number | null = null;
  let drops = 0;
  let gate: Promise<void> | null = null;
  let open: (() => void) | null = null;
  const connected = new Set<string>();
  const newServer = () => {
    const made = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, done) {
        void (async () => {
          const raw = await buffer(stream).catch(() => null);
          if (raw === null) return;
          arrivals += 1;
          await gate;
          if (status !== null) {
            done(Object.assign(new Error('refused by the test'), { responseCode: status }));
            return;
          }
          // A disconnected client gets no response, so its message does not count as accepted.
          if (!connected.has(session.id)) return;
          mails.push(
            await parse(
              raw,
              session.envelope.rcptTo.map(({ address }) => address),
            ),
          );
          if (drops > 0) {
            drops -= 1;
            for (const connection of made.connections as Set<{ id: string; close(): void }>) {
              if (connection.id === session.id) connection.close();
            }
            return;
          }
          done();
        })();
      },
      onClose(session) {
        connected.delete(session.id);
      },
      onConnect(session, done) {
        connected.add(session.id);
        done();
      },
    });
    return made;
  };
  const listen = async (port: number): Promise<SMTPServer> => {
    const made = newServer();
    made.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      made.listen(port, '127.0.0.1', resolve);
    });
    return made;
  };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      open?.();
      server.close(() => resolve());
    });
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    arrived: () => arrivals,
    connections: () => connected.size,
    refuseWith(code) {
      status = code;
    },
    dropAfterNext(count) {
      drops = count;
    },
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release() {
      open?.();
      gate = null;
    },
    goAway: close,
    async comeBack() {
      server = await listen(port);
    },
    stop: close,
  };
}

async function parse(raw: Buffer, recipients: string[]): Promise<SunkMail> {
  const mail = await PostalMime.parse(raw);
  return {
    messageId: mail.messageId ?? '',
    recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ contentId, mimeType }) => ({ contentId: contentId ?? '', mimeType })),
  };
}
