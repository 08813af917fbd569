import { interpolate } from '@homologa/domain/language/interpolate';
import { SECTIONS } from '../document.texts';
import { amountOf, dayOf } from '../document-format';
import type { ReportDocument } from '../report-document';
import type { Sheet } from '../sheet';
import { drawTable } from '../table';

export function drawScreening(sheet: Sheet, { screening, locale, numbers }: ReportDocument): void {
  if (!screening) {
    sheet.paragraph(SECTIONS.notScreened[locale]);
    return;
  }
  const { screenedAt, result, lists, confirmed, dismissed, undecided } = screening;
  sheet.paragraph(interpolate(SECTIONS.screened[locale], { date: dayOf(screenedAt, locale), result }));
  if (lists.length > 0) {
    sheet.space(6);
    drawTable(sheet, {
      columns: [
        { title: SECTIONS.list[locale], share: 80 },
        { title: SECTIONS.hits[locale], share: 20, align: 'right' },
      ],
      rows: lists.map(({ name, hits }) => ({ cells: [name, amountOf(hits, numbers)] })),
      hasRowTitles: true,
    });
  }
  if (confirmed + dismissed + undecided === 0) return;
  sheet.space(6);
  sheet.paragraph(interpolate(SECTIONS.decided[locale], { confirmed, dismissed, undecided }));
}
