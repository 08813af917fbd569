import type { Locale } from '@homologa/domain/language/locales';
import type { ReminderSource } from '@homologa/domain/suppliers/reminders';
import { Prisma } from '@homologa/prisma/client';
import type { Context } from '../../kernel/context';
import { prepare } from '../../kernel/database/statement';
import { buildInvitation } from '../invitations/build-invitation';
import { mayBeWrittenTo, type SupplierMailInput } from '../invitations/invitee.queries';
import { dropOnboardingLink, openOnboardingLink } from '../invitations/onboarding-link.steps';
import { type AwaitedStep, NAMED_QUESTIONS, nextStepLine } from './next-step';
import { reopenedTitles, unansweredTitles } from './remindable.queries';

const IS_UPDATE = Prisma.raw(`r."source" = '${'update_and_notify' satisfies ReminderSource}'`);

const REMINDER = prepare<AwaitedStep & { reopened: string[] }>(`
    SELECT ${reopenedTitles(IS_UPDATE).text} AS "reopened", ${unansweredTitles(NAMED_QUESTIONS + 1).text} AS "unanswered",
      s."waitingFor", s."formDone", s."formTotal", s."answersDone", s."answersTotal"
    FROM "Reminder" r
    JOIN "Supplier" s ON s."id" = r."supplierId" AND s."companyId" = r."companyId"
    JOIN "Workflow" w ON w."id" = s."workflowId" AND w."companyId" = s."companyId"
    WHERE r."id" = $1 AND r."supplierId" = $2 AND r."companyId" = $3`);

/**
 * Mails a recorded reminder, which contains a link of its own. Delivers at least once. Skips a supplier that may no
 * longer be mailed. Throws MailError, and `not_found` for a deleted supplier.
 */
export async function sendReminderMail(
  ctx: Context,
  input: SupplierMailInput & { reminderId: string },
): Promise<{ sent: boolean }> {
  const { companyId, supplierId } = input;
  const { supplier, link } = await openOnboardingLink(ctx, companyId, supplierId);
  try {
    const [reminder] = await ctx.db.hot(companyId).rows(REMINDER(input.reminderId, supplierId, companyId));
    if (!reminder || !mayBeWrittenTo(supplier)) {
      await dropOnboardingLink(ctx, companyId, link);
      return { sent: false };
    }
    const { reopened, ...awaited } = reminder;
    // A mail that lists reopened questions needs no line about the next step.
    const nextStep = (locale: Locale) => (reopened.length > 0 ? null : nextStepLine(awaited, locale));
    const content = { reopened, nextStep };
    await ctx.mail.send(await buildInvitation(ctx, supplier, 'reminder', link.url, input.messageId, content));
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    throw error;
  }
  return { sent: true };
}
