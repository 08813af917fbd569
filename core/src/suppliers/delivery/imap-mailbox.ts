import type { ImapFlow, MailboxObject } from 'imapflow';
import { withoutAddresses } from '../../kernel/mail/suppressions';
import type { BounceMailbox } from '../../kernel/ports/bounce-mailbox';

const MESSAGES_MAX = 200;
const MESSAGE_BYTES = 256 * 1024;
const RESPONSE_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
/** Keyword of a handled message, so that a person who reads the mailbox hides no message from the product. */
const HANDLED = '$HomologaHandled';
const SEEN = '\\Seen';
const ANY_KEYWORD = '\\*';

interface ImapSettings {
  /** `imaps://user:password@host:993/folder`; `imap:` requires STARTTLS. Without a folder, INBOX is read. */
  url: string;
  /** Certificate authorities to trust in place of the system's. */
  ca?: string;
}

/** Opens a connection for each run: an idle one would be closed by the server between two runs. */
export function createImapMailbox({ url, ca }: ImapSettings): BounceMailbox {
  const address = new URL(url);
  const isSecure = address.protocol === 'imaps:';
  const folder = decodeURIComponent(address.pathname.slice(1)) || 'INBOX';

  async function withFolder<T>(work: (client: ImapFlow, box: MailboxObject) => Promise<T>, signal?: AbortSignal) {
    // Loaded here, because only a worker with a mailbox and `doctor` need the package.
    const { ImapFlow: Client } = await import('imapflow');
    const client = new Client({
      host: address.hostname.replace(/^\[|\]$/g, ''),
      port: address.port === '' ? (isSecure ? 993 : 143) : Number(address.port),
      secure: isSecure,
      ...(isSecure ? {} : { doSTARTTLS: true }),
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
      ...(ca === undefined ? {} : { tls: { ca } }),
      // The log would contain the messages.
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      maxLiteralSize: 2 * MESSAGE_BYTES,
      maxResponseSize: RESPONSE_BYTES,
    });
    // The error of a broken connection is also that of the running command; without a listener it would end the process.
    client.on('error', () => undefined);
    const close = () => client.close();
    signal?.addEventListener('abort', close);
    try {
      const box = await inWords(async () => {
        await client.connect();
        return client.mailboxOpen(folder);
      });
      return await work(client, box);
    } finally {
      signal?.removeEventListener('abort', close);
      client.close();
    }
  }

  return {
    handleNew: (handle, signal) =>
      withFolder(async (client, box) => {
        const mark = markOf(box);
        const wanted = mark === SEEN ? { seen: false } : { unKeyword: mark };
        const found = (await inWords(() => client.search({ ...wanted, deleted: false }, { uid: true }))) || [];
        let handled = 0;
        for (const uid of found.slice(0, MESSAGES_MAX)) {
          if (signal.aborted) break;
          const range = String(uid);
          const source = { start: 0, maxLength: MESSAGE_BYTES };
          const message = await inWords(() => client.fetchOne(range, { source }, { uid: true }));
          // Deleted by somebody else since the search.
          if (!message || !message.source) continue;
          await handle(message.source);
          await inWords(() => client.messageFlagsAdd(range, [...new Set([mark, SEEN])], { uid: true }));
          handled += 1;
        }
        return { handled, left: found.length - handled };
      }, signal),
    async check() {
      await withFolder(async (_client, box) => {
        if (box.readOnly) throw new Error('its folder may only be read, so handled messages could not be marked');
      });
    },
  };
}

/** Servers without own keywords keep the flag for read messages alone. */
const markOf = ({ permanentFlags }: MailboxObject): string =>
  permanentFlags?.has(ANY_KEYWORD) || permanentFlags?.has(HANDLED) ? HANDLED : SEEN;

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asServerError(error);
  }
}

/** Replaces imapflow's "Command failed" by the server's answer; without the original error, which contains addresses. */
function asServerError(error: unknown): Error {
  const { message, responseText } = error as { message?: string; responseText?: string };
  return new Error(withoutAddresses(responseText ?? message ?? 'it does not answer'));
}
