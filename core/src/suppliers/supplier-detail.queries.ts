import { canSeeLabels } from '@homologa/domain/suppliers/supplier.policy';
import { Prisma } from '@homologa/prisma/client';
import type {
  Activity,
  Answer,
  AnswerReview,
  QuestionnaireItem,
  Supplier,
  SupplierDecision,
} from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import { requireFound } from '../kernel/database/require-found';
import { type Statement, toStatement } from '../kernel/database/statement';
import { type KeptItem, rowOfKept, SUBMITTED_ITEMS, submittedRows } from '../questionnaires/kept-versions.queries';
import { markHidden, shownParts, subjectOfShown } from '../questionnaires/shown-parts.queries';
import { SCREENING_LINES, type ScreeningLine } from '../screenings/screening.queries';
import type { SupplierPlace } from './supplier.steps';
import { RECORD_COLUMNS, type SupplierRecord } from './supplier-record';

type FileName = { id: string; name: string; size: number };
/** Row of a related table as PostgreSQL returns it in JSON, where a timestamp is a string. */
type Written<Row extends { createdAt: Date }> = Omit<Row, 'createdAt'> & { createdAt: string };

/** Review of an answer as PostgreSQL returns it in JSON, where `updatedAt` is a string. */
type WrittenReview = Pick<AnswerReview, 'questionId' | 'flagged' | 'note' | 'byName'> & { updatedAt: string };

/**
 * `isRetired`: the present questionnaire does not ask the question any more. `isHidden`: it does, but not of this
 * supplier.
 */
type ShownQuestion = QuestionnaireItem & { file: FileName | null; isRetired?: boolean; isHidden?: boolean };

interface SupplierBelongings {
  answers: (Pick<Answer, 'questionId' | 'version' | 'value'> & { file: FileName | null })[];
  answerReviews: WrittenReview[];
  questions: ShownQuestion[];
  files: { createdAt: string; file: FileName }[];
  activities: Written<Activity>[];
  screenings: ScreeningLine[];
  decisions: Written<Pick<SupplierDecision, 'decision' | 'reason' | 'decidedByName' | 'byRule' | 'createdAt'>>[];
}

export interface SupplierDetail extends SupplierBelongings {
  supplier: SupplierRecord;
  showsLabels: boolean;
}

const MAX_ACTIVITIES = Prisma.raw('100');
const MAX_DECISIONS = Prisma.raw('100');
const MAX_FILES = Prisma.raw('1000');

const FILE_NAME = Prisma.sql`CASE WHEN f."id" IS NOT NULL
  THEN json_build_object('id', f."id", 'name', f."name", 'size', f."size") END`;

const listOf = (lines: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(SELECT coalesce(json_agg(line), '[]'::json) FROM (${lines}) line)`;

const BELONGINGS = Prisma.sql`
  to_json(s."shownQuestions") AS "shownQuestions",
  ${listOf(Prisma.sql`
    SELECT a."questionId", a."version", a."value", ${FILE_NAME} AS "file"
    FROM "Answer" a LEFT JOIN "StoredFile" f ON f."id" = a."fileId"
    WHERE a."supplierId" = s."id" AND a."companyId" = s."companyId"
    UNION ALL
    SELECT a."questionId", a."version", a."value", ${FILE_NAME} AS "file"
    FROM "RetiredAnswer" a LEFT JOIN "StoredFile" f ON f."id" = a."fileId"
    WHERE a."supplierId" = s."id" AND a."companyId" = s."companyId"`)} AS "answers",
  ${SUBMITTED_ITEMS} AS "submittedItems",
  ${listOf(Prisma.sql`
    SELECT r."questionId", r."flagged", r."note", r."byName", r."updatedAt"
    FROM "AnswerReview" r WHERE r."supplierId" = s."id" AND r."companyId" = s."companyId"`)} AS "answerReviews",
  ${listOf(Prisma.sql`
    SELECT q."id", q."companyId", q."workflowId", q."position", q."type", q."title", q."required", q."options",
      q."fileId", q."showIf", q."format", q."allowNa", q."version", ${FILE_NAME} AS "file"
    FROM "QuestionnaireItem" q LEFT JOIN "StoredFile" f ON f."id" = q."fileId"
    WHERE q."workflowId" = s."workflowId" AND q."companyId" = s."companyId"
    ORDER BY q."position"`)} AS "questions",
  ${listOf(Prisma.sql`
    SELECT o."createdAt", ${FILE_NAME} AS "file"
    FROM "SupplierFile" o JOIN "StoredFile" f ON f."id" = o."fileId"
    WHERE o."supplierId" = s."id" AND o."companyId" = s."companyId"
    ORDER BY o."createdAt", o."id" LIMIT ${MAX_FILES}`)} AS "files",
  ${listOf(Prisma.sql`
    SELECT v."id", v."companyId", v."workflowId", v."supplierId", v."supplierCompanyName", v."type", v."createdAt"
    FROM "Activity" v WHERE v."supplierId" = s."id" AND v."companyId" = s."companyId"
    ORDER BY v."createdAt" DESC, v."id" DESC LIMIT ${MAX_ACTIVITIES}`)} AS "activities",
  ${listOf(SCREENING_LINES)} AS "screenings",
  ${listOf(Prisma.sql`
    SELECT d."decision", d."reason", d."decidedByName", d."byRule", d."createdAt"
    FROM "SupplierDecision" d WHERE d."supplierId" = s."id" AND d."companyId" = s."companyId"
    ORDER BY d."createdAt" DESC, d."id" DESC LIMIT ${MAX_DECISIONS}`)} AS "decisions"`;

type DetailRow = SupplierRecord &
  SupplierBelongings &
  Pick<Supplier, 'shownQuestions'> & { submittedItems: KeptItem[] | null };

export const selectDetail = (companyId: string, { supplierId, workflowId }: SupplierPlace): Statement<DetailRow> =>
  toStatement(Prisma.sql`
    SELECT ${RECORD_COLUMNS}, ${BELONGINGS}
    FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE s."id" = ${supplierId}::uuid AND s."workflowId" = ${workflowId}::uuid AND s."companyId" = ${companyId}::uuid`);

/**
 * The caller must have authorized the actor. Contains only questions that are shown to the supplier, with their answers
 * and reviews. Throws `not_found`.
 */
export function detailOf(ctx: Context, companyId: string, rows: readonly DetailRow[]): SupplierDetail {
  const { answers, answerReviews, questions, files, activities, screenings, decisions, ...own } = requireFound(rows);
  const { shownQuestions, submittedItems, ...supplier } = own;
  const showsLabels = canSeeLabels(ctx.actor, companyId);
  const subject = subjectOfShown({ ...supplier, shownQuestions }, supplier.workflow);
  const asked = submittedRows(questions, submittedItems, answers, (item, present) => ({
    ...rowOfKept(item, { companyId, workflowId: supplier.workflowId }),
    isRetired: present === undefined,
    // A file that the question shares no more may be deleted.
    file: present?.file?.id === item.fileId ? (present?.file ?? null) : null,
  }));
  const parts = shownParts(asked, answers, subject);
  const shown = { ...parts, questions: markHidden(parts.questions, questions, answers, subject) };
  const ids = new Set(shown.questions.map(({ id }) => id));
  const reviews = answerReviews.filter(({ questionId }) => ids.has(questionId));
  return { supplier, ...shown, answerReviews: reviews, files, activities, screenings, decisions, showsLabels };
}
