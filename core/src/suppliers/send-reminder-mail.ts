import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { Context } from '../kernel/context';
import type { Prepared } from '../kernel/database';
import { buildInvitation } from '../mail/build-invitation';
import { type Invitee, mayBeWrittenTo, type SupplierMailInput } from '../mail/load-invitee';
import { dropOnboardingLink, openOnboardingLink } from '../mail/onboarding-link';
import type { ReminderSource } from './reminders.steps';

const REMINDER: Prepared<{ source: string }> = {
  name: 'reminder',
  text: 'SELECT "source" FROM "Reminder" WHERE "id" = $1 AND "supplierId" = $2 AND "companyId" = $3',
};

/** The version of a questionnaire as it was launched. */
const LAUNCHED = 1;

/**
 * Mails a reminder that has been counted already (reference 5.6), with a link of its own. At-least-once. Throws
 * MailError, and `not_found` for a supplier that is gone; nobody is reminded of what has ended meanwhile.
 */
export async function sendReminderMail(
  ctx: Context,
  input: SupplierMailInput & { reminderId: string },
): Promise<{ sent: boolean }> {
  const { companyId, supplierId } = input;
  const { supplier, link } = await openOnboardingLink(ctx, companyId, supplierId);
  try {
    const [reminder] = await ctx.db.tenantStatement(companyId, REMINDER, [input.reminderId, supplierId, companyId]);
    if (!reminder || !mayBeWrittenTo(supplier)) {
      await dropOnboardingLink(ctx, companyId, link);
      return { sent: false };
    }
    // 'Update and notify' says which questions are to be looked at again.
    const isUpdate = reminder.source === ('update_and_notify' satisfies ReminderSource);
    const reopened = isUpdate ? await listReopenedQuestions(ctx, supplier) : [];
    await ctx.mail.send(await buildInvitation(ctx, supplier, 'reminder', link.url, input.messageId, reopened));
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    throw error;
  }
  return { sent: true };
}

/**
 * Titles of the required questions that are new or have changed since the launch and that this supplier has not
 * answered as they are now (reference 6.8), in their order.
 */
async function listReopenedQuestions(
  ctx: Context,
  { id: supplierId, companyId, workflowId }: Pick<Invitee, 'id' | 'companyId' | 'workflowId'>,
): Promise<string[]> {
  const items = await ctx.db.tenant(companyId, (tx) =>
    tx.questionnaireItem.findMany({
      where: { companyId, workflowId, required: true, version: { gt: LAUNCHED } },
      orderBy: { position: 'asc' },
      select: {
        title: true,
        type: true,
        version: true,
        answers: { where: { companyId, supplierId }, select: { version: true } },
      },
    }),
  );
  return items
    .filter(({ type, version, answers }) => isAnswerable(type) && !answers.some((given) => given.version >= version))
    .map(({ title }) => title);
}
