import type { Locale } from '@homologa/domain/language/locales';
import { z } from 'zod';
import type { AboutSheet } from '../about-sheet';
import type { ExportColumn } from '../supplier-cells';

/** What is listed, and what its cells need besides the rows. */
export type ListedRows =
  | {
      kind: 'suppliers';
      columns: readonly ExportColumn[];
      labelNames: ReadonlyMap<string, string>;
      /** Whether rows with invented figures are to be marked, in a column of their own. */
      marksSandbox: boolean;
    }
  | { kind: 'workflows' };

/** A statement as the driver takes it. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What the program that writes sheets is asked for; cloned into its process. */
export interface SheetTask {
  /** The file that it writes. */
  path: string;
  companyId: string;
  locale: Locale;
  /** Gives `total`. Where there are more rows than `maxRows`, nothing is written. */
  count: Statement;
  maxRows: number;
  rows: Statement;
  list: ListedRows;
  about: Omit<AboutSheet, 'rows'>;
}

/** Rows that there are, and those that were written. */
export const sheetResult = z.object({ total: z.number(), rows: z.number() });
export type SheetResult = z.infer<typeof sheetResult>;
