import { writeFile } from 'node:fs/promises';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ExportResult, QuestionnaireExport } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import { QUESTIONNAIRE_PDF_MAX_SUPPLIERS } from '@homologa/domain/exports/limits';
import type { Locale } from '@homologa/domain/language/locales';
import { isAnswerable, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import {
  SCORE_COMPUTED_WORDS,
  SCORE_OUTCOME_WORDS,
  SCORE_REVIEW_WORDS,
} from '@homologa/domain/questionnaires/score-words';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { paperOf } from '../../documents/paper';
import { renderQuestionnaires } from '../../documents/questionnaire-pdf';
import { questionnaireSections } from '../../documents/questionnaire-sections';
import type { DocumentScore, QuestionnaireDocument } from '../../documents/report-document';
import { loadCompanyLogo } from '../../files/logo-image.queries';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { describeScore } from '../../scores/describe-score.queries';
import { withReviews } from '../../scores/reviews.queries';
import { findNewestScores, isScoreShown } from '../../scores/scores.queries';
import { type ItemRow, loadItems, questionOf } from '../../workflows/questionnaire.queries';
import { aboutSheet } from '../about-sheet';
import { SHEETS } from '../export.texts';
import { type ExportRun, storeExport } from '../export-file';
import { contextOfReader } from '../reader';
import type { CellValue, Sheet } from '../xlsx/sheet';
import { writeWorkbook } from '../xlsx/write-workbook';
import { type AnsweredSupplier, answeredSuppliers } from './answered-suppliers.queries';
import { answerCells, cellKindOf, unitOf } from './answers-sheet';
import { getReadableWorkflow, listRetiredQuestions } from './results.queries';
import { scoreCells } from './score-cells';

interface Questionnaire {
  title: string;
  client: string;
  clientLogo: Buffer | null;
  items: readonly ItemRow[];
  /** Removed questions of submitted versions, whose columns follow those of the present questions. */
  retired: readonly ItemRow[];
  isScored: boolean;
  suppliers: AsyncIterable<AnsweredSupplier[]>;
}

/**
 * Job `exports.questionnaire`: writes a workbook with a row per supplier and a column per question, also for removed
 * questions of the submitted versions, or a PDF in which
 * each supplier starts a new page. May run more than once, but creates one file (`storeExport`). Throws `not_found`,
 * `forbidden`, `export_limit_exceeded`.
 */
export function makeQuestionnaireExport(
  ctx: Context,
  input: ExportRun & { companyId: string; request: QuestionnaireExport },
): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale, workflowId, type } = request;
  return storeExport(ctx, input, async (path) => {
    const { reader, name: exportedBy } = await contextOfReader(ctx, companyId, userId);
    const { workflow, items, retired, isScored, total, client } = await ctx.db.tenant(companyId, async (tx) => {
      const found = await getReadableWorkflow(reader, tx, companyId, workflowId);
      const present = await loadItems(tx, companyId, workflowId);
      return {
        workflow: found,
        items: present,
        retired: await listRetiredQuestions(tx, { companyId, workflowId }, present),
        isScored: await hasScoring(tx, companyId, workflowId),
        total: await tx.supplier.count({ where: { companyId, workflowId, unconfirmedEmail: null } }),
        client: (await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } })).name,
      };
    });
    const { reportType } = workflow;
    async function* suppliers(): AsyncGenerator<AnsweredSupplier[]> {
      let done = 0;
      for await (const batch of answeredSuppliers(ctx, companyId, workflowId, { items, reportType, locale })) {
        run.signal.throwIfAborted();
        yield batch;
        done += batch.length;
        await run.progress({ done, total: Math.max(done, total) });
      }
    }
    const clientLogo = type === 'pdf' ? await loadCompanyLogo(ctx, companyId) : null;
    const questionnaire = {
      title: workflow.title,
      client,
      clientLogo,
      items,
      retired,
      isScored,
      suppliers: suppliers(),
    };
    const extension = type === 'pdf' ? 'pdf' : 'xlsx';
    const name = exportFileName(workflow.title, SHEETS.questionnaire[locale], ctx.now(), extension);
    if (type === 'pdf')
      return {
        name,
        rows: await writePdf(ctx, path, { ...questionnaire, companyId }, locale),
        mime: 'application/pdf',
      };
    return { name, rows: await writeBook(ctx, path, questionnaire, { locale, exportedBy }) };
  });
}

async function writeBook(
  ctx: Context,
  path: string,
  { title, items, retired, isScored, suppliers }: Questionnaire,
  { locale, exportedBy }: { locale: Locale; exportedBy: string },
): Promise<number> {
  const questions = [...items.filter((item) => isAnswerable(item.type)), ...retired];
  let rows = 0;
  async function* batches(): AsyncGenerator<CellValue[][]> {
    for await (const batch of suppliers) {
      rows += batch.length;
      yield batch.map(({ supplier, items: asked, answers, values }) => [
        supplier.companyName,
        supplier.taxId,
        supplier.email,
        SUPPLIER_STATUS_WORDS[supplier.status][locale],
        ...(isScored ? scoreCells(supplier, { items, retired }, locale) : []),
        ...answerCells(questions, { items: asked, answers, values }, locale),
      ]);
    }
  }
  const about = aboutSheet(locale, {
    subject: [SUPPLIER_COLUMN_WORDS.workflow[locale], title],
    filters: '',
    exportedAt: ctx.now(),
    exportedBy,
    rows: () => rows,
  });
  await writeWorkbook(path, [questionnaireSheet({ items, isScored }, questions, locale, batches()), about], locale);
  return rows;
}

