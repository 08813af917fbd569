import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import type { Locale } from '@homologa/domain/language/locales';
import { COLUMN_WORDS, FILE_COLUMNS, type FileColumn } from '@homologa/domain/questionnaires/files/file-words';
import { QUESTIONNAIRE_FILE } from '@homologa/domain/questionnaires/files/questionnaire-file.contract';
import { fitsSheet, writeRows } from '@homologa/domain/questionnaires/files/questionnaire-rows';
import { wireItemOf, withPlaceIds } from '@homologa/domain/questionnaires/files/wire-items';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { canEditWorkflow } from '@homologa/domain/workflows/workflow.policy';
import type { OpenFile } from '../../files/open-file';
import { audit } from '../../kernel/audit';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { loadItems, questionOf } from '../../workflows/questionnaire.queries';
import { SHEETS } from '../export.texts';
import { getReadableWorkflow } from '../results/results.queries';
import type { CellValue } from '../xlsx/sheet';
import { writeWorkbook, XLSX_MIME } from '../xlsx/write-workbook';

interface QuestionnaireFileInput {
  workflowId: string;
  format: 'xlsx' | 'json';
  locale: Locale;
}

const WIDTHS: Readonly<Partial<Record<FileColumn, number>>> = { title: 60, options: 40, show_if: 40, parameters: 30 };
const WIDTH = 16;

/**
 * Writes the stored questionnaire of a workflow as a file for people (XLSX) or programs (JSON); reading the file gives
 * an equal questionnaire (reference 6.14). Throws `not_found`, `forbidden`, and `file_too_large` for a cell that a
 * spreadsheet would cut; JSON has no such limit.
 */
export async function writeQuestionnaireFile(
  ctx: Context,
  { workflowId, format, locale }: QuestionnaireFileInput,
): Promise<OpenFile> {
  const { companyId } = requireCompany(ctx.actor);
  const { title, questions, scoring, rows } = await ctx.db.tenant(companyId, async (tx) => {
    const workflow = await getReadableWorkflow(ctx, tx, companyId, workflowId);
    // Points and conditions are for those who edit the questionnaire.
    authorize(canEditWorkflow(ctx.actor, workflow));
    const questions = withPlaceIds((await loadItems(tx, companyId, workflowId)).map(questionOf));
    const scoring = await readScoring(tx, { id: workflowId, companyId });
    const rows = format === 'xlsx' ? writeRows(questions, locale, scoring) : [];
    if (!fitsSheet(rows)) throw new DomainError('file_too_large');
    await audit(ctx, tx, {
      companyId,
      action: 'workflow.export_questionnaire',
      objectType: 'workflow',
      objectId: workflowId,
      facts: { format },
    });
    return { title: workflow.title, questions, scoring, rows };
  });
  const bytes = format === 'json' ? jsonOf(questions, scoring) : await workbookOf(ctx, rows, locale);
  return {
    stream: Readable.from([bytes]),
    name: exportFileName(title, SHEETS.questionnaire[locale], ctx.now(), format),
    mime: format === 'json' ? 'application/json' : XLSX_MIME,
    size: bytes.length,
  };
}

/** Reads the thresholds with ids by their places, like the items'; null without a score. */
async function readScoring(tx: Tx, where: { id: string; companyId: string }): Promise<Scoring | null> {
  const row = await tx.workflow.findFirst({ where, select: { scoring: true } });
  const scoring = (row?.scoring ?? null) as unknown as Scoring | null;
  return scoring && { thresholds: scoring.thresholds.map((threshold, at) => ({ ...threshold, id: `t${at + 1}` })) };
}

function jsonOf(questions: readonly QuestionItem[], scoring: Scoring | null): Buffer {
  const file = { format: QUESTIONNAIRE_FILE, version: 1, questionnaire: questions.map(wireItemOf) };
  return Buffer.from(`${JSON.stringify(scoring ? { ...file, scoring } : file, null, 2)}\n`);
}

async function workbookOf(ctx: Context, rows: CellValue[][], locale: Locale): Promise<Buffer> {
  // oxlint-disable-next-line typescript/require-await -- a sheet is read asynchronously
  async function* batches(): AsyncGenerator<CellValue[][]> {
    yield rows;
  }
  const columns = FILE_COLUMNS.map((column) => ({
    header: COLUMN_WORDS[column][locale],
    kind: 'text' as const,
    width: WIDTHS[column] ?? WIDTH,
  }));
  const sheet = { name: SHEETS.questionnaire[locale], columns, batches: batches(), isList: true };
  const folder = await mkdtemp(join(ctx.config.dataDir, 'questionnaire-'));
  try {
    const path = join(folder, 'questionnaire.xlsx');
    await writeWorkbook(path, [sheet], locale);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
