import { NOTIFICATION_KINDS, notificationPath, roleForKind } from '@homologa/domain/notifications/notification-kinds';
import { NOTIFICATION_KIND_WORDS } from '@homologa/domain/notifications/notification-words';
import { createElement } from 'react';
import type { Context } from '../kernel/context';
import { personMailLocale } from '../mail/mail-locale';
import { oneLine, renderMail } from '../mail/render-mail';
import type { CompletionKind } from './completion-kinds';
import { NotificationMail } from './NotificationMail';
import { deliveryOf, type NamedNotification, nameNotifications } from './notification.queries';
import { sentenceOf } from './notification-mail';
import { NOTIFICATION_MAIL_TEXTS } from './notification-mail.texts';
import { findReader } from './reader.queries';
import { sendCompletionMail } from './send-completion-mail';
import { sendCorrectionMail } from './send-correction-mail';

const COMPLETIONS: Readonly<Partial<Record<NamedNotification['kind'], CompletionKind>>> = {
  onboarding_finished: 'onboarding_finished',
  delivered: 'report_delivered',
  unable_to_locate: 'supplier_not_located',
};

/**
 * Job `mail.send-notification`: depending on the user's settings, mails the notification at once, defers it to the
 * digest, or sends nothing. Skips users who have left. Delivers at least once. Throws MailError.
 */
export async function sendNotificationMail(
  ctx: Context,
  { notificationId, messageId }: { notificationId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const row = await ctx.db.read.notification.findFirst({ where: { id: notificationId, mail: 'pending' } });
  const [notification] = row ? await nameNotifications(ctx, [row]) : [];
  if (!notification) return { sent: false };
  const delivery = await deliveryOf(ctx, notification.userId, notification.kind);
  if (delivery !== 'at_once') {
    await settle(ctx, notificationId, delivery === 'daily' ? 'daily' : 'none');
    return { sent: false };
  }
  const sent = await mailNow(ctx, notification, messageId);
  await settle(ctx, notificationId, sent ? 'sent' : 'none');
  return { sent };
}

/** Stores the outcome of a pending mail. A repeated job changes nothing, because the mail is no longer pending. */
async function settle(ctx: Context, id: string, mail: 'daily' | 'sent' | 'none'): Promise<void> {
  await ctx.db.system((tx) => tx.notification.updateMany({ where: { id, mail: 'pending' }, data: { mail } }));
}

async function mailNow(ctx: Context, notification: NamedNotification, messageId: string): Promise<boolean> {
  const { kind, userId, companyId, supplierId } = notification;
  const completion = COMPLETIONS[kind];
  if (completion && companyId && supplierId) {
    return (await sendCompletionMail(ctx, { companyId, supplierId, userId, kind: completion, messageId })).sent;
  }
  const deliveryId = (notification.facts as { deliveryId?: string } | null)?.deliveryId;
  if (kind === 'corrected' && companyId && deliveryId) {
    return (await sendCorrectionMail(ctx, { companyId, deliveryId, userId, messageId })).sent;
  }
  const isForStaff = NOTIFICATION_KINDS[kind].audience === 'staff';
  const reader = await findReader(ctx, userId, isForStaff ? null : companyId, roleForKind(kind));
  if (!reader) return false;
  const locale = personMailLocale(reader.preferences);
  const sentence = sentenceOf(notification, locale);
  const mail = await renderMail(
    NOTIFICATION_KIND_WORDS[kind][locale],
    createElement(NotificationMail, {
      locale,
      brand: ctx.config.brand,
      person: oneLine(reader.name),
      intro: null,
      sentences: [sentence],
      url: ctx.config.publicUrl + notificationPath(notification),
      button: NOTIFICATION_MAIL_TEXTS[locale].button,
    }),
  );
  await ctx.mail.send({ ...mail, messageId, to: [reader.email] });
  return true;
}
