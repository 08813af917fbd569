export interface InlineImage {
  id: string;
  mime: string;
  bytes: Buffer;
}

export const withInlineImages = (html: string, images: readonly InlineImage[]): string =>
  images.reduce(
    (text, { id, mime, bytes }) => text.replaceAll(`cid:${id}`, `data:${mime};base64,${bytes.toString('base64')}`),
    html,
  );

export interface MailMessage {
  /** The id stays the same when the mail is sent again, so that receivers can detect duplicates. */
  messageId: string;
  to: string[];
  /**
   * Display name of the sender: the name of the client on whose behalf the mail is sent. The address is always the
   * configured sender's address.
   */
  fromName?: string;
  subject: string;
  text: string;
  html: string;
  images?: InlineImage[];
  /** One-click link that ends this kind of mail, for the `List-Unsubscribe` headers (RFC 8058); optional mails only. */
  unsubscribeUrl?: string;
  /** The mail protects an account, so it is also sent to suppressed addresses. */
  isSecurity?: boolean;
  /**
   * The recipient is owed the mail, because it decides on something or asked for it, so it is also sent to suppressed
   * addresses; unlike a security mail it waits for its turn.
   */
  isOwed?: boolean;
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the message for at least one recipient. Delivery is at least once: if
   * the process dies before recording the acceptance, the mail is sent again with the same id. Throws MailError.
   */
  send(message: MailMessage): Promise<void>;
  /** Resolves if the mail server responds and accepts the login. Throws MailError. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `refused` (5xx): do not retry. `bounced`: no address takes mail. `bounced_soft`: full mailboxes. `suppressed`: not
 * tried, because of earlier bounces. `deferred` (4xx, greylisting): retry this mail later. `unreachable`: affects all
 * mails; includes 421 and a rejected login.
 */
export type MailFailure = 'refused' | 'bounced' | 'bounced_soft' | 'suppressed' | 'deferred' | 'unreachable';

export const MAIL_ERROR_CODES = {
  refused: 'mail_refused',
  bounced: 'mail_bounced',
  bounced_soft: 'mail_bounced_soft',
  suppressed: 'mail_suppressed',
  deferred: 'mail_deferred',
  unreachable: 'mail_unreachable',
} as const satisfies Record<MailFailure, string>;

export class MailError extends Error {
  readonly kind: MailFailure;

  constructor(message: string, options: { kind: MailFailure; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'MailError';
    this.kind = options.kind;
  }

  get permanent(): boolean {
    return this.kind !== 'deferred' && this.kind !== 'unreachable';
  }
}

/** The pace of the recipient's domain does not allow the mail before `retryAt`. Nothing has failed: the job waits. */
export class MailPaced extends Error {
  readonly retryAt: Date;

  constructor(retryAt: Date, why = "waits for its turn at the recipient's domain") {
    super(why);
    this.name = 'MailPaced';
    this.retryAt = retryAt;
  }
}

/** The mail waits for a civil hour in the recipient's country. It has no turn at the recipient's domain yet. */
export class MailPutOff extends MailPaced {
  constructor(retryAt: Date) {
    super(retryAt, 'waits for a civil hour of the recipient');
    this.name = 'MailPutOff';
  }
}
