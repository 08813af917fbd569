import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { phoneText } from '@homologa/domain/countries/phone';
import { formatWeekday } from '@homologa/domain/language/format-weekday';
import { formatLetterDate } from '@homologa/domain/language/letter-dates';
import type { Locale } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import { ownPhoneOf } from '@homologa/domain/suppliers/own-phone';
import { CALL_TIME_WORDS, SUPPLIER_MAILS, type SupplierMailKind } from '@homologa/domain/suppliers/receipts/receipt';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { cidOf, loadLogoImage } from '../../mail/inline-images';
import { oneLine, renderMail } from '../../mail/render-mail';
import { workingDaysOf } from '../../reports/working-days.queries';
import { clientNameOf, loadInvitee } from '../../suppliers/invitations/invitee.queries';
import { type CallPlan, findCallPlan } from '../call-plan.queries';
import { type MailedCall, SupplierMail } from './SupplierMail';
import { isMailTrue } from './supplier-mail.steps';
import { SUPPLIER_MAIL_TEXTS } from './supplier-mail.texts';

interface Input {
  companyId: string;
  supplierMailId: string;
  messageId: string;
}

const SUPPLIER = {
  id: true,
  companyId: true,
  country: true,
  phone: true,
  accountPhone: true,
  status: true,
  onboardingStep: true,
  receivedAt: true,
  receiptNumber: true,
  callTime: true,
  account: { select: { email: true, name: true, active: true, emailProvenAt: true } },
  charges: { where: { state: 'to_check' }, select: { id: true }, take: 1 },
} as const;

/**
 * Job `mail.send-supplier-progress`: mails the supplier's account a confirmation of receipt or a decision. Delivers at
 * least once. Skips an inactive account. Throws MailError, and `not_found` if the supplier was deleted.
 */
export async function sendSupplierMail(ctx: Context, input: Input): Promise<{ sent: boolean }> {
  const { companyId, supplierMailId: id, messageId } = input;
  const found = await ctx.db.read.supplierMail.findFirst({
    where: { id, companyId },
    select: { kind: true, supplierId: true, supplier: { select: SUPPLIER } },
  });
  const account = found?.supplier.account;
  if (!found || !account?.active) return { sent: false };
  const { supplier } = found;
  const kind = memberOf(SUPPLIER_MAILS, found.kind);
  const invitee = await loadInvitee(ctx, companyId, found.supplierId);
  if (invitee.workflow.status !== 'active' || !isMailTrue(kind, supplier)) return { sent: false };
  const locale = supplierMailLocale(invitee, invitee.workflow);
  const { brand, publicUrl } = ctx.config;
  const names = {
    // The holder of the link entered the account's name. Mails omit the name until the owner has proven the e-mail
    // address, because the holder may be a stranger.
    person: oneLine(account.emailProvenAt ? account.name : invitee.unconfirmedEmail ? '' : invitee.fullName),
    client: oneLine(clientNameOf(invitee)),
    provider: oneLine(brand.name),
    workflow: oneLine(invitee.workflow.title),
    number: kind === 'all_received' ? (supplier.receiptNumber ?? '') : '',
    received: supplier.receivedAt ? await dayInCountry(supplier.country, supplier.receivedAt, locale) : '',
  };
  const plan = await findCallPlan(ctx, supplier);
  const logo = await loadLogoImage(ctx, invitee.workflow.logoKey);
  const query = new URLSearchParams({ email: account.email });
  const mail = await renderMail(
    SUPPLIER_MAIL_TEXTS[locale].kinds[kind].subject(names),
    createElement(SupplierMail, {
      locale,
      brand,
      logo: cidOf(logo),
      kind,
      names,
      call: plan && mailedCall(plan, ownPhoneOf({ given: supplier.phone, account: supplier.accountPhone }), locale),
      note: noteOf(kind, supplier, locale),
      url: `${publicUrl}/onboarding/${invitee.workflowId}/suppliers/${invitee.id}?${query.toString()}`,
    }),
  );
  const images = logo ? [logo] : [];
  await ctx.mail.send({ ...mail, messageId, fromName: names.client, to: [account.email], images });
  return { sent: true };
}

function noteOf(
  kind: SupplierMailKind,
  { onboardingStep, charges }: { onboardingStep: OnboardingStep; charges: readonly unknown[] },
  locale: Locale,
): string | null {
  const texts = SUPPLIER_MAIL_TEXTS[locale];
  if (kind === 'all_received' && charges.length > 0) return texts.proofChecked;
  return kind === 'questionnaire_received' && onboardingStep === 'payment' ? texts.paymentNext : null;
}

async function dayInCountry(country: string, at: Date, locale: Locale): Promise<string> {
  const { dayOf } = await workingDaysOf(country);
  return inWords(dayOf(at), locale);
}

/** As the page says it (onboarding-web's `ComingCall`). */
const callDay = (day: string, locale: Locale): string => formatWeekday(new Date(day), locale, { timeZone: 'UTC' });

const inWords = (day: string, locale: Locale): string => formatLetterDate(new Date(day), locale, { timeZone: 'UTC' });

const mailedCall = (plan: CallPlan, phone: string, locale: Locale): MailedCall => ({
  phone: phoneText(phone),
  numbers: plan.numbers,
  firstDay: callDay(plan.firstDay, locale),
  lastDay: callDay(plan.lastDay, locale),
  time: plan.time === 'any' ? null : CALL_TIME_WORDS[plan.time][locale].toLocaleLowerCase(locale),
});
