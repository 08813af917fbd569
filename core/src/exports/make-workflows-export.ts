import type { ExportResult, WorkflowsExport } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import type { Context } from '../kernel/context';
import type { ChildProgram } from '../kernel/ports/child-program';
import { workflowsInOrder } from '../workflows/workflow-list.queries';
import { describeWorkflowFilter } from './describe-filter';
import { SHEETS } from './export.texts';
import { type ExportRun, storeExport } from './export-file';
import { contextOfReader } from './reader';
import { writeList } from './write-list';

/**
 * Job `exports.workflows`: writes a snapshot of the workflows visible to the user to a sheet. May run more than once,
 * but creates one file (`storeExport`). Throws `forbidden`, `export_limit_exceeded`, `job_interrupted`.
 */
export function makeWorkflowsExport(
  ctx: Context,
  sheetProgram: ChildProgram,
  input: ExportRun & { companyId: string; request: WorkflowsExport },
): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale } = request;
  return storeExport(ctx, input, async (path) => {
    const { reader, name: exportedBy } = await contextOfReader(ctx, companyId, userId);
    const about = {
      subject: null,
      filters: describeWorkflowFilter(request.filter, locale),
      exportedAt: ctx.now(),
      exportedBy,
    };
    const list = { kind: 'workflows' } as const;
    const rows = await writeList(
      sheetProgram,
      workflowsInOrder(reader, request),
      { path, companyId, locale, list, about },
      run,
    );
    return { name: exportFileName(null, SHEETS.workflows[locale], ctx.now()), rows };
  });
}
