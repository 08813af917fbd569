import type { Fact } from '../report-document';
import { type Sheet, STYLES } from '../sheet';
import { drawTable } from '../table';

export function drawFacts(sheet: Sheet, facts: readonly Fact[], labelShare = 32): void {
  const known = facts.filter(({ value }) => value.trim());
  if (known.length === 0) return;
  drawTable(sheet, {
    columns: [
      { title: '', share: labelShare },
      { title: '', share: 100 - labelShare },
    ],
    rows: known.map(({ label, value }) => ({ cells: [{ text: label, style: STYLES.quiet }, value] })),
    hasRowTitles: true,
  });
}
