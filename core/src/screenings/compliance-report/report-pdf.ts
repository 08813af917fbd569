import type { Locale } from '@homologa/domain/language/locales';
import { COMPLIANCE_REPORT } from '@homologa/domain/screenings/compliance-report-words';
import { COLORS } from '../../documents/colors';
import { Sheet, STYLES, type TextStyle } from '../../documents/sheet';
import { drawTable } from '../../documents/table';
import type { ComplianceFacts } from './compliance-facts';
import { reportSections } from './report-lines';

const NOTE: TextStyle = { ...STYLES.strong, size: 9, color: COLORS.warning };
/** Space for the client's logo, in points. */
const LOGO = { width: 150, height: 44 };
const BRAND = 'Homologa';
const SHARES = [3, 7] as const;

export async function reportPdf(facts: ComplianceFacts, locale: Locale): Promise<Buffer> {
  const heading = COMPLIANCE_REPORT.title[locale];
  const title = `${heading}: ${facts.companyName}`;
  const sheet = await Sheet.open({ title, author: BRAND, locale, paper: 'A4', issuedAt: facts.finishedAt });
  if (facts.client) drawLogo(sheet, facts.client);
  if (facts.note) sheet.paragraph(facts.note[locale], NOTE);
  const lines = sheet.wrap(heading, sheet.width, STYLES.h1);
  sheet.content('H1', () => {
    sheet.y = sheet.lines(lines, { x: sheet.left, y: sheet.y, width: sheet.width }, STYLES.h1);
  });
  for (const section of reportSections(facts, locale)) {
    sheet.space(12);
    sheet.demand(ROOM);
    sheet.paragraph(section.title, STYLES.h2, 'H2');
    sheet.space(2);
    drawTable(sheet, {
      columns: SHARES.map((share) => ({ title: '', share })),
      rows: section.lines.map(([label, text]) => ({ cells: [{ text: label, style: STYLES.quiet }, text] })),
      hasRowTitles: true,
    });
  }
  return sheet.finish();
}

function drawLogo(sheet: Sheet, { name, logo }: NonNullable<ComplianceFacts['client']>): void {
  const { left: x, y } = sheet;
  const { width, height } = LOGO;
  sheet.content('Figure', () => sheet.doc.image(logo, x, y, { fit: [width, height] }), {
    alt: name,
    bbox: [x, y, x + width, y + height],
  });
  sheet.y = y + height;
  sheet.space(14);
}

/** Points required below a section title, so that it is not the last line of a page. */
const ROOM = 60;
