import { OWN_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import { isAnswerable, QUESTION_TYPES } from '@homologa/domain/questionnaires/questionnaire-rules';
import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
import { type RemindableSupplier, type ReminderRefusal, reminderRefusal } from '@homologa/domain/suppliers/reminders';
import { Prisma } from '@homologa/prisma/client';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';

// SQL version of the domain's `reminderRefusal`, used by forecasts, all kinds of reminders and the schedule. The
// fragments refer to "Supplier" s joined with "Workflow" w.

/** Inlines constants as literals, so that the fragments have no parameters and fit into prepared statements. */
const listed = (names: readonly string[]): Prisma.Sql => Prisma.raw(names.map((name) => `'${name}'`).join(', '));

const OWN = Prisma.sql`(s."onboardingStep" IN (${listed(OWN_STEPS)}))`;

export const CAN_ANSWER_AGAIN = Prisma.sql`(w."status" = 'active' AND s."status" IN ('pending', 'in_progress')
  AND (s."onboardingStep" = 'confirmation_call' OR (s."onboardingStep" = 'finished' AND w."reportType" = 'ckr')))`;

/** True if the question q is shown to the supplier s. */
const IS_SHOWN = Prisma.sql`(NOT q."isConditional" OR q."id" = ANY(s."shownQuestions"))`;

/** True if the required question q is shown to the supplier s and unanswered in its current version. */
const IS_MISSING = Prisma.sql`(q."workflowId" = s."workflowId" AND q."companyId" = s."companyId" AND q."required"
  AND ${IS_SHOWN} AND q."type" IN (${listed(QUESTION_TYPES.filter(isAnswerable))})
  AND NOT EXISTS (SELECT 1 FROM "Answer" a WHERE a."supplierId" = s."id" AND a."questionId" = q."id"
    AND a."companyId" = s."companyId" AND a."version" >= q."version"))`;

/** True if an edit after the launch has added or changed the question q. */
const IS_EDITED = Prisma.sql`(q."version" > 1 OR q."requiredSince" > 1)`;

/**
 * True if the question q is missing because of an edit, or because another answer after the submit has shown it. Leaves
 * other questions out, because each costs an index probe per supplier and few questions are edited or conditional.
 */
const IS_REOPENED = Prisma.sql`((${IS_EDITED} OR q."isConditional") AND ${IS_MISSING})`;

export const HAS_REOPENED_QUESTIONS = Prisma.sql`(CASE WHEN ${CAN_ANSWER_AGAIN}
  THEN EXISTS (SELECT 1 FROM "QuestionnaireItem" q WHERE ${IS_REOPENED}) ELSE false END)`;

export async function findReopened(tx: Pick<Tx, '$queryRaw'>, supplierIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT s."id" FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE s."id" = ANY(${supplierIds}::uuid[]) AND ${HAS_REOPENED_QUESTIONS}`;
  return new Set(rows.map(({ id }) => id));
}

export const reopenedTitles = (isUpdate: Prisma.Sql): Prisma.Sql => Prisma.sql`ARRAY(
  SELECT q."title" FROM "QuestionnaireItem" q
  WHERE (${CAN_ANSWER_AGAIN} AND ${IS_REOPENED}) OR (${OWN} AND ${isUpdate} AND ${IS_EDITED} AND ${IS_MISSING})
  ORDER BY q."position")`;

/** Selects the titles of the first required questions that a supplier in the questionnaire step has not answered. */
export const unansweredTitles = (limit: number): Prisma.Sql => Prisma.sql`ARRAY(
  SELECT q."title" FROM "QuestionnaireItem" q
  WHERE s."onboardingStep" = 'questionnaire' AND ${IS_MISSING}
  ORDER BY q."position" LIMIT ${Prisma.raw(String(limit))})`;

const IS_ASKED_AGAIN = Prisma.sql`(CASE WHEN ${OWN} THEN false ELSE
  EXISTS (SELECT 1 FROM "ReportRequest" q WHERE q."supplierId" = s."id" AND q."companyId" = s."companyId"
    AND q."ccrRequestId" IS NULL AND q."status" = 'awaiting_supplier')
  OR EXISTS (SELECT 1 FROM "SendBack" b WHERE b."supplierId" = s."id" AND b."companyId" = s."companyId"
    AND b."status" = 'open')
  OR EXISTS (SELECT 1 FROM "Charge" c WHERE c."supplierId" = s."id" AND c."companyId" = s."companyId"
    AND c."state" = 'rejected')
  OR ${HAS_REOPENED_QUESTIONS} END)`;

export const IS_AWAITED = Prisma.sql`(${OWN} OR ${IS_ASKED_AGAIN})`;

const IS_REACHABLE = Prisma.sql`(coalesce(cardinality(s."emails"), 0) > 0 AND s."unconfirmedEmail" IS NULL)`;
const IS_BOUNCED = Prisma.sql`(s."invitationState" = 'failed')`;

/** A supplier is reachable by mail if it has a confirmed address and its invitation did not bounce. */
export const DELIVERABLE = Prisma.sql`${IS_REACHABLE} AS "isReachable", ${IS_BOUNCED} AS "isBounced"`;

export const REMINDABLE = Prisma.sql`s."status", s."onboardingStep" AS "step", ${IS_ASKED_AGAIN} AS "isAskedAgain",
  ${DELIVERABLE}`;

const coolingSince = (now: Date): Date => new Date(now.getTime() - REMINDER_COOLDOWN);

export const isRemindable = (now: Date, isAwaited: Prisma.Sql = IS_AWAITED): Prisma.Sql => Prisma.sql`(
  w."status" = 'active' AND w."type" = 'onboarding' AND s."status" IN ('pending', 'in_progress')
  AND ${IS_REACHABLE} AND NOT ${IS_BOUNCED}
  AND (s."lastRemindedAt" IS NULL OR s."lastRemindedAt" <= ${coolingSince(now)}) AND ${isAwaited})`;

type Group = Omit<RemindableSupplier, 'workflow'> & {
  workflowStatus: RemindableSupplier['workflow']['status'];
  workflowType: RemindableSupplier['workflow']['type'];
  n: number;
};

export interface ReminderForecast {
  possible: number;
  skipped: Map<ReminderRefusal, number>;
}

/**
 * Counts the possible reminders and, per reason, the suppliers that a reminder would skip. `where` refers to "Supplier"
 * s joined with "Workflow" w. One statement groups the suppliers by the columns that `reminderRefusal` reads, so that
 * the function runs once per group.
 */
export async function forecastReminders(ctx: Context, tx: Tx, where: Prisma.Sql): Promise<ReminderForecast> {
  const now = ctx.now();
  const groups = await tx.$queryRaw<Group[]>`
    SELECT ${REMINDABLE}, w."status" AS "workflowStatus", w."type" AS "workflowType",
      max(s."lastRemindedAt") AS "lastRemindedAt", count(*)::int AS n
    FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE ${where}
    GROUP BY 1, 2, 3, 4, 5, 6, 7, coalesce(s."lastRemindedAt" > ${coolingSince(now)}, false)`;
  const forecast: ReminderForecast = { possible: 0, skipped: new Map() };
  for (const { n, workflowStatus, workflowType, ...supplier } of groups) {
    const refusal = reminderRefusal({ ...supplier, workflow: { status: workflowStatus, type: workflowType } }, now);
    if (refusal === null) forecast.possible += n;
    else forecast.skipped.set(refusal, (forecast.skipped.get(refusal) ?? 0) + n);
  }
  return forecast;
}

export const forecastWorkflowReminders = (
  ctx: Context,
  tx: Tx,
  { companyId, workflowId }: { companyId: string; workflowId: string },
): Promise<ReminderForecast> =>
  forecastReminders(ctx, tx, Prisma.sql`s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid`);
