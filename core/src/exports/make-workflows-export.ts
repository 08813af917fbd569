import type { ExportResult, WorkflowsExport } from '@homologa/domain/exports/export.contract';
import type { Context } from '../kernel/context';
import type { ChildProgram } from '../kernel/ports/child-program';
import { workflowsInOrder } from '../workflows/workflow-list.queries';
import { describeWorkflowFilter } from './describe-filter';
import type { ExportRun } from './export-file';
import { exportList } from './export-list';

/** Job `exports.workflows`: writes a snapshot of the workflows visible to the user to a spreadsheet (`exportList`). */
export function makeWorkflowsExport(
  ctx: Context,
  sheetProgram: ChildProgram,
  input: ExportRun & { companyId: string; request: WorkflowsExport },
): Promise<ExportResult> {
  const { request } = input;
  const { locale } = request;
  return exportList(ctx, sheetProgram, input, {
    kind: 'workflows',
    locale,
    filters: describeWorkflowFilter(request.filter, locale),
    statementsFor: (reader) => workflowsInOrder(reader, request),
  });
}
