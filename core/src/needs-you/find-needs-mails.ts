import { findCountry } from '@homologa/domain/countries/find-country';
import { isNeedsMailTime, mondayOf } from '@homologa/domain/needs-you/needs-mail';
import type { Context } from '../kernel/context';
import { workingDaysOf } from '../reports/working-days.queries';
import { sendNeedsMailJob } from './needs-mail.jobs';

const BATCH = 500;

/**
 * Runs hourly and enqueues the mails about pending work. A mail is due on the morning of each working day in the
 * company's time zone for members who chose daily mails, and on the first working day of the week for members who chose
 * weekly mails. Records the day in the same transaction, so that a user gets at most one mail per company and day.
 * Returns the number of mails.
 */
export async function findNeedsMails(ctx: Context, signal: AbortSignal): Promise<{ mails: number }> {
  let mails = 0;
  for (let after: string | null = ''; after !== null && !signal.aborted; ) {
    const companies: { id: string; country: string | null }[] = await ctx.db.read.company.findMany({
      where: {
        deactivatedAt: null,
        needsMails: { some: { rhythm: { not: 'off' } } },
        ...(after ? { id: { gt: after } } : {}),
      },
      select: { id: true, country: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    for (const { id, country } of companies) {
      if (signal.aborted) break;
      const day = await mailDay(country ?? '', ctx.now());
      if (day) mails += await enqueueMails(ctx, id, day);
    }
    after = companies.length < BATCH ? null : (companies.at(-1)?.id ?? null);
  }
  return { mails };
}

/** Returns the company's current day (`YYYY-MM-DD`) if mails about pending work are due now, otherwise null. */
async function mailDay(country: string, now: Date): Promise<string | null> {
  const calendar = await workingDaysOf(country);
  const isDue = isNeedsMailTime({
    hour: calendar.hourOf(now),
    isWorkingDay: calendar.isWorkingAt(now),
    isZoneKnown: findCountry(country) !== null,
  });
  return isDue ? calendar.dayOf(now) : null;
}

async function enqueueMails(ctx: Context, companyId: string, day: string): Promise<number> {
  return ctx.db.system(async (tx) => {
    const due = await tx.$queryRaw<{ userId: string }[]>`
      UPDATE "NeedsMail" n SET "mailedOn" = ${day}::date
      FROM "Membership" m JOIN "User" u ON u."id" = m."userId" AND u."active"
      WHERE n."companyId" = ${companyId}::uuid AND m."companyId" = n."companyId" AND m."userId" = n."userId"
        AND m."active" AND (n."mailedOn" IS NULL OR n."mailedOn" <
          CASE n."rhythm" WHEN 'daily' THEN ${day}::date WHEN 'weekly' THEN ${mondayOf(day)}::date END)
        AND n."rhythm" <> 'off'
      RETURNING n."userId"`;
    const payloads = due.map(({ userId }) => ({ companyId, userId }));
    await ctx.jobs.enqueueMany(tx, sendNeedsMailJob, payloads, { companyId });
    return payloads.length;
  });
}
