import type { Words } from '../../language/locales';

/** What became of a supplier's reminders: `unanswered` after as many as the installation allows without an answer. */
export const REMINDERS_FILTERS = ['unanswered'] as const;
export type RemindersFilter = (typeof REMINDERS_FILTERS)[number];

export const REMINDERS_FILTER_WORDS: Readonly<Record<RemindersFilter, Words>> = {
  unanswered: { en: 'Not answered', es: 'Sin respuesta', 'pt-BR': 'Sem resposta' },
};

export const REMINDERS_WORDS: Words = { en: 'Reminders', es: 'Recordatorios', 'pt-BR': 'Lembretes' };
