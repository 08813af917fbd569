import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { canAppendStatusUpdate, STATUS_UPDATES } from '@homologa/domain/catalog/status-updates';
import { memberOf } from '@homologa/domain/language/member-of';
import type { InvitationError } from '@homologa/domain/suppliers/invitation-errors';
import { auditRow } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { toStatement } from '../../kernel/database/statement';
import { MailError } from '../../kernel/ports/mailer';
import { DELAY_INVITATION, sentInvitationSql, WITHDRAW_INVITATION } from '../../supplier-record/invitations.steps';
import { buildInvitation } from './build-invitation';
import { type Invitee, mayBeWrittenTo, type SupplierMailInput } from './invitee.queries';
import { dropOnboardingLink, openOnboardingLink } from './onboarding-link.steps';

/**
 * Mails an invitation and appends the status update `email_received` when the mail server accepts it. Delivers at least
 * once: a recorded invitation is not sent again, but after a crash before the record the mail is sent again with the
 * same message id. Skips a supplier that may no longer be mailed. Throws MailError, and `not_found` for a deleted
 * supplier.
 */
export async function sendInvitationMail(ctx: Context, input: SupplierMailInput): Promise<{ sent: boolean }> {
  const { companyId, supplierId, messageId } = input;
  const { supplier, link } = await openOnboardingLink(ctx, companyId, supplierId);
  const isSent = supplier.invitationState === 'sent';
  if (isSent || !mayBeWrittenTo(supplier)) {
    await dropOnboardingLink(ctx, companyId, link);
    if (!isSent) await ctx.db.hot(companyId).rows(WITHDRAW_INVITATION(supplierId, companyId));
    return { sent: false };
  }
  try {
    await ctx.mail.send(await buildInvitation(ctx, supplier, 'invitation', link.url, messageId));
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    if (error instanceof MailError && !error.permanent)
      await ctx.db.hot(companyId).rows(DELAY_INVITATION(supplierId, companyId, DELAYED));
    throw error;
  }
  // Production without SMTP_URL sends no mail, so the invitation stays unsent and can be sent later.
  if (ctx.config.keepsMailBack) {
    await ctx.db.hot(companyId).rows(WITHDRAW_INVITATION(supplierId, companyId));
    return { sent: false };
  }
  await recordSent(ctx, supplier);
  return { sent: true };
}

const DELAYED: InvitationError = 'mail_delayed';

async function recordSent(ctx: Context, supplier: Invitee): Promise<void> {
  const { id, companyId, updates, lastUpdate } = supplier;
  const { type, product, reportType } = supplier.workflow;
  const traits = { type, product, reportType: memberOf(REPORT_TYPES, reportType) };
  const isNext = canAppendStatusUpdate(
    updates.map((update) => memberOf(STATUS_UPDATES, update)),
    'email_received',
    traits,
  );
  const entry = auditRow(ctx, {
    companyId,
    action: 'supplier.mail_invitation',
    objectType: 'supplier',
    objectId: id,
    facts: { recipients: supplier.emails.length },
  });
  const sent = { isNext, lastUpdate, sentAt: ctx.now(), entry };
  await ctx.db.hot(companyId).rows(toStatement(sentInvitationSql(ctx, supplier, sent), 'write'));
}
