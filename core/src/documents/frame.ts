import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { COLORS } from './colors';
import { FRAME } from './document.texts';
import { dayOf } from './document-format';
import { drawQrCode } from './qr-code';
import type { DocumentIssue } from './report-document';
import { lineHeight, type Sheet, STYLES, type TextStyle } from './sheet';
import { shortHash } from './short-hash';

const QR = 44;
const SANDBOX: TextStyle = { font: 'bold', size: 8.5, color: COLORS.warning };

/**
 * Draws the footer of each page, and the header of sandbox documents. Must be called last, because the footer contains
 * the page count.
 */
export function drawFrames(sheet: Sheet, issue: DocumentIssue, locale: Locale): void {
  const { pages } = sheet;
  for (let page = 0; page < pages; page += 1) {
    sheet.doc.switchToPage(page);
    sheet.artifact(() => {
      drawFoot(sheet, issue, { locale, page: page + 1, pages });
      if (issue.isSandbox) {
        const place = { x: sheet.left, y: 20, width: sheet.width };
        sheet.doc.rect(place.x, place.y - 3, place.width, lineHeight(SANDBOX) + 6).fill(COLORS.warningTint);
        sheet.label(FRAME.sandbox[locale], { ...place, align: 'center' }, SANDBOX);
      }
    }, 'Pagination');
  }
}

function drawFoot(
  sheet: Sheet,
  { brand, issuedAt, proof }: DocumentIssue,
  { locale, page, pages }: { locale: Locale; page: number; pages: number },
): void {
  const top = sheet.bottom + 10;
  const date = dayOf(issuedAt, locale);
  const width = sheet.width - (proof ? QR + 12 : 0);
  const place = { x: sheet.left, y: top + 5, width };
  sheet.doc.rect(sheet.left, top, sheet.width, 0.5).fill(COLORS.line);
  const first = proof
    ? interpolate(FRAME.foot[locale], { number: proof.number, version: proof.version, date })
    : `${brand} · ${date}`;
  sheet.label(first, place, { ...STYLES.small, font: 'bold' });
  const count = interpolate(FRAME.page[locale], { page, pages });
  sheet.label(count, { ...place, align: 'right' }, STYLES.small);
  if (!proof) return;
  const line = lineHeight(STYLES.small);
  sheet.label(`SHA-256 ${shortHash(proof.sha256)}…`, { ...place, y: place.y + line }, STYLES.small);
  const check = interpolate(FRAME.check[locale], { address: proof.checkUrl.replace(/^https?:\/\//, '') });
  sheet.label(check, { ...place, y: place.y + 2 * line }, STYLES.small);
  drawQrCode(sheet, proof.checkUrl, { x: sheet.right - QR, y: top + 3, size: QR });
}
