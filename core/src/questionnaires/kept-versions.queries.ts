import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionPoints } from '@homologa/domain/questionnaires/points';
import type { QuestionOption, QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';
import { Prisma } from '@homologa/prisma/client';
import type { QuestionnaireItem } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

/** Item of a kept version, as it was stored. */
export interface KeptItem {
  id: string;
  position: number;
  type: QuestionType | null;
  title: string;
  required: boolean;
  options: QuestionOption[];
  fileId: string | null;
  showIf: Condition | null;
  format: AnswerFormat | null;
  allowNa: boolean;
  points: QuestionPoints | null;
  weight: number | null;
  version: number;
  requiredSince: number;
}

/**
 * Order of the versions v of a supplier s without a version of its own, whose submit is from before they were kept: the
 * version in force at the submit is first.
 */
export const BY_SUBMIT = Prisma.sql`coalesce(v."publishedAt" > s."questionnaireCompletedAt", false),
  CASE WHEN v."publishedAt" > s."questionnaireCompletedAt" THEN v."version" ELSE -v."version" END`;

/**
 * SQL version of `findSubmittedItems`, for a SELECT from "Supplier" s joined with "Workflow" w: the items that a supplier
 * has submitted, null if they are those of today.
 */
export const SUBMITTED_ITEMS = Prisma.sql`(SELECT v."items" FROM "QuestionnaireVersion" v
  WHERE v."workflowId" = s."workflowId" AND v."companyId" = s."companyId" AND s."questionnaireCompletedAt" IS NOT NULL
    AND s."submittedVersion" IS DISTINCT FROM w."questionnaireVersion"
    AND v."version" = coalesce(s."submittedVersion", v."version")
  ORDER BY ${BY_SUBMIT} LIMIT 1)`;

interface Submit {
  questionnaireCompletedAt: Date | string | null;
  submittedVersion: number | null;
}

interface PublishedAt {
  version: number;
  publishedAt: Date | string | null;
}

/** Returns the version that the supplier has submitted; undefined before a submit and if that version is not kept. */
export function versionOfSubmit<Version extends PublishedAt>(
  versions: readonly Version[],
  { questionnaireCompletedAt, submittedVersion }: Submit,
): Version | undefined {
  if (questionnaireCompletedAt === null) return undefined;
  if (submittedVersion !== null) return versions.find(({ version }) => version === submittedVersion);
  const submittedAt = new Date(questionnaireCompletedAt);
  const ascending = versions.toSorted((one, other) => one.version - other.version);
  const inForce = ascending.findLast(({ publishedAt }) => publishedAt === null || new Date(publishedAt) <= submittedAt);
  return inForce ?? ascending[0];
}

type Finder = { questionnaireVersion: Pick<Tx['questionnaireVersion'], 'findFirst' | 'findMany'> };

/** Returns the items that the supplier has submitted; null if they are those of today, or if it has not submitted. */
export async function findSubmittedItems(
  db: Finder,
  { companyId, workflowId, ...submit }: Submit & { companyId: string; workflowId: string },
  questionnaireVersion: number,
): Promise<KeptItem[] | null> {
  if (!submit.questionnaireCompletedAt || submit.submittedVersion === questionnaireVersion) return null;
  const versions = await db.questionnaireVersion.findMany({
    where: { companyId, workflowId },
    select: { version: true, publishedAt: true },
  });
  const own = versionOfSubmit(versions, submit);
  if (!own) return null;
  const kept = await db.questionnaireVersion.findFirst({
    where: { companyId, workflowId, version: own.version },
    select: { items: true },
  });
  return (kept?.items as unknown as KeptItem[] | undefined) ?? null;
}

interface Versioned {
  id: string;
  version: number;
}

/**
 * Returns the rows of the questionnaire that a supplier has submitted. An answer that was given to a question as it is
 * asked today, such as the correction of a send-back, is shown with that question. `toRow` makes a row of a kept item;
 * `present` is the row of today.
 */
export function submittedRows<Row extends Versioned>(
  present: readonly Row[],
  kept: readonly KeptItem[] | null,
  answers: readonly { questionId: string; version: number }[],
  toRow: (item: KeptItem, present: Row | undefined) => Row,
): readonly Row[] {
  if (!kept) return present;
  const answered = new Map(answers.map(({ questionId, version }) => [questionId, version]));
  const today = new Map(present.map((row) => [row.id, row]));
  const rows = kept.map((item) => {
    const row = today.get(item.id);
    return row && (answered.get(item.id) ?? 0) > item.version ? row : toRow(item, row);
  });
  const known = new Set(kept.map(({ id }) => id));
  return [...rows, ...present.filter(({ id }) => !known.has(id) && answered.has(id))];
}

/** Returns a kept item as a row of its table. */
export const rowOfKept = (
  { options, showIf, format, points, ...item }: KeptItem,
  place: { companyId: string; workflowId: string },
): QuestionnaireItem => ({
  ...item,
  ...place,
  isConditional: false,
  source: null,
  options: options as unknown as QuestionnaireItem['options'],
  showIf: showIf as unknown as QuestionnaireItem['showIf'],
  format: format as unknown as QuestionnaireItem['format'],
  points: points as unknown as QuestionnaireItem['points'],
});
