import { isValidEmail } from '@homologa/domain/identity/email';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import {
  type AddressProblem,
  type AddressRefusal,
  addressRefusal,
} from '@homologa/domain/suppliers/addresses/address-rules';
import { canRemindSupplier } from '@homologa/domain/suppliers/supplier.policy';
import type { Supplier } from '@homologa/prisma/models';
import { auditMany } from '../../kernel/audit';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { withoutSuppressed } from '../../kernel/mail/suppressions';
import { replaceAddresses } from '../../supplier-record/invitations.steps';
import { sendInvitationJob } from '../supplier.jobs';
import { lockSuppliers } from '../supplier.steps';
import { getSupplierWorkflow } from '../supplier-workflow.queries';
import { revokeLinks } from './onboarding-link.steps';

interface AddressChange {
  supplierId: string;
  emails: readonly string[];
}

interface AddressOrder {
  workflowId: string;
  changes: readonly AddressChange[];
  /** True to skip a supplier if another one of the workflow has, or would get, one of its addresses. */
  unlessShared?: boolean | undefined;
  /** True to change nothing, and only return what would be changed. */
  isDryRun?: boolean | undefined;
}

interface AddressChanges {
  changed: string[];
  skipped: { supplierId: string; reason: AddressRefusal }[];
}

/**
 * POST /api/workflows/{id}/suppliers/addresses: gives suppliers whose invitation failed other e-mail addresses and sends
 * the invitation again. Revokes the links that were mailed to the former addresses. Suppliers that cannot be changed are
 * skipped with a reason. Repeating the call skips those that it changed before. A dry run locks and changes nothing.
 * Throws `not_found`, `forbidden`.
 */
export async function changeAddresses(
  ctx: Context,
  { workflowId, changes, unlessShared = false, isDryRun = false }: AddressOrder,
): Promise<AddressChanges> {
  const { companyId } = requireCompany(ctx.actor);
  const wanted = new Map(
    changes.map(({ supplierId, emails }) => [supplierId.toLowerCase(), [...new Set(emails.map(normalizeEmail))]]),
  );
  const ids = [...wanted.keys()];
  // Outside the transaction, because the company's role cannot read the suppressed addresses.
  const mailable = new Set(await withoutSuppressed(ctx.db, ctx.config.suppressionSeeds, [...wanted.values()].flat()));
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await getSupplierWorkflow(tx, companyId, workflowId);
    authorize(canRemindSupplier(ctx.actor, { workflow }));
    if (!isDryRun) await lockSuppliers(tx, companyId, ids);
    const holders = unlessShared ? await findHolders(tx, { companyId, workflowId }, wanted) : null;
    const rows = await tx.supplier.findMany({
      where: { id: { in: ids }, companyId, workflowId },
      select: { id: true, emails: true, status: true, accountId: true, invitationState: true, unconfirmedEmail: true },
    });
    const found = new Map(rows.map((row) => [row.id, row]));
    const result: AddressChanges = { changed: [], skipped: [] };
    for (const [id, addresses] of wanted) {
      const supplier = found.get(id);
      const reason = supplier
        ? addressRefusal({ ...supplier, workflow }, problemOf(addresses, supplier, { mailable, holders }))
        : 'not_found';
      if (reason) result.skipped.push({ supplierId: id, reason });
      else result.changed.push(id);
    }
    const { changed } = result;
    if (isDryRun) return result;
    for (const id of changed) {
      await revokeLinks(ctx, tx, { companyId, supplierId: id });
      await replaceAddresses(ctx, tx, { id, companyId }, wanted.get(id) ?? []);
    }
    const payloads = changed.map((supplierId) => ({ supplierId }));
    await ctx.jobs.enqueueMany(tx, sendInvitationJob, payloads, { companyId });
    const action = 'supplier.change_address';
    await auditMany(
      ctx,
      tx,
      changed.map((objectId) => ({ companyId, action, objectType: 'supplier', objectId })),
    );
    return result;
  });
}

interface AddressFacts {
  mailable: ReadonlySet<string>;
  /** Suppliers by address; null if they may share addresses. */
  holders: ReadonlyMap<string, ReadonlySet<string>> | null;
}

function problemOf(
  addresses: readonly string[],
  { id, emails }: Pick<Supplier, 'id' | 'emails'>,
  { mailable, holders }: AddressFacts,
): AddressProblem | null {
  if (addresses.length === 0 || !addresses.every(isValidEmail)) return 'email_invalid';
  const before = new Set(emails.map(normalizeEmail));
  if (before.size === addresses.length && addresses.every((address) => before.has(address))) return 'email_unchanged';
  if (!addresses.every((address) => mailable.has(address))) return 'email_suppressed';
  const isShared = addresses.some((address) => [...(holders?.get(address) ?? [])].some((holder) => holder !== id));
  return isShared ? 'email_shared' : null;
}

/** Number of suppliers of the company that are looked at for each address. */
const LOOKED_AT = 200;

/** Finds the suppliers of a workflow that have, or would get, each of the wanted addresses. */
async function findHolders(
  tx: Tx,
  { companyId, workflowId }: { companyId: string; workflowId: string },
  wanted: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, Set<string>>> {
  const addresses = [...new Set([...wanted.values()].flat())];
  // search_supplier_ids reads the index of the search; an array of addresses has none.
  const rows = await tx.$queryRaw<{ email: string; id: string }[]>`
    SELECT m."email", s."id" FROM unnest(${addresses}::text[]) AS m ("email")
    CROSS JOIN LATERAL search_supplier_ids(m."email", ${LOOKED_AT}::integer) AS found ("id")
    JOIN "Supplier" s ON s."id" = found."id" AND s."companyId" = ${companyId}::uuid
      AND s."workflowId" = ${workflowId}::uuid
    WHERE m."email" = ANY (s."emails")`;
  const holders = new Map(addresses.map((address) => [address, new Set<string>()]));
  for (const { email, id } of rows) holders.get(email)?.add(id);
  for (const [id, emails] of wanted) for (const email of emails) holders.get(email)?.add(id);
  return holders;
}
