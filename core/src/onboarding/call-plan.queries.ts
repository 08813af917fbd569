import { findCountry } from '@homologa/domain/countries/find-country';
import { memberOf } from '@homologa/domain/language/member-of';
import { CALL_TIMES, type CallTime } from '@homologa/domain/suppliers/receipts/receipt';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import { workingDaysOf } from '../reports/working-days.queries';

const DAY_MS = 86_400_000;

export interface CallPlan {
  time: CallTime;
  /** Numbers from which the provider calls, as configured for the supplier's country. */
  numbers: string[];
  /** First and last working day of the supplier's country on which it is called, YYYY-MM-DD. */
  firstDay: string;
  lastDay: string;
  isLate: boolean;
}

type Called = Pick<Supplier, 'country' | 'onboardingStep' | 'receivedAt' | 'callTime'>;

/** When and from which number the verification call comes; null while none is due. */
export async function findCallPlan(ctx: Context, supplier: Called): Promise<CallPlan | null> {
  const { country, onboardingStep, receivedAt, callTime } = supplier;
  if (onboardingStep !== 'confirmation_call' || receivedAt === null) return null;
  const { isWorkingAt, dayOf } = await workingDaysOf(country);
  const days: string[] = [];
  for (let at = receivedAt.getTime() + DAY_MS; days.length < ctx.config.callWithinDays; at += DAY_MS) {
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
    isLate: dayOf(ctx.now()) > lastDay,
  };
}
