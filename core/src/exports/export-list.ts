import type { ExportResult } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import type { Locale } from '@homologa/domain/language/locales';
import type { Context } from '../kernel/context';
import type { ChildProgram } from '../kernel/ports/child-program';
import { SHEETS } from './export.texts';
import { type ExportRun, storeExport } from './export-file';
import { contextOfReader } from './reader';
import { writeList } from './write-list';

interface ExportedList {
  kind: 'workflows' | 'checks';
  locale: Locale;
  /** Description of the filters in the user's language. */
  filters: string;
  /** Returns statements limited to the reader's current permissions. */
  statementsFor: (reader: Context) => Parameters<typeof writeList>[1];
}

/**
 * Writes a snapshot of one of the company's lists to a spreadsheet. May run more than once, but creates one file
 * (`storeExport`). Throws `forbidden`, `export_limit_exceeded`, `job_interrupted`.
 */
export function exportList(
  ctx: Context,
  sheetProgram: ChildProgram,
  input: ExportRun & { companyId: string },
  { kind, locale, filters, statementsFor }: ExportedList,
): Promise<ExportResult> {
  const { companyId, userId, run } = input;
  return storeExport(ctx, input, async (path) => {
    const { reader, name: exportedBy } = await contextOfReader(ctx, companyId, userId);
    const about = { subject: null, filters, exportedAt: ctx.now(), exportedBy };
    const task = { path, companyId, locale, list: { kind }, about };
    const rows = await writeList(sheetProgram, statementsFor(reader), task, run);
    return { name: exportFileName(null, SHEETS[kind][locale], ctx.now()), rows };
  });
}
