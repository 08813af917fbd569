import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { canReadSupplier, canSeeLabels } from '@homologa/domain/suppliers/supplier.policy';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { Prisma } from '@homologa/prisma/client';
import type { Activity, Answer, QuestionnaireItem, SupplierDecision, SupplierFile } from '@homologa/prisma/models';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Queries, Tx } from '../kernel/database';
import { readScreenings, type ScreeningLine } from '../screenings/screening.queries';
import { getSupplierSubject, type SupplierPlace } from './supplier.steps';
import type { SupplierCounts } from './supplier-counts.queries';
import { countMatches, type ReadAgain, readPage, type SupplierListQuery } from './supplier-page';
import { RECORD_COLUMNS, type SupplierRecord } from './supplier-record';
import { getSupplierWorkflow } from './supplier-workflow.queries';

export type { SupplierCounts, SupplierListQuery };

/** One page of suppliers, and how many there are in all. */
export interface SupplierPage {
  suppliers: SupplierRecord[];
  total: number;
  /** Whether the reader may see labels (reference 1.2). */
  showsLabels: boolean;
}

/** Activities that one supplier's answer carries at most, the newest. */
const MAX_ACTIVITIES = Prisma.raw('100');
/** Decisions that one supplier's answer carries at most, the newest. */
const MAX_DECISIONS = Prisma.raw('100');
/** Files of the client that one supplier's answer carries at most. */
const MAX_FILES = Prisma.raw('1000');

type FileName = { id: string; name: string; size: number };
/** The name of "StoredFile" f as one value; null without a file. */
const FILE_NAME = Prisma.sql`CASE WHEN f."id" IS NOT NULL
  THEN json_build_object('id', f."id", 'name', f."name", 'size', f."size") END`;

/** One supplier with everything (reference 2.5). */
export interface SupplierDetail {
  supplier: SupplierRecord;
  answers: (Pick<Answer, 'questionId' | 'value'> & { file: FileName | null })[];
  questions: (QuestionnaireItem & { file: FileName | null })[];
  files: (Pick<SupplierFile, 'createdAt'> & { file: FileName })[];
  activities: Activity[];
  screenings: ScreeningLine[];
  decisions: Pick<SupplierDecision, 'decision' | 'reason' | 'decidedByName' | 'createdAt'>[];
  showsLabels: boolean;
}

/** A page of one workflow's suppliers (reference 4.9). Throws `not_found`. */
export async function listWorkflowSuppliers(
  ctx: Context,
  workflowId: string,
  query: SupplierListQuery,
): Promise<SupplierPage> {
  const { companyId } = requireCompany(ctx.actor);
  const showsLabels = demandLabels(ctx, companyId, query.filter);
  const again = againIn(ctx, companyId);
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [workflow, page] = await Promise.all([
      getSupplierWorkflow(tx, companyId, workflowId),
      readPage(tx, companyId, [workflowId], query, again),
    ]);
    authorize(canReadWorkflow(ctx.actor, workflow));
    return { ...page, showsLabels };
  });
}

/** A page of the suppliers of all active workflows (reference 4.9). */
export async function listSuppliers(ctx: Context, query: SupplierListQuery): Promise<SupplierPage> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  const showsLabels = demandLabels(ctx, companyId, query.filter);
  const again = againIn(ctx, companyId);
  return ctx.db.tenantRead(companyId, async (tx) => ({
    ...(await readPage(tx, companyId, await activeWorkflowIds(tx, companyId), query, again)),
    showsLabels,
  }));
}

/** One supplier with everything. Throws `not_found`. */
export async function getSupplier(ctx: Context, place: SupplierPlace): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [subject, detail] = await Promise.all([
      getSupplierSubject(tx, companyId, place),
      readDetail(ctx, tx, companyId, place),
    ]);
    authorize(canReadSupplier(ctx.actor, subject));
    return detail;
  });
}

/**
 * The supplier as an answer needs it, after the transaction that changed it: nothing is held while it is read. The
 * caller has authorized. Throws `not_found` when it has gone since.
 */
export const readSupplierDetail = (ctx: Context, companyId: string, place: SupplierPlace): Promise<SupplierDetail> =>
  ctx.db.tenantRead(companyId, (tx) => readDetail(ctx, tx, companyId, place));

/** Counts for the tabs of one workflow's list with its filter and search. Throws `not_found`. */
export async function countWorkflowSuppliers(
  ctx: Context,
  workflowId: string,
  filter: SupplierListFilter,
): Promise<SupplierCounts> {
  const { companyId } = requireCompany(ctx.actor);
  demandLabels(ctx, companyId, filter);
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [workflow, counts] = await Promise.all([
      getSupplierWorkflow(tx, companyId, workflowId),
      countMatches(tx, companyId, [workflowId], filter),
    ]);
    authorize(canReadWorkflow(ctx.actor, workflow));
    return counts;
  });
}

