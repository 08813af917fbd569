/** News about a mail that a mail server has accepted, from a provider's webhook. */
export interface MailEvent {
  /** The same for a repeated delivery of the event. */
  id: string;
  /** Id of the mail's job, the local part of its Message-ID; null if the event does not name one of our mails. */
  jobId: string | null;
  kind: 'hard' | 'soft' | 'complained';
  address: string;
  said: string;
}

/** Removes control characters, which the database refuses (NUL) and which would break lines of the log. */
export const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

const JOB_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Returns the job's id in a Message-ID such as `<0190…@example.com>`, or null. */
export const jobIdIn = (messageId: string | null | undefined): string | null =>
  JOB_ID.exec(messageId ?? '')?.[0]?.toLowerCase() ?? null;
