import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import type { ExportResult, QuestionnaireExport } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import { isAnswerable, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { Context } from '../../kernel/context';
import { type ItemRow, loadItems, questionOf } from '../../workflows/questionnaire.queries';
import { aboutSheet } from '../about-sheet';
import { SHEETS } from '../export.texts';
import { type ExportRun, storeExport } from '../export-file';
import { contextOfReader } from '../reader';
import type { CellValue, Sheet } from '../xlsx/sheet';
import { writeWorkbook } from '../xlsx/write-workbook';
import { getReadableWorkflow, listResultSuppliers, type ResultSupplier, readWrittenAnswers } from './results.queries';

/** Suppliers whose answers are in memory at a time. */
const BATCH = 100;

/**
 * The work of `exports.questionnaire`: the workflow's questionnaire as a workbook, suppliers down and questions
 * across (reference 9.12). At-least-once, with one file however often (`storeExport`). Throws `not_found`,
 * `forbidden`.
 */
export function makeQuestionnaireExport(
  ctx: Context,
  input: ExportRun & { companyId: string; request: QuestionnaireExport },
): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale, workflowId } = request;
  return storeExport(ctx, input, async (path) => {
    const { reader, name: exportedBy } = await contextOfReader(ctx, companyId, userId);
    const { workflow, items, total } = await ctx.db.tenant(companyId, async (tx) => ({
      workflow: await getReadableWorkflow(reader, tx, companyId, workflowId),
      items: await loadItems(tx, companyId, workflowId),
      total: await tx.supplier.count({ where: { companyId, workflowId } }),
    }));
    const questions = items.filter((item) => isAnswerable(item.type));
    let rows = 0;
    async function* batches(): AsyncGenerator<CellValue[][]> {
      for await (const batch of answeredSuppliers(ctx, companyId, workflowId, items)) {
        run.signal.throwIfAborted();
        rows += batch.length;
        await run.progress({ done: rows, total: Math.max(rows, total) });
        yield batch.map(({ supplier, answers }) => [
          supplier.companyName,
          supplier.taxId,
          supplier.email,
          SUPPLIER_STATUS_WORDS[supplier.status][locale],
          ...questions.map(({ id }) => answers.get(id) ?? SHEETS.notAnswered[locale]),
        ]);
      }
    }
    const about = {
      subject: [SUPPLIER_COLUMN_WORDS.workflow[locale], workflow.title] as const,
      filters: '',
      exportedAt: ctx.now(),
      exportedBy,
      rows: () => rows,
    };
    await writeWorkbook(
      path,
      [questionnaireSheet(items, questions, locale, batches()), aboutSheet(locale, about)],
      locale,
    );
    return { name: exportFileName(workflow.title, SHEETS.questionnaire[locale], ctx.now()), rows };
  });
}

function questionnaireSheet(
  items: readonly ItemRow[],
  questions: readonly ItemRow[],
  locale: QuestionnaireExport['locale'],
  batches: AsyncIterable<CellValue[][]>,
): Sheet {
  const numbers = questionNumbers(items.map(questionOf));
  return {
    name: SHEETS.questionnaire[locale],
    columns: [
      { header: SUPPLIER_COLUMN_WORDS.company_name[locale], kind: 'text', width: 36 },
      { header: SUPPLIER_COLUMN_WORDS.tax_id[locale], kind: 'text', width: 18 },
      { header: SUPPLIER_COLUMN_WORDS.contact_emails[locale], kind: 'text', width: 30 },
      { header: SHEETS.status[locale], kind: 'text', width: 14 },
      ...questions.map(({ id, title }) => ({
        header: `${numbers.get(id)}. ${title}`,
        kind: 'text' as const,
        width: 40,
      })),
    ],
    batches,
    isList: true,
  };
}

/** The workflow's suppliers by name, with their answers, a batch in memory at a time. */
async function* answeredSuppliers(ctx: Context, companyId: string, workflowId: string, items: readonly ItemRow[]) {
  let after: ResultSupplier | null = null;
  for (;;) {
    const batch: { supplier: ResultSupplier; answers: ReadonlyMap<string, string | null> }[] = await ctx.db.tenantRead(
      companyId,
      async (tx) => {
        const place = { workflowId, supplierId: null };
        const suppliers = await listResultSuppliers(tx, companyId, place, { after, limit: BATCH });
        const answers = await readWrittenAnswers(
          tx,
          companyId,
          items,
          suppliers.map(({ id }) => id),
        );
        return suppliers.map((supplier) => ({ supplier, answers: answers.get(supplier.id) ?? new Map() }));
      },
    );
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    after = batch.at(-1)?.supplier ?? null;
  }
}
