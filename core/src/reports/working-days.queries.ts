import { findCountry } from '@homologa/domain/countries/find-country';
import type { IsWorkingAt } from '@homologa/domain/desk/working-time';
import type Holidays from 'date-holidays';

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** The working days of a country, and the day that a moment lies in there. */
export interface WorkingCalendar {
  isWorkingAt: IsWorkingAt;
  /** As YYYY-MM-DD. */
  dayOf: (at: Date) => string;
}

const calendars = new Map<string, Promise<WorkingCalendar>>();

/**
 * The working days of a country: Monday to Friday without its national holidays, in the time zone of its capital. One
 * that is unknown has weekends alone, in UTC. The library is large and loaded at its first use.
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
  const byYear = new Map<number, ReadonlySet<string>>();
  const holidaysOf = (year: number): ReadonlySet<string> => {
    const known = byYear.get(year) ?? (isKnown ? nationalHolidays(calendar, year, days) : new Set<string>());
    byYear.set(year, known);
    return known;
  };
  const isWorkingAt: IsWorkingAt = (at) => {
    const day = days.format(at);
    const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
    return weekday !== SUNDAY && weekday !== SATURDAY && !holidaysOf(Number(day.slice(0, 4))).has(day);
  };
  return { isWorkingAt, dayOf: (at) => days.format(at) };
}

/** The whole days of a year's national holidays; an afternoon off is a working day. */
function nationalHolidays(calendar: Holidays, year: number, days: Intl.DateTimeFormat): Set<string> {
  const found = new Set<string>();
  for (const { type, start, end } of calendar.getHolidays(year)) {
    if (type !== 'public') continue;
    // From noon to noon: a day that is an hour shorter or longer is still one day.
    for (let noon = start.getTime() + DAY_MS / 2; noon < end.getTime(); noon += DAY_MS) {
      found.add(days.format(new Date(noon)));
    }
  }
  return found;
}
