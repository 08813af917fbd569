import { formatFileDate } from '../language/format';

const MAX_TITLE = 80;
/** What file systems do not take, what is not seen, and what would hide the file or name its parent. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** A title as a part of a file's or folder's name: `Comercial del Norte S.A.` is `Comercial_del_Norte_S.A.`. */
export const inFileName = (text: string): string =>
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
 * The name of an exported file: `Homologación_2026_suppliers_21-11-2026.xlsx`, without a title `suppliers_…`. `what`
 * names the content in the reader's language; the day is UTC's (reference 1.10).
 */
export function exportFileName(title: string | null, what: string, date: Date, extension = 'xlsx'): string {
  const parts = [inFileName(title ?? ''), inFileName(what.toLowerCase()), formatFileDate(date, { timeZone: 'UTC' })];
  return `${parts.filter(Boolean).join('_')}.${extension}`;
}

/** All files of one supplier (reference 4.15): `Comercial_del_Norte_report.zip`. */
export const supplierZipName = (companyName: string): string => `${inFileName(companyName) || 'supplier'}_report.zip`;
