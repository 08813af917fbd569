import { DomainError } from '@homologa/domain/errors/domain-error';
import { canRemindSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../../kernel/audit';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { requeueInvitations } from '../../supplier-record/invitations.steps';
import { sendInvitationJob } from '../supplier.jobs';
import { readSupplierDetail, type SupplierDetail } from '../supplier.queries';
import { lockSupplier, type SupplierPlace, type SupplierSubject } from '../supplier.steps';

/**
 * POST /api/workflows/{id}/suppliers/{sid}/invitations: resends the invitation to a supplier that is pending or whose
 * invitation failed. Has no effect while an invitation is queued. Throws `workflow_not_active`,
 * `invitation_not_possible`, `not_found`, `forbidden`.
 */
export async function resendInvitation(ctx: Context, place: SupplierPlace): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    authorize(canRemindSupplier(ctx.actor, supplier));
    if (supplier.workflow.status !== 'active') throw new DomainError('workflow_not_active');
    if (!canInvite(supplier)) throw new DomainError('invitation_not_possible');
    if (supplier.invitationState === 'queued') return;
    await requeueInvitations(ctx, tx, { companyId, ids: [supplier.id] });
    await ctx.jobs.enqueue(tx, sendInvitationJob, { supplierId: supplier.id }, { companyId });
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.invite_again',
      objectType: 'supplier',
      objectId: supplier.id,
    });
  });
  return readSupplierDetail(ctx, companyId, place);
}

/**
 * Returns true if an invitation can be sent. A self-registered supplier must confirm its address before it gets any
 * other mail.
 */
function canInvite(supplier: SupplierSubject): boolean {
  const isUnreached = supplier.invitationState === 'failed' && supplier.status === 'in_progress';
  return (
    supplier.workflow.type === 'onboarding' &&
    supplier.unconfirmedEmail === null &&
    (supplier.status === 'pending' || isUnreached)
  );
}
