import { z } from 'zod';
import { imapFault, senderFault, smtpFault } from '../addresses';
import { type Fault, flag, isShort, judged, list, optional, optionalAddress, parsePairs } from './kinds';
import { type Seeds, type SeedVariables, seedsOf } from './seeds';

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
  MAIL_DKIM_DOMAIN: optional.describe('domain that signs every mail (DKIM)'),
  MAIL_DKIM_SELECTOR: optional.describe('selector of the DKIM key, the name of its DNS record'),
  MAIL_DKIM_KEY: optional.describe('private key of DKIM in PEM form; line breaks may be written as \\n'),
  MAIL_DKIM_KEY_FILE: optional.describe('file with the private key of DKIM'),
  MAIL_PACE: z
    .string()
    .default('')
    .refine(
      (text) => parsePaces(text) !== null,
      'must be pairs like gmail.com=60;*=600: mails a minute by the domain of the recipient',
    )
    .describe("mails a minute by recipients' domain, `*` for each other one; unset: no limit"),
  MAIL_EVENTS_SECRET: optional.describe('secret of the address at which mail providers report bounces'),
  BOUNCE_IMAP_URL: optionalAddress(imapFault).describe(
    'mailbox of delivery reports, imaps://user:password@host/folder; unset: none is read',
  ),
  MAIL_SUPPRESSION_SECRETS: list.describe(
    'seeds of the key that hides the suppressed addresses of erased persons, apart by a comma; the first one hides',
  ),
  AUDIT_ANCHOR_EMAIL: optional.describe(
    'address that gets the heads of the audit trail daily; unset: in production the contact address, if one is set',
  ),
  MAIL_REPLY_TO: optionalAddress(senderFault).describe('address for replies to every mail; unset: none are expected'),
};

/** Returns null if a pace is not a positive number. */
export function parsePaces(text: string): Record<string, number> | null {
  const pairs = Object.entries(parsePairs(text)).map(([domain, pace]) => [domain.toLowerCase(), Number(pace)] as const);
  const isWritten = text.trim() === '' || pairs.length > 0;
  return isWritten && pairs.every(([, pace]) => pace > 0 && Number.isFinite(pace)) ? Object.fromEntries(pairs) : null;
}

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
    ['MAIL_EVENTS_SECRET', isShort(env.MAIL_EVENTS_SECRET), 'must have at least 32 characters'],
    ...dkimFaults(env),
  ];
}

function dkimFaults(env: MailVariables): Fault[] {
  const { MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY, MAIL_DKIM_KEY_FILE } = env;
  const isWanted = [MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY, MAIL_DKIM_KEY_FILE].some((set) => set);
  return [
    ['MAIL_DKIM_DOMAIN', isWanted && !MAIL_DKIM_DOMAIN, 'is needed with the other variables of DKIM'],
    ['MAIL_DKIM_SELECTOR', isWanted && !MAIL_DKIM_SELECTOR, 'is needed with the other variables of DKIM'],
    [
      'MAIL_DKIM_KEY',
      isWanted && !MAIL_DKIM_KEY === !MAIL_DKIM_KEY_FILE,
      'or MAIL_DKIM_KEY_FILE, one of the two, is needed with the other variables of DKIM',
    ],
  ];
}

/**
 * Seeds of the keys that hide suppressed addresses: those given, then what the passwords of the logins follow from, which
 * every installation has. A former password is given here, so that the addresses hidden under it stay known.
 */
export const suppressionSeeds = (env: SuppressionVariables): Seeds => seedsOf(env, env.MAIL_SUPPRESSION_SECRETS);

interface SuppressionVariables extends SeedVariables {
  MAIL_SUPPRESSION_SECRETS: readonly string[];
}
