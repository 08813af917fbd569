import { z } from 'zod';
import { LOCALES } from '../language/locales';

const LEAST_DIGITS = 16;
const ALL_DIGITS = 64;

export const verificationParams = z.object({ number: z.string().max(40) });

/**
 * Query of the verification link that is printed on a report (reference 9.13). The page ignores an invalid value and
 * asks the user for it.
 */
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
