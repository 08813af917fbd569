import type { AuditExport } from '@homologa/domain/audit/audit.contract';
import { AUDIT_EXPORT_MAX_ROWS } from '@homologa/domain/audit/limits';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ExportResult } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import type { Locale } from '@homologa/domain/language/locales';
import { auditEntriesInOrder, countAuditEntries } from '../audit/audit-trail.queries';
import type { NamedEntry } from '../audit/entry-names.queries';
import type { Context } from '../kernel/context';
import { aboutSheet } from './about-sheet';
import { AUDIT_CELLS, AUDIT_COLUMNS } from './audit-cells';
import { AUDIT_HEADERS, SHEETS } from './export.texts';
import { type ExportRun, storeExport } from './export-file';
import { contextOfReader, readStaff } from './reader';
import type { CellValue, Sheet } from './xlsx/sheet';
import { writeWorkbook } from './xlsx/write-workbook';

/**
 * Job `exports.audit-trail`: writes the entries that the user may currently read to a spreadsheet. Runs in the worker,
 * because the sheet program can only read a single company. May run more than once, but creates one file
 * (`storeExport`). Throws `forbidden`, `export_limit_exceeded`.
 */
export function makeAuditExport(ctx: Context, input: ExportRun & { request: AuditExport }): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale, filter, order } = request;
  return storeExport(ctx, input, async (path) => {
    const { name: exportedBy } =
      companyId === null ? await readStaff(ctx, userId) : await contextOfReader(ctx, companyId, userId);
    const total = await countAuditEntries(ctx, companyId, filter);
    if (total > AUDIT_EXPORT_MAX_ROWS) {
      throw new DomainError('export_limit_exceeded', { values: { n: AUDIT_EXPORT_MAX_ROWS } });
    }
    let rows = 0;
    async function* batches(): AsyncGenerator<CellValue[][]> {
      for await (const entries of auditEntriesInOrder(ctx, companyId, { filter, order })) {
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
    await writeWorkbook(path, [listOf(batches(), locale), aboutSheet(locale, about)], locale);
    return { name: exportFileName(null, SHEETS.auditTrail[locale], ctx.now()), rows };
  });
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
