import { formatFileDate } from '../language/format';

const MAX_TITLE = 80;
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Converts a title for use in a file or folder name: `Comercial del Norte S.A.` becomes `Comercial_del_Norte_S.A.`. */
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
 * Formats the name of an exported file: `Homologación_2026_suppliers_21-11-2026.xlsx`, or `suppliers_…` without a
 * title. `what` names the content in the reader's language; the date is in UTC (reference 1.10).
 */
export function exportFileName(title: string | null, what: string, date: Date, extension = 'xlsx'): string {
  const parts = [inFileName(title ?? ''), inFileName(what.toLowerCase()), formatFileDate(date, { timeZone: 'UTC' })];
  return `${parts.filter(Boolean).join('_')}.${extension}`;
}

/** Formats the name of the archive with all files of a supplier (reference 4.15): `Comercial_del_Norte_report.zip`. */
export const supplierZipName = (companyName: string): string => `${inFileName(companyName) || 'supplier'}_report.zip`;
