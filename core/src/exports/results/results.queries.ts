import type { ReportType } from '@homologa/domain/catalog/report-types';
import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Locale } from '@homologa/domain/language/locales';
import type { WrittenAnswer } from '@homologa/domain/questionnaires/answer-text';
import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import { Prisma } from '@homologa/prisma/client';
import type { SupplierStatus } from '@homologa/prisma/models';
import { writtenAnswers } from '../../documents/questionnaire-sections';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Hot, Tx } from '../../kernel/database/database';
import { prepare, toStatement } from '../../kernel/database/statement';
import { type KeptItem, submittedRows, versionOfSubmit } from '../../questionnaires/kept-versions.queries';
import { shownParts, subjectOfShown } from '../../questionnaires/shown-parts.queries';
import { CURRENT_REVIEWS, type SheetReview } from '../../scores/reviews.queries';
import { getSupplierWorkflow, type SupplierWorkflow } from '../../suppliers/supplier-workflow.queries';
import type { ItemRow } from '../../workflows/questionnaire.queries';
import type { ResultFolder } from '../export.texts';

export interface ResultSupplier {
  id: string;
  companyName: string;
  email: string;
  taxId: string;
  country: string;
  status: SupplierStatus;
  isSandbox: boolean;
  questionnaireCompletedAt: string | Date | null;
  submittedVersion: number | null;
  shownQuestions: string[];
  scorePercent: number | null;
  scoreOutcome: string | null;
  computedPercent: number | null;
  computedOutcome: string | null;
  reviews: SheetReview[];
}

export interface ResultFile {
  supplierId: string;
  folder: ResultFolder;
  key: string;
  name: string;
  size: number;
}

/** Loads a workflow. Throws `not_found` if it does not exist or the actor must not read it. */
export async function getReadableWorkflow(
  ctx: Context,
  tx: Tx,
  companyId: string,
  workflowId: string,
): Promise<SupplierWorkflow> {
  const workflow = await getSupplierWorkflow(tx, companyId, workflowId);
  authorize(canReadWorkflow(ctx.actor, workflow));
  return workflow;
}

/**
 * Selects one supplier, or all of the workflow as the lists show them: without registrations by a public link whose e-mail
 * nobody has confirmed.
 */
const ofWhom = (companyId: string, workflowId: string, supplierId: string | null) => Prisma.sql`
  s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
  AND ${supplierId ? Prisma.sql`s."id" = ${supplierId}::uuid` : Prisma.sql`s."unconfirmedEmail" IS NULL`}`;

interface ResultPage {
  after: Pick<ResultSupplier, 'companyName' | 'id'> | null;
  limit: number;
}

const resultSuppliersSql = (
  companyId: string,
  { workflowId, supplierId }: { workflowId: string; supplierId: string | null },
  { after, limit }: ResultPage,
): Prisma.Sql => Prisma.sql`
  SELECT s."id", s."companyName", COALESCE(s."emails"[1], '') AS "email", s."taxId",
    s."country", s."questionnaireCompletedAt", s."submittedVersion", to_json(s."shownQuestions") AS "shownQuestions",
    s."scorePercent", s."scoreOutcome", s."computedPercent", s."computedOutcome", ${CURRENT_REVIEWS} AS "reviews",
    COALESCE(s."displayStatus", s."status") AS "status",
    EXISTS (SELECT 1 FROM "Report" r WHERE r."supplierId" = s."id" AND r."isSandbox")
      OR COALESCE((SELECT c."isSandbox" FROM "CcrRequest" c WHERE c."supplierId" = s."id"
        ORDER BY c."requestedAt" DESC LIMIT 1), false) AS "isSandbox"
  FROM "Supplier" s WHERE ${ofWhom(companyId, workflowId, supplierId)}
  ${after ? Prisma.sql`AND (s."companyName", s."id") > (${after.companyName}, ${after.id}::uuid)` : Prisma.empty}
  ORDER BY s."companyName", s."id" LIMIT ${limit}`;

