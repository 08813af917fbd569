import type { Words } from '@homologa/domain/language/locales';
import { SCORE_WORDS } from '@homologa/domain/questionnaires/scores/score-reason';

export const SCORE = {
  ...SCORE_WORDS,
  computed: { en: 'Computed on {date}', es: 'Calculado el {date}', 'pt-BR': 'Calculado em {date}' },
  corrected: {
    en: 'Computed again on {date}, after a correction',
    es: 'Recalculado el {date}, tras una corrección',
    'pt-BR': 'Recalculado em {date}, após uma correção',
  },
} satisfies Record<string, Words>;
