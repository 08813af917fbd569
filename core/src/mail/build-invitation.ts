import { createElement } from 'react';
import type { Context } from '../kernel/context';
import type { MailMessage } from '../kernel/ports/mailer';
import { loadCoverImage } from './cover-image';
import { clientNameOf, type Invitee } from './load-invitee';
import { supplierMailLocale } from './mail-locale';
import { oneLine, renderMail } from './render-mail';
import { InvitationMail } from './templates/InvitationMail';
import { INVITATION_TEXTS } from './templates/invitation.texts';

/**
 * The invitation or the reminder of one supplier: one mail to all of its addresses, in its language, with the
 * workflow's own subject, message and cover, or our words where it has none. `messageId` is the job's id, `reopened` the
 * titles of questions that a reminder names.
 */
export async function buildInvitation(
  ctx: Context,
  supplier: Invitee,
  kind: 'invitation' | 'reminder',
  url: string,
  messageId: string,
  reopened: readonly string[] = [],
): Promise<MailMessage> {
  const { workflow } = supplier;
  const locale = supplierMailLocale(supplier, workflow);
  const texts = INVITATION_TEXTS[locale];
  const names = {
    client: oneLine(clientNameOf(supplier)),
    supplier: oneLine(supplier.companyName),
    person: oneLine(supplier.fullName),
    workflow: oneLine(workflow.title),
  };
  const cover = await loadCoverImage(ctx, supplier.companyId, workflow.coverFileId);
  const subject =
    kind === 'reminder' ? texts.reminderSubject(names) : workflow.emailSubject.trim() || texts.subject(names);
  const mail = await renderMail(
    subject,
    createElement(InvitationMail, {
      locale,
      brand: ctx.config.brand,
      names,
      kind,
      message: workflow.emailMessage,
      cover: cover ? `cid:${cover.id}` : null,
      dueAt: workflow.dueAt,
      url,
      reopened: reopened.map(oneLine),
      linkDays: ctx.config.onboardingLinkDays,
    }),
  );
  return { ...mail, messageId, to: supplier.emails, images: cover ? [cover] : [] };
}
