import { spreadsheetText } from './spreadsheet-text';

/** Separators of other settings of a spreadsheet program than the comma of the file. */
const OTHER_SEPARATOR = /([;\t]\s*)/;

/**
 * Formats a text as a CSV field (RFC 4180) that no spreadsheet program takes for a formula. Programs set to Spanish or
 * Portuguese split at semicolons, whatever the file's quotes say; what follows one is therefore disarmed as well.
 */
export function csvField(value: string): string {
  const safe = value
    .split(OTHER_SEPARATOR)
    .map((part, at) => (at % 2 === 0 ? spreadsheetText(part).text : part))
    .join('');
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
