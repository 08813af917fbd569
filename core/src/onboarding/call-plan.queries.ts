import { findCountry } from '@homologa/domain/countries/find-country';
import { memberOf } from '@homologa/domain/language/member-of';
import { CALL_TIMES, type CallTime } from '@homologa/domain/suppliers/receipts/receipt';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import { workingDaysOf } from '../reports/working-days.queries';

const DAY_MS = 86_400_000;

export interface CallPlan {
  time: CallTime;
  /** Phone numbers from which the provider calls suppliers of this country. */
  numbers: string[];
  /**
   * First and last working day on which the provider calls to verify the supplier's data, as YYYY-MM-DD in the
   * supplier's country.
   */
  firstDay: string;
  lastDay: string;
  isLate: boolean;
}

type Called = Pick<Supplier, 'id' | 'companyId' | 'country' | 'onboardingStep' | 'receivedAt' | 'callTime'>;

/** Returns the days and the phone numbers of the verification call; null if no call is due. */
export async function findCallPlan(ctx: Context, supplier: Called): Promise<CallPlan | null> {
  const { country, onboardingStep, receivedAt, callTime } = supplier;
  if (onboardingStep !== 'confirmation_call' || receivedAt === null) return null;
  const [{ isWorkingAt, dayOf }, sendBack] = await Promise.all([
    workingDaysOf(country),
    ctx.db.read.sendBack.findFirst({
      where: {
        supplierId: supplier.id,
        companyId: supplier.companyId,
        origin: 'desk',
        status: { in: ['open', 'answered'] },
      },
      select: { status: true, endedAt: true },
      orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    }),
  ]);
  const since = Math.max(receivedAt.getTime(), sendBack?.endedAt?.getTime() ?? 0);
  const days: string[] = [];
  for (let at = since + DAY_MS; days.length < ctx.config.callWithinDays; at += DAY_MS) {
    if (isWorkingAt(new Date(at))) days.push(dayOf(new Date(at)));
  }
  const [firstDay = '', lastDay = firstDay] = [days[0], days.at(-1)];
  const { callPhones } = ctx.config.brand;
  const numbers = callPhones[findCountry(country)?.id ?? ''] ?? callPhones.other ?? '';
  return {
    time: memberOf(CALL_TIMES, callTime ?? 'any'),
    numbers: numbers
      .split(',')
      .map((number) => number.trim())
      .filter(Boolean),
    firstDay,
    lastDay,
    // An open send-back delays the call, so the call is not late until the supplier has corrected the data.
    isLate: sendBack?.status !== 'open' && dayOf(ctx.now()) > lastDay,
  };
}