const hasScoring = async (tx: Tx, companyId: string, workflowId: string): Promise<boolean> => {
  const workflow = await tx.workflow.findFirst({ where: { id: workflowId, companyId }, select: { scoring: true } });
  return workflow?.scoring != null;
};

/** Writes the answers of all suppliers as a PDF and returns the number of suppliers. Throws `export_limit_exceeded`. */
async function writePdf(
  ctx: Context,
  path: string,
  { title, client, clientLogo, isScored, suppliers, companyId }: Questionnaire & { companyId: string },
  locale: Locale,
): Promise<number> {
  const documents: QuestionnaireDocument[] = [];
  for await (const batch of suppliers) {
    const scores = isScored ? await readScores(ctx, companyId, batch) : new Map<string, DocumentScore>();
    for (const { supplier, items, answers } of batch) {
      const { companyName: name, country, taxId } = supplier;
      documents.push({
        locale,
        paper: paperOf(country),
        title,
        preparedFor: client,
        clientLogo,
        issue: { brand: ctx.config.brand.name, issuedAt: ctx.now(), proof: null, isSandbox: false },
        company: {
          name,
          country: isCountryId(country) ? COUNTRY_NAMES[country][locale] : country,
          taxId: taxId ? { label: SUPPLIER_COLUMN_WORDS.tax_id[locale], value: taxId } : null,
        },
        sections: questionnaireSections(items, answers),
        score: scores.get(supplier.id) ?? null,
      });
    }
    if (documents.length > QUESTIONNAIRE_PDF_MAX_SUPPLIERS) {
      throw new DomainError('export_limit_exceeded', { values: { n: QUESTIONNAIRE_PDF_MAX_SUPPLIERS } });
    }
  }
  const [first, ...others] = documents;
  if (!first) throw new DomainError('not_found');
  await writeFile(path, await renderQuestionnaires([first, ...others]));
  return documents.length;
}

/** Reads the scores that the lists show too, as reviewed, with the texts of their time. */
async function readScores(
  ctx: Context,
  companyId: string,
  batch: readonly AnsweredSupplier[],
): Promise<ReadonlyMap<string, DocumentScore>> {
  const scored = new Map(batch.map(({ supplier }) => [supplier.id, supplier]));
  const scores = await ctx.db.tenant(companyId, async (tx) =>
    withReviews(tx, companyId, await findNewestScores(tx, companyId, [...scored.keys()])),
  );
  return new Map(
    [...scores].flatMap(([id, score]) => {
      if (!isScoreShown(score.result, scored.get(id) ?? null)) return [];
      const described = describeScore(score);
      return [[id, { ...described, outcome: described.outcome?.name ?? null }] as const];
    }),
  );
}

function questionnaireSheet(
  { items, isScored }: Pick<Questionnaire, 'items' | 'isScored'>,
  questions: readonly ItemRow[],
  locale: QuestionnaireExport['locale'],
  batches: AsyncIterable<CellValue[][]>,
): Sheet {
  const numbers = questionNumbers(items.map(questionOf));
  const numberOf = ({ id }: ItemRow): string => (numbers.has(id) ? `${numbers.get(id)}. ` : '');
  return {
    name: SHEETS.questionnaire[locale],
    columns: [
      { header: SUPPLIER_COLUMN_WORDS.company_name[locale], kind: 'text', width: 36 },
      { header: SUPPLIER_COLUMN_WORDS.tax_id[locale], kind: 'text', width: 18 },
      { header: SUPPLIER_COLUMN_WORDS.contact_emails[locale], kind: 'text', width: 30 },
      { header: SHEETS.status[locale], kind: 'text', width: 14 },
      ...(isScored
        ? [
            { header: `${SUPPLIER_COLUMN_WORDS.score[locale]} (%)`, kind: 'amount' as const, width: 12 },
            { header: SCORE_OUTCOME_WORDS[locale], kind: 'text' as const, width: 24 },
            {
              header: `${SUPPLIER_COLUMN_WORDS.score[locale]}, ${SCORE_COMPUTED_WORDS[locale]} (%)`,
              kind: 'amount' as const,
              width: 12,
            },
            { header: SCORE_REVIEW_WORDS[locale], kind: 'text' as const, width: 40 },
          ]
        : []),
      ...questions.map((item) => ({
        header: `${numberOf(item)}${item.title}${unitOf(item)}`,
        kind: cellKindOf(item),
        width: 40,
      })),
    ],
    batches,
    isList: true,
  };
}