export const listResultSuppliers = (
  tx: Tx,
  companyId: string,
  whose: { workflowId: string; supplierId: string | null },
  page: ResultPage,
): Promise<ResultSupplier[]> => tx.$queryRaw<ResultSupplier[]>(resultSuppliersSql(companyId, whose, page));

export const readResultSuppliers = (
  hot: Hot,
  companyId: string,
  workflowId: string,
  page: ResultPage,
): Promise<ResultSupplier[]> =>
  hot.rows(toStatement<ResultSupplier>(resultSuppliersSql(companyId, { workflowId, supplierId: null }, page)));

/**
 * Lists at most `limit` files visible to the client: delivered reports and additional files, compliance reports, the
 * client's own files and uploaded answers.
 */
export const listResultFiles = (
  tx: Tx,
  companyId: string,
  { workflowId, supplierId }: { workflowId: string; supplierId: string | null },
  limit: number,
): Promise<ResultFile[]> => tx.$queryRaw<ResultFile[]>`
  WITH chosen AS MATERIALIZED (SELECT s."id" FROM "Supplier" s WHERE ${ofWhom(companyId, workflowId, supplierId)}),
  files AS (
    SELECT r."supplierId", CASE r."kind" WHEN 'bir' THEN 'report' ELSE 'additional' END AS "folder", r."fileId",
      r."createdAt"
    FROM "ReportFile" r
    WHERE r."companyId" = ${companyId}::uuid AND r."sinceVersion" IS NOT NULL AND r."withdrawnIn" IS NULL
    UNION ALL
    SELECT c."supplierId", 'compliance', p."fileId", p."createdAt"
    FROM "ScreeningReport" p JOIN "Screening" c ON c."id" = p."screeningId" WHERE p."companyId" = ${companyId}::uuid
    UNION ALL
    SELECT o."supplierId", 'files', o."fileId", o."createdAt"
    FROM "SupplierFile" o WHERE o."companyId" = ${companyId}::uuid
    UNION ALL
    SELECT a."supplierId", 'answers', a."fileId", a."updatedAt"
    FROM "Answer" a JOIN "Supplier" s ON s."id" = a."supplierId" AND s."companyId" = a."companyId"
    JOIN "QuestionnaireItem" q ON q."id" = a."questionId" AND q."companyId" = a."companyId"
    WHERE a."companyId" = ${companyId}::uuid AND a."fileId" IS NOT NULL
      AND (NOT q."isConditional" OR q."id" = ANY(s."shownQuestions"))
    UNION ALL
    SELECT a."supplierId", 'answers', a."fileId", a."updatedAt"
    FROM "RetiredAnswer" a WHERE a."companyId" = ${companyId}::uuid AND a."fileId" IS NOT NULL
  )
  SELECT l."supplierId", l."folder", f."key", f."name", f."size"
  FROM files l JOIN chosen ON chosen."id" = l."supplierId"
  JOIN "StoredFile" f ON f."id" = l."fileId" AND f."orphanedAt" IS NULL
  ORDER BY l."supplierId", l."folder", l."createdAt", f."id" LIMIT ${limit}`;

const ANSWERS = prepare<{
  supplierId: string;
  questionId: string;
  version: number;
  value: unknown;
  name: string | null;
}>(`
  SELECT a."supplierId", a."questionId", a."version", a."value", f."name"
  FROM "Answer" a LEFT JOIN "StoredFile" f ON f."id" = a."fileId"
  WHERE a."companyId" = $1 AND a."supplierId" = ANY($2::uuid[])
  UNION ALL
  SELECT a."supplierId", a."questionId", a."version", a."value", f."name"
  FROM "RetiredAnswer" a LEFT JOIN "StoredFile" f ON f."id" = a."fileId"
  WHERE a."companyId" = $1 AND a."supplierId" = ANY($2::uuid[])`);

/** Kept versions of the workflow that the submits answered; all of them where one is from before versions were kept. */
const VERSIONS = prepare<{ version: number; publishedAt: Date | null; items: KeptItem[] }>(`
  SELECT v."version", v."publishedAt", v."items" FROM "QuestionnaireVersion" v
  WHERE v."companyId" = $1 AND v."workflowId" = $2 AND (v."version" = ANY($3::int[]) OR $4)`);

