import { z } from 'zod';
import { id, isoDate } from '../wire/common.contract';

export const mailTroubleGroup = z.object({
  state: z.enum(['waiting', 'failed']),
  /** Name of the job, such as `mail.send-invitation`. */
  kind: z.string(),
  company: z.object({ id, name: z.string() }).nullable(),
  code: z.string().nullable(),
  /** The mail server's response to the newest mail among the mails of this kind, company and error code. */
  said: z.string().nullable(),
  count: z.number().int().positive(),
  oldest_at: isoDate,
  next_at: isoDate.nullable(),
});
export type MailTroubleGroupResponse = z.infer<typeof mailTroubleGroup>;

/** GET /api/desk/mail: mails that wait to be sent, and mails that failed in the last month. */
export const mailTrouble = z.object({
  outage: z.object({ server: z.string(), since: isoDate, said: z.string() }).nullable(),
  groups: z.array(mailTroubleGroup),
});
export type MailTroubleResponse = z.infer<typeof mailTrouble>;

/**
 * POST /api/desk/mail/retries: retries all failed mails, or only the failed mails of one kind or of one company. A null
 * `company_id` selects the provider's own mails.
 */
export const mailRetryBody = z.object({ kind: z.string().max(100).optional(), company_id: id.nullish() });
export type MailRetryBody = z.infer<typeof mailRetryBody>;
