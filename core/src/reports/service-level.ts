import { findCountry } from '@homologa/domain/countries/find-country';
import { addWorkingTime, workingTimeBetween } from '@homologa/domain/desk/working-time';
import { lookUp } from '@homologa/domain/language/record-of';
import type { ReportRequestKind } from '@homologa/prisma/models';
import type { CoreConfig } from '../core-config';
import { workingDaysOf } from './working-days.queries';

const DAY_MS = 86_400_000;

interface Served {
  country: string;
  kind: ReportRequestKind;
}

/** Returns the configured number of working days by the most specific entry (country and kind, country, kind). */
export function serviceDaysOf(
  { deskServiceDays, deskServiceLevels }: Pick<CoreConfig, 'deskServiceDays' | 'deskServiceLevels'>,
  { country, kind }: Served,
): number {
  const place = findCountry(country)?.id ?? '';
  const levels = [`${place}/${kind}`, place, kind].map((key) => lookUp(deskServiceLevels, key));
  return levels.find((days) => days !== undefined) ?? deskServiceDays;
}

export async function dueFrom(
  from: Date,
  config: Pick<CoreConfig, 'deskServiceDays' | 'deskServiceLevels'>,
  served: Served,
): Promise<Date> {
  const { isWorkingAt } = await workingDaysOf(served.country);
  return addWorkingTime(from, serviceDaysOf(config, served) * DAY_MS, isWorkingAt);
}

export async function dueAfterPause(dueAt: Date, pause: { from: Date; to: Date }, country: string): Promise<Date> {
  const { isWorkingAt } = await workingDaysOf(country);
  return addWorkingTime(dueAt, workingTimeBetween(pause.from, pause.to, isWorkingAt), isWorkingAt);
}
