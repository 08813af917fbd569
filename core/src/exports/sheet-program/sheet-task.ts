import type { Locale } from '@homologa/domain/language/locales';
import { z } from 'zod';
import type { AboutSheet } from '../about-sheet';
import type { ExportColumn } from '../supplier-cells';

export type ListedRows =
  | {
      kind: 'suppliers';
      columns: readonly ExportColumn[];
      labelNames: ReadonlyMap<string, string>;
      marksSandbox: boolean;
    }
  | { kind: 'workflows' }
  | { kind: 'checks' };

export interface Statement {
  text: string;
  values: readonly unknown[];
}

export type ListFormat = 'xlsx' | 'csv';

export interface SheetTask {
  path: string;
  /** Default `xlsx`. A CSV file has no sheet about the export. */
  format?: ListFormat;
  companyId: string;
  locale: Locale;
  count: Statement;
  maxRows: number;
  rows: Statement;
  list: ListedRows;
  about: Omit<AboutSheet, 'rows'>;
}

export const sheetResult = z.object({ total: z.number(), rows: z.number() });
export type SheetResult = z.infer<typeof sheetResult>;
