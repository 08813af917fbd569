import type { ChecksExport, ExportResult } from '@homologa/domain/exports/export.contract';
import { checksInOrder } from '../../compliance/checks/check.queries';
import type { Context } from '../../kernel/context';
import type { ChildProgram } from '../../kernel/ports/child-program';
import { describeCheckFilter } from '../describe-filter';
import type { ExportRun } from '../export-file';
import { exportList } from '../export-list';

/**
 * Job `exports.checks`: writes a snapshot of the compliance checks visible to the user to a spreadsheet (`exportList`).
 */
export function makeChecksExport(
  ctx: Context,
  sheetProgram: ChildProgram,
  input: ExportRun & { companyId: string; request: ChecksExport },
): Promise<ExportResult> {
  const { request } = input;
  const { locale } = request;
  return exportList(ctx, sheetProgram, input, {
    kind: 'checks',
    locale,
    filters: describeCheckFilter(request.filter, locale),
    statementsFor: (reader) => checksInOrder(reader, request),
  });
}
