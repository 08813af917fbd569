import type { Locale } from '@homologa/domain/language/locales';
import { COMPLIANCE_REPORT } from '@homologa/domain/screenings/compliance-report-words';
import anyAscii from 'any-ascii';
import PDFDocument from 'pdfkit';
import { type ComplianceFacts, reportSections } from './report-lines';

const MARGIN = 56;
const LABEL_WIDTH = 140;
const GAP = 12;
/** Room that a line needs at least, else it begins on the next page. */
const LINE_ROOM = 48;

/** The built-in fonts have Latin letters alone: other scripts are spelt in those. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/gu, (sign) => anyAscii(sign));

/** The compliance report as a PDF. */
export async function reportPdf(facts: ComplianceFacts, locale: Locale): Promise<Buffer> {
  const heading = COMPLIANCE_REPORT.title[locale];
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    info: { Title: `${heading}: ${facts.companyName}`, CreationDate: facts.finishedAt },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.font('Helvetica-Bold');
  if (facts.note) document.fontSize(9).fillColor('#b3261e').text(printable(facts.note[locale])).moveDown(1);
  document.fillColor('#111111').fontSize(20).text(printable(heading));
  for (const { title, lines } of reportSections(facts, locale)) {
    document.moveDown(1).font('Helvetica-Bold').fontSize(13).fillColor('#111111').text(printable(title), MARGIN);
    document.moveDown(0.4).font('Helvetica').fontSize(9.5);
    for (const [label, text] of lines) writeLine(document, printable(label), printable(text));
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function writeLine(document: PDFKit.PDFDocument, label: string, text: string): void {
  if (document.y > document.page.height - MARGIN - LINE_ROOM) document.addPage();
  const top = document.y;
  document.fillColor('#5f6368').text(label, MARGIN, top, { width: LABEL_WIDTH });
  const below = document.y;
  const left = MARGIN + LABEL_WIDTH + GAP;
  document.fillColor('#111111').text(text, left, top, { width: document.page.width - left - MARGIN });
  document.y = Math.max(document.y, document.y < top ? document.y : below) + 4;
}
