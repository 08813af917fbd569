import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { canReadSupplier, canSeeLabels } from '@homologa/domain/suppliers/supplier.policy';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { Prisma } from '@homologa/prisma/client';
import type { Activity, Answer, SupplierDecision, SupplierFile } from '@homologa/prisma/models';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Queries, Tx } from '../kernel/database';
import { readScreenings, type ScreeningLine } from '../screenings/screening.queries';
import { getSupplierSubject, type SupplierPlace } from './supplier.steps';
import { readCounts, readPage, type SupplierCounts, type SupplierListQuery } from './supplier-page';
import { RECORD_COLUMNS, type SupplierRecord } from './supplier-record';
import { getSupplierWorkflow } from './workflow-scope';

export type { SupplierCounts, SupplierListQuery };

/** One page of suppliers, and how many there are in all. */
export interface SupplierPage {
  suppliers: SupplierRecord[];
  total: number;
  /** Whether the reader may see labels (reference 1.2). */
  showsLabels: boolean;
}

/** Activities that one supplier's answer carries at most, the newest. */
const MAX_ACTIVITIES = 100;
/** Decisions that one supplier's answer carries at most, the newest. */
const MAX_DECISIONS = 100;
/** Files of the client that one supplier's answer carries at most. */
const MAX_FILES = 1000;
const FILE_NAME = { id: true, name: true, size: true } as const;

type FileName = { id: string; name: string; size: number };

/** One supplier with everything (reference 2.5). */
export interface SupplierDetail {
  supplier: SupplierRecord;
  answers: (Pick<Answer, 'questionId' | 'value'> & { file: FileName | null })[];
  questions: Prisma.QuestionnaireItemGetPayload<{ include: { file: { select: typeof FILE_NAME } } }>[];
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
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [workflow, page] = await Promise.all([
      getSupplierWorkflow(tx, companyId, workflowId),
      readPage(tx, companyId, [workflowId], query),
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
  return ctx.db.tenantRead(companyId, async (tx) => ({
    ...(await readPage(tx, companyId, await activeWorkflowIds(tx, companyId), query)),
    showsLabels,
  }));
}

/** One supplier with everything. Throws `not_found`. */
export async function getSupplier(ctx: Context, place: SupplierPlace): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    authorize(canReadSupplier(ctx.actor, await getSupplierSubject(tx, companyId, place)));
    return readSupplierDetail(ctx, tx, companyId, place);
  });
}

/** Counts for the tabs of one workflow, from the counters. Throws `not_found`. */
export async function countWorkflowSuppliers(ctx: Context, workflowId: string): Promise<SupplierCounts> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [workflow, counts] = await Promise.all([
      getSupplierWorkflow(tx, companyId, workflowId),
      readCounts(tx, companyId, [workflowId]),
    ]);
    authorize(canReadWorkflow(ctx.actor, workflow));
    return counts;
  });
}

/** Counts for the tabs over all active workflows, from the counters. */
export async function countSuppliers(ctx: Context): Promise<SupplierCounts> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  return ctx.db.tenantRead(companyId, async (tx) => readCounts(tx, companyId, await activeWorkflowIds(tx, companyId)));
}

/** The supplier as an answer needs it, inside the transaction that changed it. The caller has authorized. */
export async function readSupplierDetail(
  ctx: Context,
  tx: Tx,
  companyId: string,
  place: SupplierPlace,
): Promise<SupplierDetail> {
  const { supplierId, workflowId } = place;
  const [supplier] = await tx.$queryRaw<SupplierRecord[]>`
    SELECT ${RECORD_COLUMNS} FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE s."id" = ${supplierId}::uuid AND s."companyId" = ${companyId}::uuid`;
  if (!supplier) throw new TypeError('the supplier vanished while its row was held');
  const scope = { supplierId, companyId };
  const answers = await tx.answer.findMany({
    where: scope,
    select: { questionId: true, value: true, file: { select: FILE_NAME } },
  });
  const questions = await tx.questionnaireItem.findMany({
    where: { workflowId, companyId },
    include: { file: { select: FILE_NAME } },
    orderBy: { position: 'asc' },
  });
  const files = await tx.supplierFile.findMany({
    where: scope,
    select: { createdAt: true, file: { select: FILE_NAME } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_FILES,
  });
  const activities = await tx.activity.findMany({
    where: scope,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_ACTIVITIES,
  });
  const screenings = await readScreenings(tx, companyId, supplierId);
  const decisions = await tx.supplierDecision.findMany({
    where: scope,
    select: { decision: true, reason: true, decidedByName: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_DECISIONS,
  });
  const showsLabels = canSeeLabels(ctx.actor, companyId);
  return { supplier, answers, questions, files, activities, screenings, decisions, showsLabels };
}

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
