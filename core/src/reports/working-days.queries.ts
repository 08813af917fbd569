import { findCountry } from '@homologa/domain/countries/find-country';
import type { IsWorkingAt } from '@homologa/domain/desk/working-time';
import type Holidays from 'date-holidays';

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

export interface WorkingCalendar {
  /** Time zone of the capital, UTC for an unknown country. */
  timeZone: string;
  isWorkingAt: IsWorkingAt;
  /** YYYY-MM-DD in the country's time zone. */
  dayOf: (at: Date) => string;
  /** Hour from 0 to 23 in the country's time zone. */
  hourOf: (at: Date) => number;
  minuteOf: (at: Date) => number;
  /** Like `isWorkingAt`, for a day given as YYYY-MM-DD. */
  isWorkingDay: (day: string) => boolean;
}

const calendars = new Map<string, Promise<WorkingCalendar>>();

/**
 * Returns the working days of a country: Monday to Friday except national holidays, in the capital's time zone. An
 * unknown country has no holidays and uses UTC. The holiday library is large and is loaded on first use.
 */
export function workingDaysOf(countryText: string): Promise<WorkingCalendar> {
  const code = findCountry(countryText)?.alpha2 ?? '';
  const known = calendars.get(code);
  if (known) return known;
  const calendar = import('date-holidays').then((library) => workingDays(new library.default(), code));
  calendars.set(code, calendar);
  return calendar;
}

function workingDays(calendar: Holidays, code: string): WorkingCalendar {
  const isKnown = code in calendar.getCountries();
  if (isKnown) calendar.init(code);
  const timeZone = (isKnown ? calendar.getTimezones()?.[0] : undefined) ?? 'UTC';
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const hours = new Intl.DateTimeFormat('en-CA', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const byYear = new Map<number, ReadonlySet<string>>();
  const holidaysOf = (year: number): ReadonlySet<string> => {
    const known = byYear.get(year) ?? (isKnown ? nationalHolidays(calendar, year, days) : new Set<string>());
    byYear.set(year, known);
    return known;
  };
  const minutes = new Intl.DateTimeFormat('en-CA', { timeZone, minute: 'numeric' });
  const isWorkingDay = (day: string): boolean => {
    const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
    return weekday !== SUNDAY && weekday !== SATURDAY && !holidaysOf(Number(day.slice(0, 4))).has(day);
  };
  return {
    timeZone,
    isWorkingAt: (at) => isWorkingDay(days.format(at)),
    isWorkingDay,
    dayOf: (at) => days.format(at),
    hourOf: (at) => Number(hours.format(at)),
    minuteOf: (at) => Number(minutes.format(at)),
  };
}

function nationalHolidays(calendar: Holidays, year: number, days: Intl.DateTimeFormat): Set<string> {
  const found = new Set<string>();
  for (const { type, start, end } of calendar.getHolidays(year)) {
    if (type !== 'public') continue;
    // Steps from noon to noon, so that days of 23 or 25 hours (daylight saving) count as one day.
    for (let noon = start.getTime() + DAY_MS / 2; noon < end.getTime(); noon += DAY_MS) {
      found.add(days.format(new Date(noon)));
    }
  }
  return found;
}
