import { z } from 'zod';
import { LOCALES } from '../language/locales';

/** Digits of a SHA-256 that are enough to check a report by, and those of a whole one. */
const LEAST_DIGITS = 16;
const ALL_DIGITS = 64;

export const verificationParams = z.object({ number: z.string().max(40) });

/** What a printed report says beside its number (reference 9.13); what does not fit is asked for again. */
export const verificationQuery = z.object({
  sha256: z
    .string()
    .trim()
    .regex(/^[0-9a-f]+$/i)
    .min(LEAST_DIGITS)
    .max(ALL_DIGITS)
    .optional()
    .catch(undefined),
  version: z.coerce.number().int().positive().max(10_000).optional().catch(undefined),
  lang: z.enum(LOCALES).optional().catch(undefined),
});
