import type { Locale } from '@homologa/domain/language/locales';
import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import { moneyText } from '@homologa/domain/payments/money';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { BoundedCache } from '../../kernel/limits/bounded-cache';
import type { InlineImage, MailMessage } from '../../kernel/ports/mailer';
import { cidOf, loadCoverImage, loadLogoImage } from '../../mail/inline-images';
import { fillTemplate, type MailTemplate, slot, templateOf } from '../../mail/mail-slots';
import { oneLine, type RenderedMail, renderMail } from '../../mail/render-mail';
import { type ToldBefore, toldBefore } from './before-start.queries';
import { InvitationMail, type InvitationMailProps, type MailedBefore } from './InvitationMail';
import { INVITATION_TEXTS, type InvitationNames } from './invitation.texts';
import { clientNameOf, type Invitee } from './invitee.queries';

export type InvitationKind = 'invitation' | 'reminder';

interface InvitationContent {
  kind: InvitationKind;
  locale: Locale;
  names: InvitationNames;
  workflow: { emailSubject: string; emailMessage: string; dueDate: Date | null };
  cover: InlineImage | null;
  logo: InlineImage | null;
  url: string;
  reopened: readonly string[];
  before: ToldBefore | null;
  nextStep?: string | null;
}

const KEPT = 200;
const templates = new BoundedCache<MailTemplate>(KEPT);

const SLOTS = { supplier: slot(0), person: slot(1), url: slot(2), nextStep: slot(3) };

/**
 * Renders an invitation or a reminder, with default texts if the workflow has none. The template shared by all
 * suppliers of a workflow is rendered once and cached; the cache key contains all inputs, so that an edited workflow
 * gets a new template.
 */
export async function renderInvitation(ctx: Context, content: InvitationContent): Promise<RenderedMail> {
  const { brand, onboardingLinkDays: linkDays } = ctx.config;
  const { supplier, person } = content.names;
  const company = oneLine(supplier);
  // Omits the full stop after a name that already ends with a full stop.
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
    before: content.before && mailedBefore(content.before, locale),
    nextStep: content.nextStep ? SLOTS.nextStep : '',
    brand,
    linkDays,
  };
  const template = await templates.get(JSON.stringify(shared), () => renderTemplate(shared));
  return fillTemplate(template, [
    company.slice(0, company.length - stop.length),
    oneLine(person),
    content.url,
    content.nextStep ?? '',
  ]);
}

const MINOR_UNITS = 100;

const mailedBefore = ({ minutes, questions, papers, price }: ToldBefore, locale: Locale): MailedBefore => ({
  minutes,
  questions,
  papers: papers.map((paper) => oneLine(paper[locale])),
  price: price && moneyText(price.amount / MINOR_UNITS, price, locale),
});

type InvitationTemplate = InvitationMailProps & { emailSubject: string };

async function renderTemplate({ emailSubject, ...props }: InvitationTemplate): Promise<MailTemplate> {
  const texts = INVITATION_TEXTS[props.locale];
  const subject =
    props.kind === 'reminder' ? texts.reminderSubject(props.names) : emailSubject || texts.subject(props.names);
  return templateOf(await renderMail(subject, createElement(InvitationMail, props)));
}

interface ReminderContent {
  /** Titles of questions that an edit of the questionnaire has added or changed. */
  reopened: readonly string[];
  nextStep: (locale: Locale) => string | null;
}

const NO_REMINDER: ReminderContent = { reopened: [], nextStep: () => null };

export async function buildInvitation(
  ctx: Context,
  supplier: Invitee,
  kind: InvitationKind,
  url: string,
  messageId: string,
  reminder: ReminderContent = NO_REMINDER,
): Promise<MailMessage> {
  const { workflow } = supplier;
  // Until the e-mail address is confirmed, a stranger may have entered the names, so the mail omits them.
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
  const { reopened } = reminder;
  const nextStep = reminder.nextStep(locale);
  const before = kind === 'invitation' ? toldBefore(ctx, workflow, supplier, workflow.questions) : null;
  const content = { kind, locale, names, workflow, cover, logo, url, reopened, nextStep, before };
  const mail = await renderInvitation(ctx, content);
  const fromName = oneLine(names.client);
  return { ...mail, messageId, fromName, to: supplier.emails, images: [cover, logo].filter((image) => image !== null) };
}
