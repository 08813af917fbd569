import type { Locale } from '@homologa/domain/language/locales';
import { SHEETS } from './export.texts';
import type { CellValue, Sheet } from './xlsx/sheet';

export interface AboutSheet {
  subject: readonly [string, string] | null;
  filters: string;
  exportedAt: Date;
  exportedBy: string;
  rows: () => number;
}

export function aboutSheet(locale: Locale, about: AboutSheet): Sheet {
  // oxlint-disable-next-line typescript/require-await -- a sheet is read asynchronously
  async function* batches(): AsyncGenerator<CellValue[][]> {
    yield [
      ...(about.subject ? [[...about.subject]] : []),
      [SHEETS.filters[locale], about.filters || SHEETS.noFilters[locale]],
      [SHEETS.exportedAt[locale], about.exportedAt],
      [SHEETS.exportedBy[locale], about.exportedBy],
      [SHEETS.rows[locale], about.rows()],
    ];
  }
  return {
    name: SHEETS.about[locale],
    columns: [
      { header: '', kind: 'text', width: 22 },
      { header: '', kind: 'moment', width: 60 },
    ],
    batches: batches(),
    isList: false,
  };
}
