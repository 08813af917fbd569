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

/**
 * `refused` (5xx): a retry is of no use. `deferred` (4xx, greylisting): the server asks to retry this mail later.
 * `unreachable`: no server for any mail, also for 421 and a login that it rejects.
 */
export type MailFailure = 'refused' | 'deferred' | 'unreachable';

/** The failure as a job's row carries it in `errorCode`. */
export const MAIL_ERROR_CODES = {
  refused: 'mail_refused',
  deferred: 'mail_deferred',
  unreachable: 'mail_unreachable',
} as const satisfies Record<MailFailure, string>;

/** The mail was not sent. */
export class MailError extends Error {
  readonly kind: MailFailure;

  constructor(message: string, options: { kind: MailFailure; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'MailError';
    this.kind = options.kind;
  }

  get permanent(): boolean {
    return this.kind === 'refused';
  }
}
