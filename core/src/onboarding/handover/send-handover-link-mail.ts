import { memberOf } from '@homologa/domain/language/member-of';
import { HANDOVER_ASKERS } from '@homologa/domain/onboarding/handover-rules';
import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import type { InvitationError } from '@homologa/domain/suppliers/invitation-errors';
import { createElement } from 'react';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { MailError } from '../../kernel/ports/mailer';
import { cidOf, loadLogoImage } from '../../mail/inline-images';
import { oneLine, renderMail } from '../../mail/render-mail';
import { DELAY_INVITATION, markInvitationSent, WITHDRAW_INVITATION } from '../../supplier-record/invitations.steps';
import { failInvitation } from '../../suppliers/invitations/fail-invitation.steps';
import { clientNameOf, mayBeWrittenTo } from '../../suppliers/invitations/invitee.queries';
import { dropOnboardingLink, openOnboardingLink } from '../../suppliers/invitations/onboarding-link.steps';
import { HandoverMail } from './HandoverMail';
import { HANDOVER_TEXTS } from './handover.texts';
import type { HandoverMailInput } from './send-handover-request-mail';

const DELAYED: InvitationError = 'mail_delayed';

/**
 * Mails the colleague who takes over the own link. It is the supplier's invitation from now on, so its state shows on
 * the supplier and the client can send it again. At least once. Skips a colleague who is no longer the invited person,
 * and withdraws the invitation then, unless a later handover has queued its own. Throws MailError, and `not_found` for a
 * deleted supplier.
 */
export async function sendHandoverLinkMail(ctx: Context, input: HandoverMailInput): Promise<{ sent: boolean }> {
  const { companyId, handoverId, messageId } = input;
  const handover = await ctx.db.read.handover.findFirst({ where: { id: handoverId, companyId } });
  if (!handover?.confirmedAt) return { sent: false };
  const { supplier, link } = await openOnboardingLink(ctx, companyId, handover.supplierId);
  try {
    if (!mayBeWrittenTo(supplier) || !supplier.emails.includes(handover.email)) {
      await dropOnboardingLink(ctx, companyId, link);
      const later = await ctx.db.read.handover.count({
        where: {
          companyId,
          supplierId: supplier.id,
          id: { not: handoverId },
          confirmedAt: { gt: handover.confirmedAt },
          email: { in: supplier.emails },
        },
      });
      if (later === 0) await ctx.db.hot(companyId).rows(WITHDRAW_INVITATION(supplier.id, companyId));
      return { sent: false };
    }
    const locale = supplierMailLocale(supplier, supplier.workflow);
    const logo = await loadLogoImage(ctx, supplier.workflow.logoKey);
    const client = oneLine(clientNameOf(supplier));
    const texts = HANDOVER_TEXTS[locale];
    const names = {
      client,
      company: oneLine(supplier.companyName),
      colleague: oneLine(handover.fullName),
      email: handover.email,
    };
    const note = handover.note ? [texts.note, handover.note] : [];
    const asker = memberOf(HANDOVER_ASKERS, handover.asker);
    const mail = await renderMail(
      texts.linkSubject(names),
      createElement(HandoverMail, {
        locale,
        brand: ctx.config.brand,
        logo: cidOf(logo),
        client,
        greeting: texts.greeting(names.colleague),
        before: [texts.link[asker](names, handover.formerEmails.join(', ')), ...note, texts.linkKept],
        action: { label: texts.linkButton, url: link.url },
        after: [texts.linkLasts(ctx.config.onboardingLinkDays)],
        reason: texts.linkReason(names),
      }),
    );
    const to = [handover.email];
    await ctx.mail.send({ ...mail, messageId, fromName: client, to, images: logo ? [logo] : [] });
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    if (error instanceof MailError && !error.permanent)
      await ctx.db.hot(companyId).rows(DELAY_INVITATION(supplier.id, companyId, DELAYED));
    throw error;
  }
  // Production without SMTP_URL sends no mail: leave the invitation unsent, so that it can be sent later.
  if (ctx.config.keepsMailBack) {
    await ctx.db.hot(companyId).rows(WITHDRAW_INVITATION(supplier.id, companyId));
    return { sent: false };
  }
  await ctx.db.tenant(companyId, async (tx) => {
    if (!(await markInvitationSent(ctx, tx, { id: supplier.id, companyId }))) return;
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.mail_invitation',
      objectType: 'supplier',
      objectId: supplier.id,
      facts: { recipients: 1 },
    });
  });
  return { sent: true };
}

/** Marks the invitation as failed after the mail's last attempt, so that the client can send it again. */
export async function failHandoverLink(
  ctx: Context,
  { companyId, handoverId, error }: { companyId: string; handoverId: string; error: unknown },
): Promise<void> {
  const handover = await ctx.db.read.handover.findFirst({
    where: { id: handoverId, companyId },
    select: { supplierId: true },
  });
  if (handover) await failInvitation(ctx, { companyId, supplierId: handover.supplierId, error });
}
