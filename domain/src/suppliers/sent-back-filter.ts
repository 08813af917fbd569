import type { Words } from '../language/locales';

/** States of a supplier's newest send-back; withdrawn send-backs do not count. */
export const SENT_BACK_FILTERS = ['open', 'answered'] as const;
export type SentBackFilter = (typeof SENT_BACK_FILTERS)[number];

export const SENT_BACK_FILTER_WORDS: Readonly<Record<SentBackFilter, Words>> = {
  open: { en: 'Not answered yet', es: 'Sin respuesta aún', 'pt-BR': 'Ainda sem resposta' },
  answered: { en: 'Answered', es: 'Respondido', 'pt-BR': 'Respondido' },
};

export const SENT_BACK_WORDS: Words = { en: 'Sent back', es: 'Devuelto', 'pt-BR': 'Devolvido' };
