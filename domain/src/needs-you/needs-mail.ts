import type { Words } from '../language/locales';

export const NEEDS_MAIL_RHYTHMS = ['off', 'daily', 'weekly'] as const;
export type NeedsMailRhythm = (typeof NEEDS_MAIL_RHYTHMS)[number];

export const findNeedsMailRhythm = (text: string | undefined): NeedsMailRhythm | null =>
  NEEDS_MAIL_RHYTHMS.find((rhythm) => rhythm === text) ?? null;

/** Nobody is mailed unasked. */
export const DEFAULT_NEEDS_MAIL: NeedsMailRhythm = 'off';

/** The setting in the console, which every mail links to. */
export const NEEDS_MAIL_SETTING = '/settings/notifications';

export const NEEDS_MAIL_WORDS: Readonly<Record<NeedsMailRhythm, Words>> = {
  off: { en: 'Off', es: 'No enviar', 'pt-BR': 'Não enviar' },
  daily: { en: 'Every working day', es: 'Cada día hábil', 'pt-BR': 'Todo dia útil' },
  weekly: { en: 'Once a week', es: 'Una vez por semana', 'pt-BR': 'Uma vez por semana' },
};

/** Hours of the company's time zone in which the mails go out; the hours after the first make up for an outage. */
const MAIL_HOURS = { from: 7, until: 18 };
/** Without a country the time is UTC, in which the morning of the Americas begins later. */
const MAIL_HOURS_IN_UTC = { from: 11, until: 22 };

interface LocalTime {
  hour: number;
  isWorkingDay: boolean;
  isZoneKnown: boolean;
}

export function isNeedsMailTime({ hour, isWorkingDay, isZoneKnown }: LocalTime): boolean {
  const { from, until } = isZoneKnown ? MAIL_HOURS : MAIL_HOURS_IN_UTC;
  return isWorkingDay && hour >= from && hour < until;
}

const DAY = 86_400_000;

/** Monday of the week of a day, both `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY).toISOString().slice(0, 10);
}
