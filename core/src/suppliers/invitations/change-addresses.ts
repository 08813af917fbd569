import { isValidEmail } from '@homologa/domain/identity/email';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import {
  type AddressProblem,
  type AddressRefusal,
  addressRefusal,
} from '@homologa/domain/suppliers/addresses/address-rules';
import { canRemindSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { auditMany } from '../../kernel/audit';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
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

interface AddressChanges {
  changed: string[];
  skipped: { supplierId: string; reason: AddressRefusal }[];
}

/**
 * POST /api/workflows/{id}/suppliers/addresses: gives suppliers whose invitation failed other e-mail addresses and sends
 * the invitation again. Revokes the links that were mailed to the former addresses. Suppliers that cannot be changed are
 * skipped with a reason. Repeating the call skips those that it changed before. Throws `not_found`, `forbidden`.
 */
export async function changeAddresses(
  ctx: Context,
  { workflowId, changes }: { workflowId: string; changes: readonly AddressChange[] },
): Promise<AddressChanges> {
  const { companyId } = requireCompany(ctx.actor);
  const wanted = new Map(changes.map(({ supplierId, emails }) => [supplierId.toLowerCase(), emails]));
  const ids = [...wanted.keys()];
  // Outside the transaction, because the company's role cannot read the suppressed addresses.
  const mailable = new Set(
    await withoutSuppressed(
      ctx.db,
      ctx.config.suppressionSeeds,
      changes.flatMap(({ emails }) => emails.map(normalizeEmail)),
    ),
  );
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await getSupplierWorkflow(tx, companyId, workflowId);
    authorize(canRemindSupplier(ctx.actor, { workflow }));
    await lockSuppliers(tx, companyId, ids);
    const rows = await tx.supplier.findMany({
      where: { id: { in: ids }, companyId, workflowId },
      select: { id: true, emails: true, status: true, accountId: true, invitationState: true, unconfirmedEmail: true },
    });
    const found = new Map(rows.map((row) => [row.id, row]));
    const result: AddressChanges = { changed: [], skipped: [] };
    for (const [id, emails] of wanted) {
      const supplier = found.get(id);
      const addresses = [...new Set(emails.map(normalizeEmail))];
      const reason = supplier
        ? addressRefusal({ ...supplier, workflow }, problemOf(addresses, supplier.emails, mailable))
        : 'not_found';
      if (reason) {
        result.skipped.push({ supplierId: id, reason });
        continue;
      }
      await revokeLinks(ctx, tx, { companyId, supplierId: id });
      await replaceAddresses(ctx, tx, { id, companyId }, addresses);
      result.changed.push(id);
    }
    const { changed } = result;
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

function problemOf(
  addresses: readonly string[],
  former: readonly string[],
  mailable: ReadonlySet<string>,
): AddressProblem | null {
  if (addresses.length === 0 || !addresses.every(isValidEmail)) return 'email_invalid';
  const before = new Set(former.map(normalizeEmail));
  if (before.size === addresses.length && addresses.every((address) => before.has(address))) return 'email_unchanged';
  return addresses.every((address) => mailable.has(address)) ? null : 'email_suppressed';
}
