import { createReadStream } from 'node:fs';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { bulkFieldsOf, readImportRows } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import { findDuplicates, type RecordProblem, recordProblems } from '@homologa/domain/suppliers/bulk/record-problems';
import { type ImportColumns, missingColumns } from '@homologa/domain/suppliers/import/import-columns';
import type { AskedColumns } from '@homologa/domain/suppliers/import/import-columns.contract';
import { IMPORT_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { canAddSuppliers } from '@homologa/domain/workflows/workflow.policy';
import { sniff, type Upload } from '../../files/store-upload';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { ChildProgram } from '../../kernel/ports/child-program';
import { getSupplierWorkflow } from '../supplier-workflow.queries';
import { askColumns, chooseColumns } from './choose-columns';
import { isImportable } from './read-import-file';
import { readInProgram } from './read-in-program';

export interface PreviewedLine {
  /** Line of the file or row of the sheet, starting at 1. */
  line: number;
  companyName: string;
  /** Messages of the rules that the line breaks; a line without any would be added. */
  problems: string[];
  missing: InviteField[];
  /** Fields with a value that a launch would reject. */
  invalid: InviteField[];
  /** Line with the same tax id, DUNS number, name or e-mail; null if there is none. */
  sameAs: number | null;
}

export interface ImportPreview {
  lines: PreviewedLine[];
  /** Set if the headings do not say which column is which field; `lines` is then empty. */
  columns: AskedColumns | null;
  missingColumns: readonly InviteField[];
}

const READING_MS = 60_000;

/**
 * Reads a file as `importSuppliers` does, in the reader program, and reports each line with what is missing or wrong.
 * Stores and changes nothing. Throws `file_type_not_allowed`, `import_unreadable`, `import_too_heavy`,
 * `import_limit_exceeded`, `bulk_empty`, `import_columns_invalid`, `not_found`, `forbidden`.
 */
export async function previewImport(
  ctx: Context,
  reader: ChildProgram,
  { workflowId, upload, columns: said }: { workflowId: string; upload: Upload; columns?: ImportColumns },
): Promise<ImportPreview> {
  const { companyId } = requireCompany(ctx.actor);
  const workflow = await ctx.db.tenant(companyId, (tx) => getSupplierWorkflow(tx, companyId, workflowId));
  authorize(canAddSuppliers(ctx.actor, workflow));
  const mime = await sniff(upload.path, upload.name);
  if (!mime || !isImportable(mime)) throw new DomainError('file_type_not_allowed');
  const rows = await readInProgram(
    ctx,
    reader,
    { mime, stream: createReadStream(upload.path) },
    { width: bulkFieldsOf(workflow).length, signal: AbortSignal.timeout(READING_MS) },
  );
  const { columns, isSure } = await chooseColumns(ctx, { companyId, columns: said }, rows, workflow);
  const asked = { missingColumns: missingColumns(columns, workflow) };
  if (!isSure) return { ...asked, lines: [], columns: askColumns(rows, columns) };
  const records = rows.slice(columns.hasHeading ? 1 : 0);
  if (records.length === 0) throw new DomainError('bulk_empty');
  if (records.length > IMPORT_SUPPLIER_LIMIT) {
    throw new DomainError('import_limit_exceeded', { values: { n: IMPORT_SUPPLIER_LIMIT } });
  }
  const read = readImportRows(records, columns.fields, workflow);
  const numbered = read.flatMap(({ invite }, at) => (invite ? [{ invite, at }] : []));
  const duplicates = findDuplicates(numbered.map(({ invite }) => invite));
  const sameAs = new Map(
    numbered.flatMap(({ at }, place) => {
      const first = numbered[duplicates.get(place)?.of ?? -1];
      return first ? [[at, records[first.at]?.line ?? null] as const] : [];
    }),
  );
  return {
    ...asked,
    columns: null,
    lines: read.map(({ invite, cells, violations }, at) => {
      const found = Object.entries(invite ? recordProblems(invite, workflow) : {}) as [InviteField, RecordProblem][];
      const fieldsWith = (isRequired: boolean) =>
        found.filter(([, problem]) => (problem === 'required') === isRequired).map(([field]) => field);
      return {
        line: records[at]?.line ?? 0,
        companyName: invite?.companyName ?? cells[0] ?? '',
        problems: violations.map(({ message }) => message),
        missing: fieldsWith(true),
        invalid: fieldsWith(false),
        sameAs: sameAs.get(at) ?? null,
      };
    }),
  };
}
