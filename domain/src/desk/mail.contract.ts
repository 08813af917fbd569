import { z } from 'zod';
import { SUPPRESSION_REASONS } from '../identity/suppression';
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

export const suppressedAddress = z.object({
  address: z.string(),
  reason: z.enum(SUPPRESSION_REASONS),
  said: z.string(),
  created_at: isoDate,
});
export type SuppressedAddressResponse = z.infer<typeof suppressedAddress>;

/** POST /api/desk/mail/lifts: lets mail go to a suppressed address again. */
export const mailLiftBody = z.object({ address: z.string().min(1).max(320) });
export type MailLiftBody = z.infer<typeof mailLiftBody>;
export const mailLiftResponse = z.object({ lifted: z.literal(true) });

/** GET /api/desk/mail: mails that wait to be sent, and mails that failed in the last month. */
export const mailTrouble = z.object({
  outage: z.object({ server: z.string(), since: isoDate, said: z.string() }).nullable(),
  groups: z.array(mailTroubleGroup),
  /** The newest addresses that get no mail any more, except about the security of an account. */
  suppressed: z.array(suppressedAddress),
});
export type MailTroubleResponse = z.infer<typeof mailTrouble>;

/**
 * POST /api/desk/mail/retries: retries all failed mails, or only the failed mails of one kind or of one company. A null
 * `company_id` selects the provider's own mails.
 */
export const mailRetryBody = z.object({ kind: z.string().max(100).optional(), company_id: id.nullish() });
export type MailRetryBody = z.infer<typeof mailRetryBody>;
