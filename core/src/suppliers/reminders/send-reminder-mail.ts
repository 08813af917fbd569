import type { Locale } from '@homologa/domain/language/locales';
import type { ReminderSource } from '@homologa/domain/suppliers/reminders';
import {
  isReminderTime,
  nextReminderTime,
  reminderMinute,
  reminderSpread,
} from '@homologa/domain/suppliers/reminders/reminder-times';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import { Prisma } from '@homologa/prisma/client';
import type { Context } from '../../kernel/context';
import { prepare } from '../../kernel/database/statement';
import { MailPutOff } from '../../kernel/ports/mailer';
import { workingDaysOf } from '../../reports/working-days.queries';
import { buildInvitation } from '../invitations/build-invitation';
import { type Invitee, mayBeWrittenTo, type SupplierMailInput } from '../invitations/invitee.queries';
import { dropOnboardingLink, openOnboardingLink } from '../invitations/onboarding-link.steps';
import { type AwaitedStep, NAMED_QUESTIONS, nextStepLine } from './next-step';
import { IS_AWAITED, reopenedTitles, unansweredTitles } from './remindable.queries';

const IS_UPDATE = Prisma.raw(`r."source" = '${'update_and_notify' satisfies ReminderSource}'`);

interface LeavingReminder extends AwaitedStep {
  reopened: string[];
  source: ReminderSource;
  isAwaited: boolean;
  isReplaced: boolean;
  clientCountry: string | null;
}

const REMINDER = prepare<LeavingReminder>(`
    SELECT ${reopenedTitles(IS_UPDATE).text} AS "reopened", ${unansweredTitles(NAMED_QUESTIONS + 1).text} AS "unanswered",
      s."waitingFor", s."formDone", s."formTotal", s."answersDone", s."answersTotal",
      r."source", ${IS_AWAITED.text} AS "isAwaited", c."country" AS "clientCountry",
      EXISTS (SELECT FROM "Reminder" n WHERE n."supplierId" = s."id" AND n."companyId" = s."companyId"
        AND n."remindedAt" > r."remindedAt") AS "isReplaced"
    FROM "Reminder" r
    JOIN "Supplier" s ON s."id" = r."supplierId" AND s."companyId" = r."companyId"
    JOIN "Workflow" w ON w."id" = s."workflowId" AND w."companyId" = s."companyId"
    JOIN "Company" c ON c."id" = s."companyId"
    WHERE r."id" = $1 AND r."supplierId" = $2 AND r."companyId" = $3`);

/**
 * Mails a recorded reminder, which contains a link of its own. Delivers at least once. Skips a supplier that may no
 * longer be mailed or is no longer awaited: the mail may leave hours after the reminder was written. A reminder that
 * nobody sent by hand waits for a civil hour, and is dropped for a newer one. Throws MailError, MailPaced, and
 * `not_found` for a deleted supplier.
 */
export async function sendReminderMail(
  ctx: Context,
  input: SupplierMailInput & { reminderId: string },
): Promise<{ sent: boolean }> {
  const { companyId, supplierId } = input;
  const { supplier, link } = await openOnboardingLink(ctx, companyId, supplierId);
  try {
    const [reminder] = await ctx.db.hot(companyId).rows(REMINDER(input.reminderId, supplierId, companyId));
    if (!reminder || !mayBeWrittenTo(supplier) || !isStillDue(ctx, supplier, reminder)) {
      await dropOnboardingLink(ctx, companyId, link);
      return { sent: false };
    }
    if (isAutomatic(reminder)) await waitForCivilHour(ctx, supplier, reminder.clientCountry ?? '');
    const { reopened } = reminder;
    // A mail that lists reopened questions needs no line about the next step.
    const nextStep = (locale: Locale) => (reopened.length > 0 ? null : nextStepLine(reminder, locale));
    const content = { reopened, nextStep };
    await ctx.mail.send(await buildInvitation(ctx, supplier, 'reminder', link.url, input.messageId, content));
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    throw error;
  }
  return { sent: true };
}

const isAutomatic = ({ source }: LeavingReminder): boolean => source === 'schedule' || source === 'due_date';

function isStillDue(ctx: Context, { workflow }: Invitee, reminder: LeavingReminder): boolean {
  // The charge of a payment reminder was checked by its caller; the supplier's own steps may be over.
  if (reminder.source === 'payment') return true;
  if (!reminder.isAwaited) return false;
  if (!isAutomatic(reminder)) return true;
  const dueDate = workflow.dueDate?.toISOString().slice(0, 10) ?? null;
  return !reminder.isReplaced && !isOverdue(dueDate, ctx.now());
}

const MINUTE_MS = 60_000;

/** Throws MailPutOff outside the civil hours of the supplier's country, for example after an outage of the mail server. */
async function waitForCivilHour(ctx: Context, { id, country }: Invitee, clientCountry: string): Promise<void> {
  const calendar = await workingDaysOf(country || clientCountry);
  const isAllowed = (at: Date): boolean =>
    isReminderTime({ hour: calendar.hourOf(at), isWorkingDay: calendar.isWorkingAt(at) });
  if (isAllowed(ctx.now())) return;
  const from = nextReminderTime(ctx.now(), isAllowed);
  const spread = reminderSpread({ hour: calendar.hourOf(from), minute: calendar.minuteOf(from) });
  throw new MailPutOff(new Date(from.getTime() + reminderMinute(id, spread) * MINUTE_MS));
}
