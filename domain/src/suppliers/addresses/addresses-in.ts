import { normalizeEmail } from '../../identity/normalize-email';

/** Splits a text at blanks, commas and semicolons into normalized addresses. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(normalizeEmail),
  ),
];
