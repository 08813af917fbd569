import type { AuditExport } from '@homologa/domain/audit/audit.contract';
import { AUDIT_EXPORT_MAX_ROWS } from '@homologa/domain/audit/limits';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ExportResult } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import type { Locale } from '@homologa/domain/language/locales';
import { auditEntriesInOrder, countAuditEntries } from '../audit/audit-trail.queries';
import type { NamedEntry } from '../audit/entry-names.queries';
import type { Trail } from '../audit/entry-subjects.queries';
import type { Context } from '../kernel/context';
import type { JobRun } from '../kernel/jobs/define-job';
import { aboutSheet } from './about-sheet';
import { AUDIT_CELLS, AUDIT_COLUMNS } from './audit-cells';
import { AUDIT_HEADERS, SHEETS } from './export.texts';
import { type ExportRun, storeExport } from './export-file';
import { contextOfReader, readStaff } from './reader';
import type { ListFormat } from './sheet-program/sheet-task';
import type { CellValue, Sheet } from './xlsx/sheet';
import { writeCsv } from './xlsx/write-csv';
import { writeWorkbook } from './xlsx/write-workbook';

/**
 * Job `exports.audit-trail`: writes the entries that the user may currently read to a spreadsheet. Runs in the worker,
 * because the sheet program can only read a single company. May run more than once, but creates one file
 * (`storeExport`). Throws `forbidden`, `export_limit_exceeded`.
 */
export function makeAuditExport(ctx: Context, input: ExportRun & { request: AuditExport }): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale } = request;
  return storeExport(ctx, input, async (path) => {
    const { name: exportedBy } =
      companyId === null ? await readStaff(ctx, userId) : await contextOfReader(ctx, companyId, userId);
    const rows = await writeAuditTrail(ctx, { trail: companyId, request, path, exportedBy, run });
    return { name: exportFileName(null, SHEETS.auditTrail[locale], ctx.now()), rows };
  });
}

interface WrittenTrail {
  trail: Trail;
  request: AuditExport;
  path: string;
  exportedBy: string;
  format?: ListFormat;
  run: Pick<JobRun, 'signal' | 'progress'>;
}

/**
 * Writes the entries of an audit trail to a file and returns their number. The caller must have authorized the actor.
 * Throws `export_limit_exceeded`.
 */
export async function writeAuditTrail(
  ctx: Context,
  { trail, request: { locale, filter, order }, path, exportedBy, format, run }: WrittenTrail,
): Promise<number> {
  const total = await countAuditEntries(ctx, trail, filter);
  if (total > AUDIT_EXPORT_MAX_ROWS) {
    throw new DomainError('export_limit_exceeded', { values: { n: AUDIT_EXPORT_MAX_ROWS } });
  }
  let rows = 0;
  async function* batches(): AsyncGenerator<CellValue[][]> {
    for await (const entries of auditEntriesInOrder(ctx, trail, { filter, order })) {
      run.signal.throwIfAborted();
      rows += entries.length;
      yield entries.map((entry) => cellsOf(entry, locale));
      await run.progress({ done: rows, total });
    }
  }
  const about = {
    subject: null,
    filters: Object.entries(filter)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join('; '),
    exportedAt: ctx.now(),
    exportedBy,
    rows: () => rows,
  };
  const list = listOf(batches(), locale);
  if (format === 'csv') await writeCsv(path, list);
  else await writeWorkbook(path, [list, aboutSheet(locale, about)], locale);
  return rows;
}

const cellsOf = (entry: NamedEntry, locale: Locale): CellValue[] =>
  AUDIT_COLUMNS.map((column) => AUDIT_CELLS[column].value(entry, locale));

const listOf = (batches: Sheet['batches'], locale: Locale): Sheet => ({
  name: SHEETS.auditTrail[locale],
  columns: AUDIT_COLUMNS.map((column) => {
    const { kind, width } = AUDIT_CELLS[column];
    return { header: AUDIT_HEADERS[column][locale], kind, width };
  }),
  batches,
  isList: true,
});
