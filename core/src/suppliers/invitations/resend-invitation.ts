import { DomainError } from '@homologa/domain/errors/domain-error';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { INVITATIONS_AGAIN_PER_EMAIL, INVITATIONS_AGAIN_WINDOW_SECONDS } from '@homologa/domain/suppliers/limits';
import { canRemindSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../../kernel/audit';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { hashSecret } from '../../kernel/ids';
import { requeueInvitations } from '../../supplier-record/invitations.steps';
import { sendInvitationJob } from '../supplier.jobs';
import { readSupplierDetail, type SupplierDetail } from '../supplier.queries';
import { lockSupplier, type SupplierPlace, type SupplierSubject } from '../supplier.steps';

const PER_EMAIL = {
  name: 'invitation-again',
  points: INVITATIONS_AGAIN_PER_EMAIL,
  seconds: INVITATIONS_AGAIN_WINDOW_SECONDS,
};

type Invitable = Pick<SupplierSubject, 'status' | 'invitationState' | 'unconfirmedEmail'> & {
  workflow: Pick<SupplierSubject['workflow'], 'type'>;
};

/**
 * POST /api/workflows/{id}/suppliers/{sid}/invitations: resends the invitation to a supplier that is pending or whose
 * invitation failed, at most five times a day to one e-mail. Has no effect while an invitation is queued. Throws
 * `workflow_not_active`, `invitation_not_possible`, `not_found`, `forbidden`, `rate_limited`.
 */
export async function resendInvitation(ctx: Context, place: SupplierPlace): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  await limitMails(ctx, companyId, place);
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
 * Counts the mail for each e-mail of the supplier that it will be sent to. Counted per company, so that no client uses
 * up what another may send to the same supplier. Throws `rate_limited`.
 */
async function limitMails(ctx: Context, companyId: string, { workflowId, supplierId }: SupplierPlace): Promise<void> {
  const supplier = await ctx.db.read.supplier.findFirst({
    where: { id: supplierId, workflowId, companyId },
    select: {
      emails: true,
      status: true,
      invitationState: true,
      unconfirmedEmail: true,
      workflow: { select: { type: true, companyId: true, status: true } },
    },
  });
  if (!supplier || canRemindSupplier(ctx.actor, supplier) !== 'allow') return;
  if (supplier.workflow.status !== 'active' || supplier.invitationState === 'queued' || !canInvite(supplier)) return;
  for (const email of supplier.emails) {
    await ctx.limits.consume(PER_EMAIL, hashSecret(`${companyId}:${normalizeEmail(email)}`));
  }
}

/**
 * Returns true if an invitation can be sent. A self-registered supplier must confirm its address before it gets any
 * other mail.
 */
function canInvite(supplier: Invitable): boolean {
  const isUnreached = supplier.invitationState === 'failed' && supplier.status === 'in_progress';
  return (
    supplier.workflow.type === 'onboarding' &&
    supplier.unconfirmedEmail === null &&
    (supplier.status === 'pending' || isUnreached)
  );
}
