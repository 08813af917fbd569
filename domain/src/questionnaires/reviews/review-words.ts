import type { Words } from '../../language/locales';
import type { ReviewVerdict } from './score-review';

export const REVIEW_VERDICT_WORDS: Readonly<Record<ReviewVerdict, Words>> = {
  accepted: { en: 'Accepted', es: 'Aceptada', 'pt-BR': 'Aceita' },
  flagged: { en: 'Flagged', es: 'Marcada', 'pt-BR': 'Sinalizada' },
  rescored: { en: 'Re-scored', es: 'Recalificada', 'pt-BR': 'Pontuação alterada' },
};
