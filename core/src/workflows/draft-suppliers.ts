import { type Invite, normalizeInvite, pickInvite } from '@homologa/domain/suppliers/invite';
import { inviteOfInput } from '@homologa/domain/suppliers/invite-of-input';
import type { DraftSupplierInput } from '@homologa/domain/workflows/workflow.contract';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { INVITE_SELECT } from '../supplier-record/invite-columns.queries';
import { deleteSuppliers, insertSuppliers, updateInvites } from '../supplier-record/supplier-rows.steps';

const BATCH = 500;

export type DraftSupplier = Invite & { id: string; position: number };

export function loadDraftSuppliers(tx: Tx, companyId: string, workflowId: string): Promise<DraftSupplier[]> {
  return tx.supplier.findMany({
    where: { companyId, workflowId },
    select: { id: true, position: true, ...INVITE_SELECT },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
  });
}

/**
 * Replaces a draft's suppliers with the suppliers of the request, even if their data is invalid. A supplier with a
 * known id keeps this id.
 */
export async function replaceDraftSuppliers(
  ctx: Context,
  tx: Tx,
  { companyId, workflowId }: { companyId: string; workflowId: string },
  input: readonly DraftSupplierInput[],
): Promise<void> {
  const existing = await loadDraftSuppliers(tx, companyId, workflowId);
  const own = new Map(existing.map((supplier) => [supplier.id, supplier]));
  const kept = new Map<string, DraftSupplier>();
  const rows = input.map((entry, position): DraftSupplier => {
    const { _id: givenId } = entry;
    const isOwn = givenId != null && own.has(givenId) && !kept.has(givenId);
    const row = { id: isOwn ? givenId : newId(), position, ...normalizeInvite(inviteOfInput(entry.invite)) };
    if (isOwn) kept.set(row.id, row);
    return row;
  });
  const removed = existing.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) await deleteSuppliers(tx, companyId, removed);
  const now = ctx.now();
  const added = rows
    .filter(({ id }) => !kept.has(id))
    .map((row) => ({ ...row, companyId, workflowId, createdAt: now, modifiedAt: now }));
  for (let at = 0; at < added.length; at += BATCH) await insertSuppliers(tx, added.slice(at, at + BATCH));
  await saveDraftSuppliers(ctx, tx, companyId, existing, [...kept.values()]);
}

export async function saveDraftSuppliers(
  ctx: Context,
  tx: Tx,
  companyId: string,
  existing: readonly DraftSupplier[],
  rows: readonly DraftSupplier[],
): Promise<void> {
  const stored = new Map(existing.map((row) => [row.id, JSON.stringify(columnsOf(row))]));
  const changed = rows.map(columnsOf).filter((row) => stored.get(row.id) !== JSON.stringify(row));
  if (changed.length === 0) return;
  await updateInvites(ctx, tx, companyId, changed);
}

const columnsOf = (row: DraftSupplier) => ({ id: row.id, position: row.position, ...pickInvite(row) });

/** Returns true if the supplier has an e-mail address, which invitations and notifications require. */
export const isReachable = (supplier: Pick<Supplier, 'emails'>): boolean => supplier.emails.length > 0;
