import { interpolate } from '@homologa/domain/language/interpolate';
import { SECTIONS } from '../document.texts';
import { shortDay } from '../document-format';
import type { ReportDocument } from '../report-document';
import type { Sheet } from '../sheet';
import { drawTable } from '../table';

export function drawSources(sheet: Sheet, { sources, issue, locale }: ReportDocument): void {
  sheet.paragraph(interpolate(SECTIONS.sourcesText[locale], { brand: issue.brand }));
  if (sources.length === 0) return;
  sheet.space(6);
  drawTable(sheet, {
    columns: [
      { title: SECTIONS.figure[locale], share: 42 },
      { title: SECTIONS.source[locale], share: 34 },
      { title: SECTIONS.date[locale], share: 24 },
    ],
    rows: sources.map(({ figure, source, date }) => ({ cells: [figure, source, shortDay(date, locale)] })),
    hasRowTitles: true,
  });
}
