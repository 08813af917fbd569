import { type Invite, pickInvite } from '@homologa/domain/suppliers/invite';
import { Prisma } from '@homologa/prisma/client';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';
import { inviteColumns } from './invite-columns.queries';

type SupplierKey = Pick<Supplier, 'id' | 'companyId'>;

export type NewSupplier = Invite &
  Pick<Supplier, 'id' | 'companyId' | 'workflowId' | 'position' | 'createdAt' | 'modifiedAt'> &
  Partial<Pick<Supplier, 'invitationState'>>;

/** Returns the rows in the order of the input. */
export async function insertSuppliers(tx: Tx, rows: readonly NewSupplier[]): Promise<Supplier[]> {
  const returned = await insertRows<Supplier>(tx, 'Supplier', rows, Prisma.sql`RETURNING *`);
  // RETURNING does not guarantee the order of the input.
  const byId = new Map(returned.map((supplier) => [supplier.id, supplier]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

interface Registration {
  companyId: string;
  workflowId: string;
  locale: string | null;
  invite: Invite;
}

export async function insertRegisteredSupplier(
  ctx: Context,
  tx: Tx,
  { companyId, workflowId, locale, invite }: Registration,
): Promise<string> {
  const id = newId();
  const createdAt = ctx.now();
  await tx.supplier.create({
    data: {
      id,
      workflowId,
      companyId,
      companyName: invite.companyName,
      fullName: invite.fullName,
      emails: invite.emails,
      country: invite.country,
      phone: invite.phone,
      locale,
      selfRegistered: true,
      unconfirmedEmail: invite.emails[0],
      createdAt,
      modifiedAt: createdAt,
    },
    select: { id: true },
  });
  return id;
}

const [TEXT, LIST] = [Prisma.sql`text`, Prisma.sql`text[]`];
const INVITE_ASSIGNMENTS = inviteColumns((column) => Prisma.sql`${column} = n.${column}`);
const INVITE_TYPES = inviteColumns((column, isList) => Prisma.sql`${column} ${isList ? LIST : TEXT}`);

export async function updateInvites(
  ctx: Context,
  tx: Tx,
  companyId: string,
  changed: readonly (Invite & { id: string; position: number })[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Supplier" s SET "position" = n."position", ${INVITE_ASSIGNMENTS}, "modifiedAt" = ${ctx.now()}
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS n("id" uuid, "position" int, ${INVITE_TYPES})
    WHERE s."id" = n."id" AND s."companyId" = ${companyId}::uuid`;
}

/**
 * Moves a supplier to another workflow and resets it to the state of a new supplier. The caller must have locked the
 * supplier.
 */
export const placeSupplier = (
  ctx: Context,
  tx: Tx,
  supplier: SupplierKey,
  { invite, ...place }: { workflowId: string; position: number; isMailed: boolean; invite: Invite },
) =>
  update(tx, supplier, {
    ...pickInvite(invite),
    workflowId: place.workflowId,
    position: place.position,
    invitationState: place.isMailed ? 'queued' : 'none',
    modifiedAt: ctx.now(),
  });

/** Deletes suppliers with all their data. The caller must have released their files and quota units. */
export async function deleteSuppliers(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.supplier.deleteMany({ where: { id: { in: [...ids] }, companyId } });
}

/** Updates columns of one supplier unconditionally; `modifiedAt` changes only if `data` contains it. */
const update = (tx: Tx, { id, companyId }: SupplierKey, data: Prisma.SupplierUncheckedUpdateManyInput) =>
  tx.supplier.updateMany({ where: { id, companyId }, data });

export const setDecisions = (tx: Tx, companyId: string, ids: string[], decision: string, modifiedAt: Date) =>
  tx.supplier.updateMany({ where: { companyId, id: { in: ids } }, data: { decision, modifiedAt } });

/** Sets the supplier's own monitoring setting; null inherits the workflow's setting. */
export const setOwnMonitoring = (tx: Tx, supplier: SupplierKey, monitoring: boolean | null) =>
  update(tx, supplier, { monitoring });

export const setNewHits = (tx: Tx, { id, companyId }: SupplierKey, newHits: number) =>
  tx.supplier.updateMany({ where: { id, companyId, newHits: { not: newHits } }, data: { newHits } });

export const correctSupplier = (
  ctx: Context,
  tx: Tx,
  supplier: SupplierKey,
  corrections: Prisma.SupplierUncheckedUpdateManyInput,
) => update(tx, supplier, { ...corrections, modifiedAt: ctx.now() });

/** Copies figures of a delivered report to the supplier, where filters and charts read them. */
export const copyFigures = (tx: Tx, supplier: SupplierKey, figures: Prisma.SupplierUncheckedUpdateManyInput) =>
  update(tx, supplier, figures);

export async function recordLabelled(ctx: Context, tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.supplier.updateMany({ where: { id: { in: [...ids] }, companyId }, data: { modifiedAt: ctx.now() } });
}

/**
 * Marks suppliers as reminded now and returns their ids. `condition` refers to "Supplier" s joined with "Workflow" w
 * and is evaluated by the update, so that concurrent callers remind each supplier once.
 */
export async function recordReminded(
  tx: Tx,
  { companyId, workflowId }: { companyId: string; workflowId: string },
  now: Date,
  condition: Prisma.Sql,
): Promise<string[]> {
  const reminded = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Supplier" s SET "lastRemindedAt" = ${now}, "modifiedAt" = ${now}
    FROM "Workflow" w
    WHERE w."id" = s."workflowId" AND s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
      AND ${condition}
    RETURNING s."id"`;
  return reminded.map(({ id }) => id);
}

interface UnansweredScope {
  companyId: string;
  workflowId: string;
  /** Suppliers reminded after this time still have time to answer. */
  remindedUntil: Date;
  reminders: number;
  waits: readonly string[];
}

/** Condition of "Supplier" s that is to be marked; each wait has a later `waitingSince`, so that it is marked once. */
const isUnanswered = ({ companyId, workflowId, remindedUntil, reminders, waits }: UnansweredScope) => Prisma.sql`
  s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
  AND s."status" IN ('pending', 'in_progress') AND s."waitingFor" = ANY(${[...waits]}::text[])
  AND s."lastRemindedAt" >= s."waitingSince"
  AND (s."unansweredAt" IS NULL OR s."unansweredAt" < s."waitingSince")
  AND (SELECT r."remindedAt" FROM "Reminder" r WHERE r."supplierId" = s."id" AND r."companyId" = s."companyId"
    AND r."remindedAt" >= s."waitingSince" ORDER BY r."remindedAt" OFFSET ${reminders - 1} LIMIT 1)
    <= ${remindedUntil}`;

/**
 * Marks up to `limit` suppliers that got at least `reminders` reminders since their present wait began, and returns
 * their number. Has a limit, because the statement has a timeout and a workflow may have any number of suppliers.
 */
export async function recordUnanswered(ctx: Context, tx: Tx, scope: UnansweredScope, limit: number): Promise<number> {
  const isDue = isUnanswered(scope);
  // The outer condition is evaluated again on a row for which the statement had to wait.
  return tx.$executeRaw`
    UPDATE "Supplier" s SET "unansweredAt" = ${ctx.now()}
    WHERE ${isDue} AND s."id" IN (SELECT s."id" FROM "Supplier" s WHERE ${isDue} ORDER BY s."id" LIMIT ${limit})`;
}

export async function countUnanswered(tx: Tx, scope: UnansweredScope): Promise<number> {
  const [{ count } = { count: 0 }] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "Supplier" s WHERE ${isUnanswered(scope)}`;
  return count;
}
