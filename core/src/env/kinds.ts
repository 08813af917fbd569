import { z } from 'zod';

export type Fault = readonly [path: string, isWrong: boolean, message: string];

export const MEBIBYTE = 1024 * 1024;

export const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((text) => text === 'true' || text === '1');
export const whole = (fallback: number, min = 0) => z.coerce.number().int().min(min).default(fallback);
export const optional = z
  .string()
  .transform((text) => text.trim() || undefined)
  .optional();

export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

export const judged = (faultOf: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const message = text.trim() === '' ? null : faultOf(text.trim());
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
export const optionalAddress = (faultOf: (text: string) => string | null) =>
  judged(faultOf)
    .transform((text) => text.trim() || undefined)
    .optional();

export const optionalPage = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ })])
  .transform((text) => text || undefined)
  .optional();

const SHORTEST_SECRET = 32;
export const isShort = (secret: string | undefined): boolean => secret !== undefined && secret.length < SHORTEST_SECRET;

export function parsePairs(text: string): Record<string, string> {
  const pairs = text.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const] : [];
  });
  return Object.fromEntries(pairs);
}
