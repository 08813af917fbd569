import { DomainError } from '@homologa/domain/errors/domain-error';
import type { QuestionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import {
  effectOnAnswers,
  UPDATE_EFFECTS,
  type UpdateEffect,
} from '@homologa/domain/questionnaires/versions/update-effects';
import { canEditWorkflow } from '@homologa/domain/workflows/workflow.policy';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { CAN_ANSWER_AGAIN } from '../../suppliers/reminders/remindable.queries';
import { loadItems, questionOf } from '../questionnaire.queries';
import { planItems, shareableFiles, versionItems } from '../questionnaire-items';

/** Suppliers that are named for each effect. */
const NAMED = 20;

export interface AffectedGroup {
  effect: UpdateEffect;
  count: number;
  suppliers: { id: string; companyName: string }[];
}

interface LostAnswers {
  questionId: string;
  suppliers: number;
}

interface AffectedSuppliers {
  groups: AffectedGroup[];
  /** Questions to which suppliers that are answering lose their answers. */
  lostAnswers: LostAnswers[];
}

const NOBODY: AffectedSuppliers = { groups: [], lostAnswers: [] };

/**
 * Counts the suppliers by what an update to this questionnaire would do to them, and names the first ones. Stores
 * nothing. All groups are empty if the update changes nothing that suppliers are asked, and in a draft. Throws
 * `not_found`.
 */
export async function countAffectedSuppliers(
  ctx: Context,
  { workflowId, questionnaire }: { workflowId: string; questionnaire: QuestionnaireInput },
): Promise<AffectedSuppliers> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await tx.workflow.findFirst({ where: { id: workflowId, companyId } });
    if (!workflow) throw new DomainError('not_found');
    authorize(canEditWorkflow(ctx.actor, workflow));
    if (workflow.status !== 'active') return NOBODY;
    const existing = await loadItems(tx, companyId, workflowId);
    const planned = planItems(existing, questionnaire, await shareableFiles(tx, companyId, questionnaire));
    const { version } = versionItems(existing, planned, workflow.questionnaireVersion);
    if (version === workflow.questionnaireVersion) return NOBODY;
    const before = existing.map(questionOf);
    const effect = effectOnAnswers(before, planned.map(questionOf));
    const lostOptions = new Set(effect.lostOptions);
    const narrowed = before.filter(({ options }) => options.some(({ id }) => lostOptions.has(id)));
    const place = { companyId, workflowId };
    return {
      groups: await countByEffect(tx, place, effect),
      lostAnswers: await countLostAnswers(tx, place, { ...effect, narrowed: narrowed.map(({ id }) => id) }),
    };
  });
}

type Place = { companyId: string; workflowId: string };
type Effect = ReturnType<typeof effectOnAnswers>;

/**
 * Counts by question the suppliers of the group `answers_dropped`: who has submitted keeps its answers. `narrowed` are
 * the questions of the lost options, so that only the answers of these questions are read.
 */
async function countLostAnswers(
  tx: Tx,
  { companyId, workflowId }: Place,
  { lost, lostOptions, narrowed }: Effect & { narrowed: string[] },
): Promise<LostAnswers[]> {
  if (lost.length + narrowed.length === 0) return [];
  return tx.$queryRaw<LostAnswers[]>`
    SELECT q."id" AS "questionId", count(*)::int AS "suppliers"
    FROM "QuestionnaireItem" q
      JOIN "Answer" a ON a."questionId" = q."id" AND a."companyId" = q."companyId"
      JOIN "Supplier" s ON s."id" = a."supplierId" AND s."companyId" = q."companyId"
    WHERE q."workflowId" = ${workflowId}::uuid AND q."companyId" = ${companyId}::uuid
      AND q."id" = ANY(${[...lost, ...narrowed]}::uuid[])
      AND (q."id" = ANY(${lost}::uuid[]) OR a."value" ?| ${lostOptions}::text[])
      AND s."questionnaireCompletedAt" IS NULL AND s."questionnaireStartedAt" IS NOT NULL
      AND s."status" IN ('pending', 'in_progress') AND s."unconfirmedEmail" IS NULL
    GROUP BY q."id"`;
}

