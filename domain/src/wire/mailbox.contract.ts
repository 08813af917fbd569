import { z } from 'zod';
import { entityId, isoDate } from './common.contract';

/** GET /mailbox/messages?to=: exact and case-blind; absent means all (reference 12.8). */
export const mailboxQuery = z.object({ to: z.string().trim().max(300).optional() });

export const mailboxMessage = z.object({
  ...entityId,
  /** As in the header: addresses with a comma and a space between. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: isoDate,
});
export type MailboxMessage = z.infer<typeof mailboxMessage>;

/** Newest first. */
export const mailboxResponse = z.array(mailboxMessage);
