import type { Locale } from '@homologa/domain/language/locales';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import { createElement } from 'react';
import type { Context } from '../kernel/context';
import type { InlineImage, MailMessage } from '../kernel/ports/mailer';
import { loadCoverImage } from './cover-image';
import { clientNameOf, type Invitee } from './load-invitee';
import { supplierMailLocale } from './mail-locale';
import { oneLine, type RenderedMail, renderMail } from './render-mail';
import { InvitationMail } from './templates/InvitationMail';
import { INVITATION_TEXTS, type InvitationNames } from './templates/invitation.texts';

export type InvitationKind = 'invitation' | 'reminder';

/** Everything that an invitation or a reminder says. */
interface InvitationContent {
  kind: InvitationKind;
  locale: Locale;
  names: InvitationNames;
  workflow: { emailSubject: string; emailMessage: string; dueDate: Date | null };
  cover: InlineImage | null;
  url: string;
  /** Titles of questions that a reminder names. */
  reopened: readonly string[];
}

/** Renders an invitation or a reminder, with our words where the workflow has none of its own. */
export async function renderInvitation(ctx: Context, content: InvitationContent): Promise<RenderedMail> {
  const { kind, locale, workflow, cover, url, reopened } = content;
  const texts = INVITATION_TEXTS[locale];
  const names = {
    client: oneLine(content.names.client),
    supplier: oneLine(content.names.supplier),
    person: oneLine(content.names.person),
    workflow: oneLine(content.names.workflow),
  };
  const subject =
    kind === 'reminder' ? texts.reminderSubject(names) : workflow.emailSubject.trim() || texts.subject(names);
  return renderMail(
    subject,
    createElement(InvitationMail, {
      locale,
      brand: ctx.config.brand,
      names,
      kind,
      message: workflow.emailMessage,
      cover: cover ? `cid:${cover.id}` : null,
      dueDate: workflow.dueDate,
      isOverdue: isOverdue(workflow.dueDate?.toISOString().slice(0, 10) ?? null, ctx.now()),
      url,
      reopened: reopened.map(oneLine),
      linkDays: ctx.config.onboardingLinkDays,
    }),
  );
}

/**
 * The invitation or the reminder of one supplier: one mail to all of its addresses, in its language, with the
 * workflow's own subject, message and cover, or our words where it has none. `messageId` is the job's id, `reopened`
 * the titles of questions that a reminder names.
 */
export async function buildInvitation(
  ctx: Context,
  supplier: Invitee,
  kind: InvitationKind,
  url: string,
  messageId: string,
  reopened: readonly string[] = [],
): Promise<MailMessage> {
  const { workflow } = supplier;
  // Until the e-mail is confirmed its names are what a stranger typed (reference 7.7).
  const isProven = supplier.unconfirmedEmail === null;
  const names = {
    client: clientNameOf(supplier),
    supplier: isProven ? supplier.companyName : '',
    person: isProven ? supplier.fullName : '',
    workflow: workflow.title,
  };
  const cover = await loadCoverImage(ctx, supplier.companyId, workflow.coverFileId);
  const locale = supplierMailLocale(supplier, workflow);
  const mail = await renderInvitation(ctx, { kind, locale, names, workflow, cover, url, reopened });
  return { ...mail, messageId, to: supplier.emails, images: cover ? [cover] : [] };
}
