import { interpolate } from '@homologa/domain/language/interpolate';
import { SECTIONS } from '../document.texts';
import { amountOf, shortDay } from '../document-format';
import type { ReportDocument } from '../report-document';
import type { Sheet } from '../sheet';
import { NOT_KNOWN } from '../statement.texts';
import { drawTable } from '../table';

export function drawSuits(sheet: Sheet, { suits: { count, list }, statements, locale, numbers }: ReportDocument): void {
  const known = count ?? (list.length || null);
  sheet.paragraph(
    known === null
      ? SECTIONS.suitsUnknown[locale]
      : interpolate(SECTIONS.suitCount[locale], { count: amountOf(known, numbers) }),
  );
  if (list.length === 0) return;
  sheet.space(6);
  drawTable(sheet, {
    columns: [
      { title: SECTIONS.filed[locale], share: 16 },
      { title: SECTIONS.court[locale], share: 26 },
      { title: SECTIONS.suitNumber[locale], share: 18 },
      { title: SECTIONS.plaintiff[locale], share: 22 },
      { title: `${SECTIONS.amount[locale]} ${statements.currency}`, share: 18, align: 'right' },
    ],
    rows: list.map(({ filedOn, court, number, plaintiff, amount }) => ({
      cells: [
        shortDay(filedOn, locale),
        court || NOT_KNOWN,
        number || NOT_KNOWN,
        plaintiff || NOT_KNOWN,
        amountOf(amount, numbers),
      ],
    })),
  });
}
