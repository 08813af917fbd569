import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { canAppendStatusUpdate } from '@homologa/domain/catalog/status-updates';
import { memberOf } from '@homologa/domain/language/member-of';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { buildInvitation } from '../mail/build-invitation';
import { type Invitee, loadInvitee, mayBeWrittenTo, type SupplierMailInput } from '../mail/load-invitee';
import { dropOnboardingLink, openOnboardingLink } from '../mail/onboarding-link';
import { appendStatusUpdate, readUpdates } from './supplier-history.steps';

/**
 * Mails a supplier's invitation and, once the mail server has accepted it, writes `email_received` (reference 5.3).
 * At-least-once: what was recorded as sent is not sent again, a process that dies between the server's answer and the
 * record sends the same message id again. Throws MailError, and `not_found` for a supplier that is gone; one that may
 * not be written to any more is left alone.
 */
export async function sendInvitationMail(ctx: Context, input: SupplierMailInput): Promise<{ sent: boolean }> {
  const supplier = await loadInvitee(ctx, input.companyId, input.supplierId);
  if (supplier.invitationState === 'sent') return { sent: false };
  if (!mayBeWrittenTo(supplier)) {
    await withdraw(ctx, supplier);
    return { sent: false };
  }
  const link = await openOnboardingLink(ctx, supplier);
  try {
    await ctx.mail.send(await buildInvitation(ctx, supplier, 'invitation', link.url, input.messageId));
  } catch (error) {
    await dropOnboardingLink(ctx, supplier, link);
    throw error;
  }
  await recordSent(ctx, supplier);
  return { sent: true };
}

async function withdraw(ctx: Context, supplier: Invitee): Promise<void> {
  await ctx.db.tenant(supplier.companyId, (tx) =>
    tx.supplier.updateMany({
      where: { id: supplier.id, companyId: supplier.companyId, invitationState: 'queued' },
      data: { invitationState: 'none' },
    }),
  );
}

async function recordSent(ctx: Context, supplier: Invitee): Promise<void> {
  const { id, companyId } = supplier;
  await ctx.db.tenant(companyId, async (tx) => {
    // Also holds the supplier's row, so that of two that record at once one sees the other's update.
    const { count } = await tx.supplier.updateMany({
      where: { id, companyId },
      data: { invitationState: 'sent', invitationSentAt: ctx.now(), invitationError: null },
    });
    if (count === 0) return;
    const { type, product, reportType } = supplier.workflow;
    const traits = { type, product, reportType: memberOf(REPORT_TYPES, reportType) };
    if (canAppendStatusUpdate(await readUpdates(tx, supplier), 'email_received', traits)) {
      await appendStatusUpdate(ctx, tx, supplier, 'email_received');
    }
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.mail_invitation',
      objectType: 'supplier',
      objectId: id,
      facts: { recipients: supplier.emails.length },
    });
  });
}