/**
 * Counts all suppliers of the workflow in one statement. Suppliers with lost answers are found by the questions, since
 * a subquery per supplier would take seconds for a hundred thousand suppliers. Completed or archived suppliers that
 * have not submitted are not asked anything.
 */
async function countByEffect(
  tx: Tx,
  { companyId, workflowId }: Place,
  { lost, lostOptions, askedOfAll, askedIfMissing, askedIfShown }: Effect,
): Promise<AffectedGroup[]> {
  const ifShown = [...askedIfMissing, ...askedIfShown];
  const rows = await tx.$queryRaw<{ effect: UpdateEffect; count: number; id: string; companyName: string }[]>`
    WITH losing AS MATERIALIZED (
      SELECT DISTINCT a."supplierId" FROM "Answer" a
      WHERE a."companyId" = ${companyId}::uuid AND a."questionId" = ANY(${lost}::uuid[])
      UNION
      SELECT a."supplierId" FROM "Answer" a JOIN "QuestionnaireItem" q ON q."id" = a."questionId"
      WHERE ${lostOptions.length > 0} AND a."companyId" = ${companyId}::uuid AND q."companyId" = ${companyId}::uuid
        AND q."workflowId" = ${workflowId}::uuid AND a."value" ?| ${lostOptions}::text[]
    ), each AS (
      SELECT s."id", s."companyName", CASE
        WHEN s."questionnaireCompletedAt" IS NULL AND s."status" NOT IN ('pending', 'in_progress') THEN NULL
        WHEN s."questionnaireCompletedAt" IS NULL AND s."questionnaireStartedAt" IS NULL THEN 'not_started'
        WHEN s."questionnaireCompletedAt" IS NULL AND s."id" IN (SELECT "supplierId" FROM losing) THEN 'answers_dropped'
        WHEN s."questionnaireCompletedAt" IS NULL THEN 'answers_kept'
        WHEN NOT ${CAN_ANSWER_AGAIN} THEN 'keeps_version'
        WHEN ${askedOfAll.length > 0} THEN 'asked_again'
        WHEN EXISTS (SELECT FROM "QuestionnaireItem" q
          WHERE q."id" = ANY(${ifShown}::uuid[]) AND q."companyId" = s."companyId" AND q."workflowId" = s."workflowId"
            AND (q."id" = ANY(${askedIfMissing}::uuid[]) OR q."id" = ANY(s."shownQuestions"))
            AND (q."id" = ANY(${lost}::uuid[]) OR NOT EXISTS (SELECT FROM "Answer" a WHERE a."supplierId" = s."id"
              AND a."questionId" = q."id" AND a."companyId" = s."companyId" AND a."version" >= q."version")))
          THEN 'asked_again'
        ELSE 'keeps_version' END AS "effect"
      FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
      WHERE s."workflowId" = ${workflowId}::uuid AND s."companyId" = ${companyId}::uuid AND s."unconfirmedEmail" IS NULL
    ), placed AS (
      SELECT "effect", "id", "companyName", count(*) OVER (PARTITION BY "effect")::int AS "count",
        row_number() OVER (PARTITION BY "effect" ORDER BY "companyName", "id") AS place
      FROM each WHERE "effect" IS NOT NULL
    )
    SELECT "effect", "count", "id", "companyName" FROM placed WHERE place <= ${NAMED} ORDER BY "effect", place`;
  return UPDATE_EFFECTS.map((effect) => {
    const own = rows.filter((row) => row.effect === effect);
    return {
      effect,
      count: own[0]?.count ?? 0,
      suppliers: own.map(({ id, companyName }) => ({ id, companyName })),
    };
  });
}
