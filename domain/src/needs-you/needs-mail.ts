import type { Words } from '../language/locales';

export const NEEDS_MAIL_RHYTHMS = ['off', 'daily', 'weekly'] as const;
export type NeedsMailRhythm = (typeof NEEDS_MAIL_RHYTHMS)[number];

export const findNeedsMailRhythm = (text: string | undefined): NeedsMailRhythm | null =>
  NEEDS_MAIL_RHYTHMS.find((rhythm) => rhythm === text) ?? null;

/** Off by default: users must opt in to these mails. */
export const DEFAULT_NEEDS_MAIL: NeedsMailRhythm = 'off';

/** Console path of the page on which users choose how often they get these mails; linked in every mail. */
export const NEEDS_MAIL_SETTING = '/settings/notifications';

export const NEEDS_MAIL_WORDS: Readonly<Record<NeedsMailRhythm, Words>> = {
  off: { en: 'Off', es: 'No enviar', 'pt-BR': 'Não enviar' },
  daily: { en: 'Every working day', es: 'Cada día hábil', 'pt-BR': 'Todo dia útil' },
  weekly: { en: 'Once a week', es: 'Una vez por semana', 'pt-BR': 'Uma vez por semana' },
};

/**
 * Hours, in the company's time zone, in which mails are sent. Mails are normally sent in the first hour; the later
 * hours catch up after an outage.
 */
const MAIL_HOURS = { from: 7, until: 18 };
/**
 * Hours in UTC in which mails are sent for companies without a country. They are later than `MAIL_HOURS`, because
 * morning in the Americas is later in UTC.
 */
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

/** Returns the Monday of the week that contains `day`. Both dates have the format `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY).toISOString().slice(0, 10);
}
