import { STATUS_UPDATES, type StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import type { ProgressChange } from '@homologa/domain/onboarding/progress';
import { isOwnPartDone } from '@homologa/domain/onboarding/step-selection';
import { Prisma } from '@homologa/prisma/client';
import type { Supplier, SupplierStatus } from '@homologa/prisma/models';
import { type AuditRow, auditSql } from '../kernel/audit';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows, insertSql } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';

type HistorySubject = Pick<Supplier, 'id' | 'companyId' | 'workflowId' | 'companyName' | 'status'>;

export async function readUpdates(tx: Tx, supplier: { id: string; companyId: string }): Promise<StatusUpdateName[]> {
  const rows = await tx.statusUpdate.findMany({
    where: { supplierId: supplier.id, companyId: supplier.companyId },
    select: { name: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ name }) => memberOf(STATUS_UPDATES, name));
}

const statusUpdateRow = (
  ctx: Context,
  { id: supplierId, companyId }: Pick<HistorySubject, 'id' | 'companyId'>,
  name: StatusUpdateName,
  createdAt: Date,
) => ({ id: newId(), companyId, supplierId, name, actorId: actorIdOf(ctx.actor), createdAt });

export const statusUpdateSql = (
  ctx: Context,
  supplier: Pick<HistorySubject, 'id' | 'companyId'>,
  name: StatusUpdateName,
  createdAt: Date,
  condition?: Prisma.Sql,
): Prisma.Sql => insertSql('StatusUpdate', [statusUpdateRow(ctx, supplier, name, createdAt)], condition);

/**
 * Appends a status update. The caller must have checked that the workflow allows this update after the existing
 * updates.
 */
export async function appendStatusUpdate(
  ctx: Context,
  tx: Tx,
  supplier: HistorySubject,
  name: StatusUpdateName,
): Promise<void> {
  const createdAt = ctx.now();
  const { id: supplierId, companyId } = supplier;
  await tx.$queryRaw(statusUpdateSql(ctx, supplier, name, createdAt));
  await tx.$queryRaw`
    UPDATE "Supplier" SET "lastUpdate" = ${name}, "modifiedAt" = ${createdAt}
    WHERE "id" = ${supplierId}::uuid AND "companyId" = ${companyId}::uuid`;
}

/** Writes an onboarding's progress to the supplier and its history. The caller must have locked the supplier. */
export async function moveSupplier(
  ctx: Context,
  tx: Tx,
  supplier: HistorySubject,
  change: ProgressChange,
): Promise<void> {
  const { id, companyId } = supplier;
  const now = ctx.now();
  const { updates, statuses, step } = change;
  const lastUpdate = updates.at(-1);
  const status = statuses.at(-1);
  const data: Prisma.SupplierUncheckedUpdateManyInput = {
    ...(lastUpdate ? { lastUpdate } : {}),
    ...(status ? { status } : {}),
    ...(step ? { onboardingStep: step } : {}),
    ...(step === 'finished' ? { finishedAt: now } : {}),
    ...(lastUpdate || status || step ? { modifiedAt: now } : {}),
    ...(change.isQuestionnaireStarted ? { questionnaireStartedAt: now } : {}),
    ...(change.isQuestionnaireSubmitted ? { questionnaireCompletedAt: now } : {}),
  };
  if (Object.keys(data).length === 0) return;
  await insertRows(
    tx,
    'StatusUpdate',
    updates.map((name) => statusUpdateRow(ctx, supplier, name, now)),
  );
  // Rolls back if the status has changed since it was read, so that an archived supplier stays archived.
  const { count } = await tx.supplier.updateMany({
    where: { id, companyId, ...(status ? { status: supplier.status } : {}) },
    data,
  });
  if (count === 0) throw new DomainError('service_unavailable');
  if (step && isOwnPartDone(step)) await giveReceipt(ctx, tx, supplier);
  const transitions = statuses.map((toStatus, index) => ({
    id,
    companyId,
    fromStatus: statuses[index - 1] ?? supplier.status,
    toStatus,
  }));
  if (transitions.length > 0) await tx.$queryRaw(transitionsSql(ctx, transitions, now));
}

