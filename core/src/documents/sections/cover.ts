import { interpolate } from '@homologa/domain/language/interpolate';
import { COLORS } from '../colors';
import { FRAME } from '../document.texts';
import { dayOf } from '../document-format';
import type { CcrDocument, Fact, QuestionnaireDocument, ReportDocument } from '../report-document';
import { lineHeight, type Sheet, STYLES, type TextStyle } from '../sheet';
import { drawFacts } from './facts';

type AnyDocument = ReportDocument | CcrDocument | QuestionnaireDocument;
type TitlePage = Pick<CcrDocument, 'issue' | 'company' | 'preparedFor' | 'clientLogo'>;

const BRAND: TextStyle = { font: 'bold', size: 13, color: COLORS.paper };
const KIND: TextStyle = { font: 'bold', size: 12, color: COLORS.brand };
const BAND = 70;
const LOGO = { width: 130, height: 38, padding: 6 };

export function drawTitle(sheet: Sheet, { issue, company, preparedFor, clientLogo }: TitlePage, kind: string): void {
  const { doc } = sheet;
  sheet.artifact(() => doc.rect(0, 0, doc.page.width, BAND).fill(COLORS.brand));
  sheet.content('P', () => {
    sheet.label(issue.brand, { x: sheet.left, y: BAND - lineHeight(BRAND) - 10, width: sheet.width }, BRAND);
  });
  if (clientLogo) drawLogo(sheet, clientLogo, preparedFor);
  sheet.y = BAND + 40;
  sheet.paragraph(kind, KIND);
  const name = nameStyle(sheet, company.name);
  const lines = sheet.wrap(company.name, sheet.width, name);
  sheet.content('H1', () => {
    sheet.y = sheet.lines(lines, { x: sheet.left, y: sheet.y, width: sheet.width }, name);
  });
  sheet.space(8);
}

function drawLogo(sheet: Sheet, logo: Buffer, name: string): void {
  const { doc } = sheet;
  const width = LOGO.width + 2 * LOGO.padding;
  const field = { x: sheet.right - width, y: 10, width, height: BAND - 20 };
  sheet.artifact(() => doc.roundedRect(field.x, field.y, field.width, field.height, 4).fill(COLORS.paper));
  const place = { x: field.x + LOGO.padding, y: field.y + LOGO.padding };
  sheet.content(
    'Figure',
    () => doc.image(logo, place.x, place.y, { fit: [LOGO.width, LOGO.height], align: 'center', valign: 'center' }),
    { alt: name, bbox: [place.x, place.y, place.x + LOGO.width, place.y + LOGO.height] },
  );
}

function nameStyle(sheet: Sheet, name: string): TextStyle {
  const sizes = [27, 23, 19, 16];
  const styles = sizes.map((size): TextStyle => ({ font: 'bold', size, color: COLORS.ink }));
  const fitting = styles.find((style) => sheet.wrap(name, sheet.width, style).length <= 3);
  return fitting ?? { font: 'bold', size: 13, color: COLORS.ink };
}

export function drawIssue(sheet: Sheet, document: AnyDocument, reportType: string | null): void {
  const { issue, company, locale, preparedFor } = document;
  const { proof } = issue;
  const facts: Fact[] = [
    ...(company.country ? [{ label: FRAME.country[locale], value: company.country }] : []),
    ...(company.taxId ? [company.taxId] : []),
    ...(reportType ? [{ label: FRAME.reportType[locale], value: reportType }] : []),
    ...(proof
      ? [
          { label: FRAME.number[locale], value: proof.number },
          { label: FRAME.version[locale], value: String(proof.version) },
        ]
      : []),
    { label: FRAME.issued[locale], value: dayOf(issue.issuedAt, locale) },
    { label: FRAME.preparedFor[locale], value: preparedFor },
  ];
  drawFacts(sheet, facts);
  if (proof && proof.version > 1) {
    sheet.space(10);
    const { version, reason } = proof;
    sheet.paragraph(interpolate(FRAME.corrected[locale], { version, reason }), {
      ...STYLES.strong,
      color: COLORS.warning,
    });
  }
}
