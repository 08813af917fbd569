import type { ChecksExport, ExportResult } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import { checksInOrder } from '../../compliance/checks/check.queries';
import type { Context } from '../../kernel/context';
import type { ChildProgram } from '../../kernel/ports/child-program';
import { describeCheckFilter } from '../describe-filter';
import { SHEETS } from '../export.texts';
import { type ExportRun, storeExport } from '../export-file';
import { contextOfReader } from '../reader';
import { writeList } from '../write-list';

/**
 * Job `exports.checks`: writes a snapshot of the compliance checks to a sheet. May run more than once, but creates one
 * file (`storeExport`). Throws `forbidden`, `export_limit_exceeded`, `job_interrupted`.
 */
export function makeChecksExport(
  ctx: Context,
  sheetProgram: ChildProgram,
  input: ExportRun & { companyId: string; request: ChecksExport },
): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale } = request;
  return storeExport(ctx, input, async (path) => {
    const { reader, name: exportedBy } = await contextOfReader(ctx, companyId, userId);
    const about = {
      subject: null,
      filters: describeCheckFilter(request.filter, locale),
      exportedAt: ctx.now(),
      exportedBy,
    };
    const list = { kind: 'checks' } as const;
    const task = { path, companyId, locale, list, about };
    const rows = await writeList(sheetProgram, checksInOrder(reader, request), task, run);
    return { name: exportFileName(null, SHEETS.checks[locale], ctx.now()), rows };
  });
}
