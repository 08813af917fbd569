import { drawHeading } from '../chapters';
import { FRAME, SECTIONS } from '../document.texts';
import { percentOf, shortBirthDate } from '../document-format';
import type { ReportDocument } from '../report-document';
import type { Sheet } from '../sheet';
import { NOT_KNOWN } from '../statement.texts';
import { drawTable } from '../table';
import { drawFacts } from './facts';

export function drawOwnership(sheet: Sheet, document: ReportDocument): void {
  const { shareholders, globalUltimate, locale } = document;
  drawHeading(sheet, SECTIONS.shareholders[locale]);
  if (shareholders.length === 0) sheet.paragraph(SECTIONS.noShareholders[locale]);
  else drawShareholders(sheet, document);
  if (!globalUltimate.some(({ value }) => value)) return;
  drawHeading(sheet, SECTIONS.ultimate[locale]);
  drawFacts(sheet, globalUltimate);
}

function drawShareholders(sheet: Sheet, { shareholders, locale, numbers }: ReportDocument): void {
  const shares = shareholders.map(({ share }) => share).filter((share) => share !== null);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const isBirthKnown = shareholders.some(({ birthDate }) => birthDate);
  drawTable(sheet, {
    columns: [
      { title: SECTIONS.name[locale], share: isBirthKnown ? 32 : 46 },
      { title: SECTIONS.kind[locale], share: isBirthKnown ? 14 : 16 },
      ...(isBirthKnown ? [{ title: SECTIONS.born[locale], share: 18 }] : []),
      { title: FRAME.country[locale], share: 20 },
      { title: SECTIONS.share[locale], share: 18, align: 'right' },
    ],
    rows: [
      ...shareholders.map(({ name, kind, country, share, birthDate }) => ({
        cells: [
          name,
          kind ? SECTIONS[kind][locale] : NOT_KNOWN,
          ...(isBirthKnown ? [shortBirthDate(birthDate, locale)] : []),
          country || NOT_KNOWN,
          share === null ? NOT_KNOWN : percentOf(share, numbers),
        ],
      })),
      ...(shares.length > 1
        ? [
            {
              cells: [SECTIONS.shareTotal[locale], '', ...(isBirthKnown ? [''] : []), '', percentOf(total, numbers)],
              look: 'sum' as const,
            },
          ]
        : []),
    ],
    hasRowTitles: true,
  });
}
