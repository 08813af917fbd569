import type { Locale } from '@homologa/domain/language/locales';
import {
  changedDetails,
  changedFigures,
  type DeliveryData,
  storedDeliveryData,
} from '@homologa/domain/reports/delivery-data';
import { DETAIL_WORDS } from '@homologa/domain/reports/detail-words';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { createElement } from 'react';
import type { Context } from '../kernel/context';
import { personMailLocale } from '../mail/mail-locale';
import { oneLine, renderMail } from '../mail/render-mail';
import { CorrectionMail } from './CorrectionMail';
import { CORRECTION_TEXTS } from './correction.texts';

/**
 * Notifies a user of the client by mail that a report was corrected, with the reason and the changed figures. Delivers
 * at least once; skips a user who has left the company. Throws MailError.
 */
export async function sendCorrectionMail(
  ctx: Context,
  input: { companyId: string; deliveryId: string; userId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const { companyId, deliveryId, userId } = input;
  const delivery = await ctx.db.read.reportDelivery.findFirst({
    where: { id: deliveryId, companyId },
    include: { supplier: { include: { workflow: { select: { title: true } } } } },
  });
  const membership = await ctx.db.read.membership.findFirst({
    where: { userId, companyId, active: true, user: { active: true } },
    select: { user: { select: { email: true, name: true, preferences: true } } },
  });
  if (!delivery || !membership) return { sent: false };
  const before = await ctx.db.read.reportDelivery.findFirst({
    where: { companyId, requestId: delivery.requestId, version: delivery.version - 1 },
    select: { data: true },
  });
  const { supplier, number, version, reason } = delivery;
  const { user } = membership;
  const locale = personMailLocale(user.preferences);
  const names = {
    supplier: oneLine(supplier.companyName) || supplier.emails[0] || supplier.id,
    workflow: oneLine(supplier.workflow.title),
  };
  const mail = await renderMail(
    CORRECTION_TEXTS[locale].subject(names),
    createElement(CorrectionMail, {
      locale,
      brand: ctx.config.brand,
      names,
      person: oneLine(user.name),
      report: { number, version, reason },
      changed: before ? changedLabels(storedDeliveryData(before), storedDeliveryData(delivery), locale) : [],
      url: `${ctx.config.publicUrl}/workflows/${supplier.workflowId}/suppliers/${supplier.id}`,
    }),
  );
  await ctx.mail.send({ ...mail, messageId: input.messageId, to: [user.email] });
  return { sent: true };
}

const changedLabels = (before: DeliveryData, after: DeliveryData, locale: Locale): string[] => [
  ...changedFigures(before, after).map((name) => REPORT_FIELD_WORDS[name][locale]),
  ...changedDetails(before, after).map((name) => DETAIL_WORDS[name][locale]),
];