/**
 * Assigns a receipt number the first time the supplier completes its part. A supplier that corrects its data later
 * keeps this number.
 */
async function giveReceipt(ctx: Context, tx: Tx, { id, companyId }: HistorySubject): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Supplier" SET "receivedAt" = ${ctx.now()}, "receiptNumber" = next_receipt_number()
    WHERE "id" = ${id}::uuid AND "companyId" = ${companyId}::uuid AND "receiptNumber" IS NULL`;
}

interface Transition extends Pick<HistorySubject, 'id' | 'companyId'> {
  fromStatus: SupplierStatus;
  toStatus: SupplierStatus;
}

export const transitionsSql = (
  ctx: Context,
  transitions: readonly Transition[],
  createdAt: Date,
  condition?: Prisma.Sql,
): Prisma.Sql =>
  insertSql(
    'SupplierTransition',
    transitions.map(({ id: supplierId, companyId, fromStatus, toStatus }) => ({
      id: newId(),
      companyId,
      supplierId,
      fromStatus,
      toStatus,
      actorId: actorIdOf(ctx.actor),
      createdAt,
    })),
    condition,
  );

/** Returns false and changes nothing if the status has changed concurrently. */
export async function moveStatus(ctx: Context, tx: Tx, supplier: HistorySubject, to: SupplierStatus): Promise<boolean> {
  return (await moveStatuses(ctx, tx, supplier.companyId, [supplier], to)).length === 1;
}

/** Returns the ids of the changed suppliers; skips suppliers whose status has changed concurrently. */
export async function moveStatuses(
  ctx: Context,
  tx: Tx,
  companyId: string,
  suppliers: readonly Pick<HistorySubject, 'id' | 'status'>[],
  to: SupplierStatus,
): Promise<string[]> {
  const createdAt = ctx.now();
  const moved: Transition[] = [];
  for (const fromStatus of new Set(suppliers.map(({ status }) => status))) {
    if (fromStatus === to) continue;
    const ids = suppliers.filter(({ status }) => status === fromStatus).map(({ id }) => id);
    const found = await tx.$queryRaw<{ id: string }[]>`
      UPDATE "Supplier" SET "status" = ${to}::"SupplierStatus", "modifiedAt" = ${createdAt}
      WHERE "id" = ANY(${ids}::uuid[]) AND "companyId" = ${companyId}::uuid
        AND "status" = ${fromStatus}::"SupplierStatus"
      RETURNING "id"`;
    moved.push(...found.map(({ id }) => ({ id, companyId, fromStatus, toStatus: to })));
  }
  if (moved.length > 0) await tx.$queryRaw(transitionsSql(ctx, moved, createdAt));
  return moved.map(({ id }) => id);
}

/**
 * SQL that updates a status with its transition and audit entry in one statement. Returns no row if the status is no
 * longer the status that was read. All rows share one timestamp, because undoing a completion searches for an audit
 * entry not older than the transition.
 */
export function toggleStatusSql(
  ctx: Context,
  { id, companyId, workflowId, status }: Pick<HistorySubject, 'id' | 'companyId' | 'workflowId' | 'status'>,
  to: SupplierStatus,
  entry: AuditRow,
): Prisma.Sql {
  const transition = { id, companyId, fromStatus: status, toStatus: to };
  const ifMoved = Prisma.sql`WHERE EXISTS (SELECT FROM moved)`;
  return Prisma.sql`
    WITH moved AS (
      UPDATE "Supplier" SET "status" = ${to}::"SupplierStatus", "modifiedAt" = ${entry.createdAt}
      WHERE "id" = ${id}::uuid AND "companyId" = ${companyId}::uuid
        AND "workflowId" = ${workflowId}::uuid AND "status" = ${status}::"SupplierStatus"
      RETURNING "id"
    ), noted AS (${transitionsSql(ctx, [transition], entry.createdAt, ifMoved)}
    ), audited AS (${auditSql(entry, ifMoved)}
    )
    SELECT "id" FROM moved`;
}
