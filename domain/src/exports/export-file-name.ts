import { formatFileDate } from '../language/format';

const MAX_TITLE = 80;
/** What file systems do not take, what is not seen, and what would hide the file or name its parent. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const inFileName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(FORBIDDEN, ' ')
    .trim()
    .replace(/^[.\s]+/, '')
    .slice(0, MAX_TITLE)
    .replace(/\p{Cs}$/u, '')
    .trim()
    .replace(/\s+/g, '_');

/**
 * The name of an exported sheet: `Homologación_2026_suppliers_21-11-2026.xlsx`, without a title `suppliers_…`. `what`
 * names the rows in the reader's language; the day is UTC's (reference 1.10).
 */
export function exportFileName(title: string | null, what: string, date: Date): string {
  const parts = [inFileName(title ?? ''), inFileName(what.toLowerCase()), formatFileDate(date, { timeZone: 'UTC' })];
  return `${parts.filter(Boolean).join('_')}.xlsx`;
}