/** Counts for the tabs of the list over all active workflows with its filter and search. */
export async function countSuppliers(ctx: Context, filter: SupplierListFilter): Promise<SupplierCounts> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  demandLabels(ctx, companyId, filter);
  return ctx.db.tenantRead(companyId, async (tx) =>
    countMatches(tx, companyId, await activeWorkflowIds(tx, companyId), filter),
  );
}

/** The same within a transaction of the caller's, asked for at once with what that does. */
export async function readDetail(
  ctx: Context,
  tx: Queries,
  companyId: string,
  { supplierId, workflowId }: SupplierPlace,
): Promise<SupplierDetail> {
  const ofSupplier = (alias: string) =>
    Prisma.sql`${Prisma.raw(alias)}."supplierId" = ${supplierId}::uuid
      AND ${Prisma.raw(alias)}."companyId" = ${companyId}::uuid`;
  const [[supplier], answers, questions, files, activities, screenings, decisions] = await Promise.all([
    tx.$queryRaw<SupplierRecord[]>`
      SELECT ${RECORD_COLUMNS} FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
      WHERE s."id" = ${supplierId}::uuid AND s."workflowId" = ${workflowId}::uuid
        AND s."companyId" = ${companyId}::uuid`,
    tx.$queryRaw<SupplierDetail['answers']>`
      SELECT a."questionId", a."value", ${FILE_NAME} AS "file"
      FROM "Answer" a LEFT JOIN "StoredFile" f ON f."id" = a."fileId"
      WHERE ${ofSupplier('a')}`,
    tx.$queryRaw<SupplierDetail['questions']>`
      SELECT q."id", q."companyId", q."workflowId", q."position", q."type", q."title", q."required", q."options",
        q."fileId", q."version", ${FILE_NAME} AS "file"
      FROM "QuestionnaireItem" q LEFT JOIN "StoredFile" f ON f."id" = q."fileId"
      WHERE q."workflowId" = ${workflowId}::uuid AND q."companyId" = ${companyId}::uuid
      ORDER BY q."position"`,
    tx.$queryRaw<SupplierDetail['files']>`
      SELECT o."createdAt", ${FILE_NAME} AS "file"
      FROM "SupplierFile" o JOIN "StoredFile" f ON f."id" = o."fileId"
      WHERE ${ofSupplier('o')}
      ORDER BY o."createdAt", o."id" LIMIT ${MAX_FILES}`,
    tx.$queryRaw<Activity[]>`
      SELECT v."id", v."companyId", v."workflowId", v."supplierId", v."supplierCompanyName", v."type", v."createdAt"
      FROM "Activity" v WHERE ${ofSupplier('v')}
      ORDER BY v."createdAt" DESC, v."id" DESC LIMIT ${MAX_ACTIVITIES}`,
    readScreenings(tx, companyId, supplierId),
    tx.$queryRaw<SupplierDetail['decisions']>`
      SELECT d."decision", d."reason", d."decidedByName", d."createdAt"
      FROM "SupplierDecision" d WHERE ${ofSupplier('d')}
      ORDER BY d."createdAt" DESC, d."id" DESC LIMIT ${MAX_DECISIONS}`,
  ]);
  if (!supplier) throw new DomainError('not_found');
  const showsLabels = canSeeLabels(ctx.actor, companyId);
  return { supplier, answers, questions, files, activities, screenings, decisions, showsLabels };
}

/** Reads what a list is quicker to read by the next time. */
const againIn = (ctx: Context, companyId: string): ReadAgain => ({
  now: ctx.now(),
  later: (work) => ctx.db.tenantRead(companyId, work),
});

/** A company user knows of no labels, so that filtering by them is an unknown filter. */
function demandLabels(ctx: Context, companyId: string, filter: SupplierListFilter): boolean {
  const showsLabels = canSeeLabels(ctx.actor, companyId);
  if (!showsLabels && filter.tags) throw new RulesBrokenError([violation('invalid_input', 'filter.tags')]);
  return showsLabels;
}

async function activeWorkflowIds(tx: Queries, companyId: string): Promise<string[]> {
  const workflows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Workflow" WHERE "companyId" = ${companyId}::uuid AND "status" = 'active'`;
  return workflows.map(({ id }) => id);
}

/**
 * The first suppliers of a workflow in the order of its form, for the workflow's own answer. The caller has authorized.
 */
export function readWorkflowSuppliers(
  tx: Tx,
  companyId: string,
  workflowId: string,
  limit: number,
): Promise<SupplierRecord[]> {
  const order = Prisma.sql`s."position", s."createdAt", s."id"`;
  return tx.$queryRaw<SupplierRecord[]>`
    SELECT ${RECORD_COLUMNS}
    FROM (SELECT s."id" FROM "Supplier" s
      WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
      ORDER BY ${order} LIMIT ${limit}) page
    JOIN "Supplier" s ON s."id" = page."id"
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY ${order}`;
}
