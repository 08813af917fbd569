import type { Locale } from '@homologa/domain/language/locales';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import { createElement } from 'react';
import type { Context } from '../kernel/context';
import { BoundedCache } from '../kernel/limits/bounded-cache';
import type { InlineImage, MailMessage } from '../kernel/ports/mailer';
import { cidOf, loadCoverImage, loadLogoImage } from './inline-images';
import { clientNameOf, type Invitee } from './load-invitee';
import { supplierMailLocale } from './mail-locale';
import { fillTemplate, type MailTemplate, slot, templateOf } from './mail-slots';
import { oneLine, type RenderedMail, renderMail } from './render-mail';
import { InvitationMail, type InvitationMailProps } from './templates/InvitationMail';
import { INVITATION_TEXTS, type InvitationNames } from './templates/invitation.texts';

export type InvitationKind = 'invitation' | 'reminder';

/** Everything that an invitation or a reminder says. */
interface InvitationContent {
  kind: InvitationKind;
  locale: Locale;
  names: InvitationNames;
  workflow: { emailSubject: string; emailMessage: string; dueDate: Date | null };
  cover: InlineImage | null;
  logo: InlineImage | null;
  url: string;
  /** Titles of questions that a reminder names. */
  reopened: readonly string[];
}

/** Templates that are kept: some tens of kilobytes each. */
const KEPT = 200;
const templates = new BoundedCache<MailTemplate>(KEPT);

/** What differs from supplier to supplier, by its place among the values of the template. */
const SLOTS = { supplier: slot(0), person: slot(1), url: slot(2) };

/**
 * Renders an invitation or a reminder, with our words where the workflow has none of its own. What all suppliers of a
 * workflow read alike is rendered once: the template is kept under everything that went into it, so that a workflow
 * that changes has another one.
 */
export async function renderInvitation(ctx: Context, content: InvitationContent): Promise<RenderedMail> {
  const { brand, onboardingLinkDays: linkDays } = ctx.config;
  const { supplier, person } = content.names;
  const company = oneLine(supplier);
  // A sentence that ends with a name takes its full stop from it.
  const stop = company.endsWith('.') ? '.' : '';
  const { kind, locale, workflow } = content;
  const shared: InvitationTemplate = {
    kind,
    locale,
    names: {
      client: oneLine(content.names.client),
      supplier: company && SLOTS.supplier + stop,
      person: oneLine(person) && SLOTS.person,
      workflow: oneLine(content.names.workflow),
    },
    emailSubject: workflow.emailSubject.trim(),
    message: workflow.emailMessage,
    cover: cidOf(content.cover),
    logo: cidOf(content.logo),
    dueDate: workflow.dueDate,
    isOverdue: isOverdue(workflow.dueDate?.toISOString().slice(0, 10) ?? null, ctx.now()),
    url: SLOTS.url,
    reopened: content.reopened.map(oneLine),
    brand,
    linkDays,
  };
  const template = await templates.get(JSON.stringify(shared), () => renderTemplate(shared));
  return fillTemplate(template, [company.slice(0, company.length - stop.length), oneLine(person), content.url]);
}

type InvitationTemplate = InvitationMailProps & { emailSubject: string };

async function renderTemplate({ emailSubject, ...props }: InvitationTemplate): Promise<MailTemplate> {
  const texts = INVITATION_TEXTS[props.locale];
  const subject =
    props.kind === 'reminder' ? texts.reminderSubject(props.names) : emailSubject || texts.subject(props.names);
  return templateOf(await renderMail(subject, createElement(InvitationMail, props)));
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
  const cover = await loadCoverImage(ctx, workflow.coverKey);
  const logo = await loadLogoImage(ctx, workflow.logoKey);
  const locale = supplierMailLocale(supplier, workflow);
  const mail = await renderInvitation(ctx, { kind, locale, names, workflow, cover, logo, url, reopened });
  return { ...mail, messageId, to: supplier.emails, images: [cover, logo].filter((image) => image !== null) };
}
