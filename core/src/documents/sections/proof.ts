import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { COLORS } from '../colors';
import { FRAME, SECTIONS } from '../document.texts';
import { drawQrCode } from '../qr-code';
import type { DocumentIssue, IssueProof } from '../report-document';
import { type Sheet, STYLES, type TextStyle } from '../sheet';
import { drawFacts } from './facts';

const QR = 128;
const HASH_LABEL_SHARE = 24;
const ADDRESS: TextStyle = { ...STYLES.strong, color: COLORS.brand };

export function drawProof(sheet: Sheet, issue: DocumentIssue, proof: IssueProof, locale: Locale): void {
  const { number, version, sha256, checkUrl } = proof;
  sheet.paragraph(interpolate(SECTIONS.proofText[locale], { brand: issue.brand }));
  sheet.space(6);
  const facts = [
    { label: FRAME.number[locale], value: number },
    { label: FRAME.version[locale], value: String(version) },
    { label: SECTIONS.sha256[locale], value: sha256 },
  ];
  drawFacts(sheet, facts, HASH_LABEL_SHARE);
  sheet.space(10);
  const lines = sheet.wrap(checkUrl, sheet.width, ADDRESS);
  sheet.demand(QR + 40);
  const { left, width, y } = sheet;
  const link = sheet.element('Link');
  link.add(() => {
    sheet.y = sheet.lines(lines, { x: left, y, width }, ADDRESS);
  });
  sheet.lead(link, { x: left, y, width, height: sheet.y - y }, { url: checkUrl }, checkUrl);
  link.end();
  sheet.space(8);
  const place = { x: left, y: sheet.y, size: QR };
  const bbox = [left, sheet.y, left + QR, sheet.y + QR];
  const alt = interpolate(SECTIONS.qrAlt[locale], { address: checkUrl });
  sheet.content('Figure', () => drawQrCode(sheet, checkUrl, place), { alt, bbox });
  sheet.space(QR);
}
