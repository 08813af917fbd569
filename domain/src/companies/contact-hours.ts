import type { Locale } from '../language/locales';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const HOURS = /^([a-z]{3})-([a-z]{3}) ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d) (\S+)$/;
/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** Opening hours of the provider's phones; days from 0 (Monday) to 6, times in the named time zone. */
export interface ContactHours {
  from_day: number;
  to_day: number;
  opens: string;
  closes: string;
  time_zone: string;
}

/** Parses `mon-fri 09:00-18:00 America/Lima`; null for other texts and unknown time zones. */
export function parseContactHours(text: string): ContactHours | null {
  const found = HOURS.exec(text.trim());
  if (!found) return null;
  const [, first, last, openHour, openMinute, closeHour, closeMinute, zone = ''] = found;
  const [fromDay, toDay] = [first, last].map((name) => DAYS.findIndex((day) => day === name));
  const [opens, closes] = [`${openHour}:${openMinute}`, `${closeHour}:${closeMinute}`];
  if (fromDay === undefined || toDay === undefined || fromDay < 0 || toDay < 0 || opens >= closes) return null;
  if (!isTimeZone(zone)) return null;
  return { from_day: fromDay, to_day: toDay, opens, closes, time_zone: zone };
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const SENTENCES: Readonly<Record<Locale, (from: string, to: string, opens: string, closes: string) => string>> = {
  en: (from, to, opens, closes) => `${from} to ${to}, ${opens} to ${closes}`,
  es: (from, to, opens, closes) => `De ${from} a ${to}, de ${opens} a ${closes}`,
  'pt-BR': (from, to, opens, closes) => `De ${from} a ${to}, das ${opens} às ${closes}`,
};

/**
 * Languages whose short name of a time zone is a place, such as 'hora de Ciudad de México'. The others abbreviate or say
 * 'central time', which says nothing to readers in another country.
 */
const ZONE_LANGUAGES: Readonly<Record<Locale, string>> = { en: 'en-001', es: 'es-419', 'pt-BR': 'pt-PT' };

/** Formats the hours with the place of their time zone: 'De lunes a viernes, de 09:00 a 18:00 (hora de Perú)'. */
export function contactHoursText(hours: ContactHours, locale: Locale): string {
  const nameOf = (day: number): string =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY_MS);
  const zone = new Intl.DateTimeFormat(ZONE_LANGUAGES[locale], {
    timeZone: hours.time_zone,
    timeZoneName: 'shortGeneric',
  })
    .formatToParts(MONDAY)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const said = SENTENCES[locale](nameOf(hours.from_day), nameOf(hours.to_day), hours.opens, hours.closes);
  return zone ? `${said} (${zone})` : said;
}
