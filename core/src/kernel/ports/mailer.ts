/** A picture inside a mail, referred to as `cid:<id>` by its HTML. */
export interface InlineImage {
  id: string;
  mime: string;
  bytes: Buffer;
}

/** A mail's HTML for a browser, which knows no `cid:`. */
export const withInlineImages = (html: string, images: readonly InlineImage[]): string =>
  images.reduce(
    (text, { id, mime, bytes }) => text.replaceAll(`cid:${id}`, `data:${mime};base64,${bytes.toString('base64')}`),
    html,
  );

export interface MailMessage {
  /** Stable over retries of the same mail, so that a receiver can recognise a repetition. */
  messageId: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  images?: InlineImage[];
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the message for at least one recipient. At-least-once: a
   * process that dies between the server's answer and its own record of it sends again under the same id.
   * Throws MailError.
   */
  send(message: MailMessage): Promise<void>;
  /** Resolves when the mail server answers and takes our login. Throws MailError. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The mail server refused. `permanent` (5xx): trying again is of no use. */
export class MailError extends Error {
  readonly permanent: boolean;

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'MailError';
    this.permanent = options.permanent;
  }
}
