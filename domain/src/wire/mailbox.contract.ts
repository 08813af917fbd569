import { z } from 'zod';
import { entityId, isoDate } from './common.contract';

/**
 * GET /mailbox/messages?to=: matches the exact address, ignoring case. Without `to`, returns all messages (reference
 * 12.8).
 */
export const mailboxQuery = z.object({ to: z.string().trim().max(300).optional() });

export const mailboxMessage = z.object({
  ...entityId,
  /** Recipients as in the mail header, separated by comma and space. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Sender's name; null stands for the provider's name. */
  from_name: z.string().nullable(),
  reply_to: z.string().nullable(),
  created_at: isoDate,
});
export type MailboxMessage = z.infer<typeof mailboxMessage>;

export const mailboxResponse = z.array(mailboxMessage);
