import { type Invite, normalizeInvite } from '@homologa/domain/suppliers/invite';
import { inviteOfInput } from '@homologa/domain/suppliers/invite-of-input';
import type { DraftSupplierInput } from '@homologa/domain/workflows/workflow.contract';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId } from '../kernel/ids';

const BATCH = 500;

/** A draft's supplier: who it is and its place in the form. */
export type DraftSupplier = Invite & { id: string; position: number };

const INVITE_COLUMNS = {
  companyName: true,
  fullName: true,
  emails: true,
  country: true,
  taxId: true,
  address: true,
  sic: true,
  phone: true,
  dunsNumber: true,
  shareholders: true,
} as const satisfies Record<keyof Invite, true>;

/** The suppliers of a draft, in the order of its form. */
export function loadDraftSuppliers(tx: Tx, companyId: string, workflowId: string): Promise<DraftSupplier[]> {
  return tx.supplier.findMany({
    where: { companyId, workflowId },
    select: { id: true, position: true, ...INVITE_COLUMNS },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** Replaces a draft's suppliers by what was typed, valid or not; ids of this draft are kept (wire.md 9). */
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
  if (removed.length > 0) await tx.supplier.deleteMany({ where: { companyId, workflowId, id: { in: removed } } });
  const now = ctx.now();
  const added = rows.filter(({ id }) => !kept.has(id));
  for (let at = 0; at < added.length; at += BATCH) {
    await tx.supplier.createMany({
      data: added
        .slice(at, at + BATCH)
        .map((row) => ({ ...row, companyId, workflowId, createdAt: now, modifiedAt: now })),
    });
  }
  await saveDraftSuppliers(ctx, tx, companyId, existing, [...kept.values()]);
}

/** Writes those of the rows that differ from what is stored, in one statement. */
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
  await tx.$executeRaw`
    UPDATE "Supplier" s SET
      "position" = n."position", "companyName" = n."companyName", "fullName" = n."fullName", "emails" = n."emails",
      "country" = n."country", "taxId" = n."taxId", "address" = n."address", "sic" = n."sic", "phone" = n."phone",
      "dunsNumber" = n."dunsNumber", "shareholders" = n."shareholders", "modifiedAt" = ${ctx.now()}
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS n(
      "id" uuid, "position" int, "companyName" text, "fullName" text, "emails" text[], "country" text, "taxId" text,
      "address" text, "sic" text, "phone" text, "dunsNumber" text, "shareholders" text[])
    WHERE s."id" = n."id" AND s."companyId" = ${companyId}::uuid`;
}

const columnsOf = (row: DraftSupplier) => ({
  id: row.id,
  position: row.position,
  companyName: row.companyName,
  fullName: row.fullName,
  emails: row.emails,
  country: row.country,
  taxId: row.taxId,
  address: row.address,
  sic: row.sic,
  phone: row.phone,
  dunsNumber: row.dunsNumber,
  shareholders: row.shareholders,
});

/** The suppliers that a launch or an update may write to: those with an address. */
export const isReachable = (supplier: Pick<Supplier, 'emails'>): boolean => supplier.emails.length > 0;