/**
 * Lists the removed questions of the versions that suppliers of the workflow have submitted, each as the newest of these
 * versions asked it.
 */
export async function listRetiredQuestions(
  tx: Tx,
  { companyId, workflowId }: { companyId: string; workflowId: string },
  present: readonly ItemRow[],
): Promise<ItemRow[]> {
  const versions = await tx.$queryRaw<{ items: KeptItem[] }[]>`
    WITH submitted AS (
      SELECT DISTINCT s."submittedVersion" AS "version" FROM "Supplier" s
      WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
        AND s."questionnaireCompletedAt" IS NOT NULL
    )
    SELECT v."items" FROM "QuestionnaireVersion" v
    WHERE v."companyId" = ${companyId}::uuid AND v."workflowId" = ${workflowId}::uuid
      AND EXISTS (SELECT FROM submitted WHERE coalesce(submitted."version", v."version") = v."version")
    ORDER BY v."version" DESC`;
  const known = new Set(present.map(({ id }) => id));
  return versions
    .flatMap(({ items }) => items)
    .filter(({ id, type }) => {
      if (!isAnswerable(type) || known.has(id)) return false;
      known.add(id);
      return true;
    })
    .map((item) => ({ ...item, source: null }));
}

/** Items that a supplier is asked, and its answers as text; hidden questions and options are left out. */
export interface WrittenQuestionnaire {
  items: readonly ItemRow[];
  answers: ReadonlyMap<string, WrittenAnswer>;
  /** Answers as they are stored, for cells of numbers and dates. */
  values: ReadonlyMap<string, unknown>;
}

export interface WrittenItems {
  workflowId: string;
  items: readonly ItemRow[];
  reportType: ReportType;
  locale: Locale;
}

type SubmittedSupplier = Pick<
  ResultSupplier,
  'id' | 'country' | 'questionnaireCompletedAt' | 'submittedVersion' | 'shownQuestions'
>;

export async function readWrittenAnswers(
  hot: Hot,
  companyId: string,
  { workflowId, items, reportType, locale }: WrittenItems,
  suppliers: readonly SubmittedSupplier[],
): Promise<(supplierId: string) => WrittenQuestionnaire> {
  const rows = await hot.rows(
    ANSWERS(
      companyId,
      suppliers.map(({ id }) => id),
    ),
  );
  const versions = await hot.rows(
    VERSIONS(
      companyId,
      workflowId,
      [...new Set(suppliers.flatMap(({ submittedVersion }) => submittedVersion ?? []))],
      suppliers.some((one) => one.questionnaireCompletedAt !== null && one.submittedVersion === null),
    ),
  );
  const given = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) {
    const own = given.get(row.supplierId);
    if (own) own.push(row);
    else given.set(row.supplierId, [row]);
  }
  const written = new Map(
    suppliers.map((supplier) => {
      const { id } = supplier;
      const own = (given.get(id) ?? []).map((row) => ({ ...row, file: row.name === null ? null : { name: row.name } }));
      const asked = submittedRows(items, versionOfSubmit(versions, supplier)?.items ?? null, own, (item) => ({
        ...item,
        source: null,
      }));
      const { questions, answers } = shownParts(asked, own, subjectOfShown(supplier, { reportType }));
      const values = new Map(answers.map(({ questionId, value }) => [questionId, value]));
      return [id, { items: questions, answers: writtenAnswers(questions, answers, locale), values }] as const;
    }),
  );
  return (supplierId) => written.get(supplierId) ?? { items, answers: new Map(), values: new Map() };
}

/** Throws `not_found` unless the supplier belongs to the workflow. */
export async function requireSupplier(
  tx: Tx,
  companyId: string,
  { workflowId, supplierId }: { workflowId: string; supplierId: string },
): Promise<void> {
  const [found] = await listResultSuppliers(tx, companyId, { workflowId, supplierId }, { after: null, limit: 1 });
  if (!found) throw new DomainError('not_found');
}
