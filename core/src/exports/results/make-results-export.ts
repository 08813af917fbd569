import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ExportResult, ResultsExport } from '@homologa/domain/exports/export.contract';
import { exportFileName, inFileName, supplierZipName } from '@homologa/domain/exports/export-file-name';
import { RESULTS_MAX_FILES } from '@homologa/domain/exports/limits';
import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import { uniqueNames } from '../../files/zip-files';
import type { Context } from '../../kernel/context';
import type { SupplierWorkflow } from '../../suppliers/supplier-workflow.queries';
import { type ItemRow, loadItems } from '../../workflows/questionnaire.queries';
import { SHEETS } from '../export.texts';
import { type ExportRun, storeExport } from '../export-file';
import { contextOfReader } from '../reader';
import {
  getReadableWorkflow,
  listResultFiles,
  listResultSuppliers,
  type ResultFile,
  type ResultSupplier,
} from './results.queries';
import { type FolderOfResults, writeResultsZip } from './write-results-zip';

const ZIP_MIME = 'application/zip';

interface Found {
  workflow: SupplierWorkflow;
  items: ItemRow[];
  suppliers: ResultSupplier[];
  files: ResultFile[];
}

/**
 * Job `exports.results`: writes a zip of one supplier's files and answers, or of the whole workflow with a folder per
 * supplier and an index. Streams all content. May run more than once, but creates one file (`storeExport`). Throws
 * `not_found`, `forbidden`, `export_limit_exceeded`.
 */
export function makeResultsExport(
  ctx: Context,
  input: ExportRun & { companyId: string; request: ResultsExport },
): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale, supplierId } = request;
  return storeExport(ctx, input, async (path) => {
    const { reader } = await contextOfReader(ctx, companyId, userId);
    const found = await find(ctx, reader, companyId, request);
    const { reportType } = found.workflow;
    const folders = foldersOf(found, supplierId === null);
    const items = found.items.some(({ type }) => isAnswerable(type)) ? found.items : [];
    await writeResultsZip(
      ctx,
      path,
      { companyId, workflowId: request.workflowId, folders, items, reportType, locale, hasIndex: supplierId === null },
      run,
    );
    const only = found.suppliers[0];
    const name =
      supplierId !== null && only
        ? supplierZipName(only.companyName)
        : exportFileName(found.workflow.title, SHEETS.results[locale], ctx.now(), 'zip');
    return { name, rows: folders.length, mime: ZIP_MIME };
  });
}

async function find(ctx: Context, reader: Context, companyId: string, request: ResultsExport): Promise<Found> {
  const { workflowId } = request;
  const found = await ctx.db.tenant(companyId, async (tx) => ({
    workflow: await getReadableWorkflow(reader, tx, companyId, workflowId),
    items: await loadItems(tx, companyId, workflowId),
    suppliers: await listResultSuppliers(tx, companyId, request, { after: null, limit: RESULTS_MAX_FILES + 1 }),
    files: await listResultFiles(tx, companyId, request, RESULTS_MAX_FILES + 1),
  }));
  if (found.suppliers.length + found.files.length > RESULTS_MAX_FILES) {
    throw new DomainError('export_limit_exceeded', { values: { n: RESULTS_MAX_FILES } });
  }
  if (request.supplierId && found.suppliers.length === 0) throw new DomainError('not_found');
  return found;
}

function foldersOf({ suppliers, files }: Found, hasFolders: boolean): FolderOfResults[] {
  const bySupplier = new Map<string, ResultFile[]>(suppliers.map(({ id }) => [id, []]));
  for (const file of files) bySupplier.get(file.supplierId)?.push(file);
  const names = uniqueNames(suppliers.map(({ companyName }) => inFileName(companyName).replaceAll('.', '') || '_'));
  return suppliers.map((supplier, index) => ({
    supplier,
    folder: hasFolders ? (names[index] ?? supplier.id) : null,
    files: bySupplier.get(supplier.id) ?? [],
  }));
}
