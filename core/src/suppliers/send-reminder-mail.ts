import type { Context } from '../kernel/context';
import { buildInvitation } from '../mail/build-invitation';
import { loadInvitee, mayBeWrittenTo, type SupplierMailInput } from '../mail/load-invitee';
import { dropOnboardingLink, openOnboardingLink } from '../mail/onboarding-link';
import { listReopenedQuestions } from '../mail/reopened-questions.queries';
import type { ReminderSource } from './reminders.steps';

/**
 * Mails a reminder that has been counted already (wire.md 20), with a link of its own. At-least-once. Throws
 * MailError, and `not_found` for a supplier that is gone; nobody is reminded of what has ended meanwhile.
 */
export async function sendReminderMail(
  ctx: Context,
  input: SupplierMailInput & { reminderId: string },
): Promise<{ sent: boolean }> {
  const { companyId, supplierId } = input;
  const supplier = await loadInvitee(ctx, companyId, supplierId);
  const reminder = await ctx.db.tenant(companyId, (tx) =>
    tx.reminder.findFirst({ where: { id: input.reminderId, supplierId, companyId }, select: { source: true } }),
  );
  if (!reminder || !mayBeWrittenTo(supplier)) return { sent: false };
  // 'Update and notify' says which questions are to be looked at again.
  const isUpdate = reminder.source === ('update_and_notify' satisfies ReminderSource);
  const reopened = isUpdate ? await listReopenedQuestions(ctx, supplier) : [];
  const link = await openOnboardingLink(ctx, supplier);
  try {
    await ctx.mail.send(await buildInvitation(ctx, supplier, 'reminder', link.url, input.messageId, reopened));
  } catch (error) {
    await dropOnboardingLink(ctx, supplier, link);
    throw error;
  }
  return { sent: true };
}
