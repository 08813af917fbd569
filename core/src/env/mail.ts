import type { z } from 'zod';
import { senderFault, smtpFault } from '../addresses';
import { type Fault, flag, judged, optionalAddress } from './kinds';

export const LOCAL_SENDER = 'Homologa <no-reply@homologa.test>';

export const mailVariables = {
  SMTP_URL: optionalAddress(smtpFault).describe(
    'SMTP server; unset: mail is captured, in production only if MAIL_CAPTURE says so',
  ),
  MAIL_CAPTURE: flag.describe('in production, keep mail in the database instead of sending it'),
  MAIL_FROM: judged(senderFault)
    .transform((text) => text.trim() || undefined)
    .optional()
    .describe('sender of every mail'),
  MAIL_REPLY_TO: optionalAddress(senderFault).describe('address for replies to every mail; unset: none are expected'),
};

type MailVariables = z.infer<z.ZodObject<typeof mailVariables>>;

/**
 * Requires the sender and the mail server in production: otherwise only the recipients would notice a missing sender or
 * mail that is never sent.
 */
export function mailFaults(env: MailVariables, isProduction: boolean): Fault[] {
  return [
    [
      'MAIL_FROM',
      isProduction && env.SMTP_URL !== undefined && !env.MAIL_FROM,
      'is needed in production: the sender of every mail',
    ],
    [
      'SMTP_URL',
      isProduction && !env.SMTP_URL && !env.MAIL_CAPTURE,
      'is needed in production; MAIL_CAPTURE=true keeps mail in the database and sends none',
    ],
  ];
}
