import type { Words } from '../language/locales';
import { THRESHOLD_COLOURS, type ThresholdColour } from './points';

/** Values of the lists' filter: thresholds are named per workflow, their colours are the same everywhere. */
export const SCORE_FILTERS = [...THRESHOLD_COLOURS, 'none'] as const;

export const SCORE_FILTER_WORDS: Readonly<Record<ThresholdColour | 'none', Words>> = {
  green: { en: 'Green', es: 'Verde', 'pt-BR': 'Verde' },
  amber: { en: 'Amber', es: 'Ámbar', 'pt-BR': 'Âmbar' },
  red: { en: 'Red', es: 'Rojo', 'pt-BR': 'Vermelho' },
  blue: { en: 'Blue', es: 'Azul', 'pt-BR': 'Azul' },
  grey: { en: 'Grey', es: 'Gris', 'pt-BR': 'Cinza' },
  none: { en: 'No outcome', es: 'Sin resultado', 'pt-BR': 'Sem resultado' },
};

export const SCORE_OUTCOME_WORDS: Words = {
  en: 'Outcome of the score',
  es: 'Resultado del puntaje',
  'pt-BR': 'Resultado da pontuação',
};

/** Label of the figures that a score had before its reviews. */
export const SCORE_COMPUTED_WORDS: Words = { en: 'computed', es: 'calculado', 'pt-BR': 'calculada' };

export const SCORE_REVIEW_WORDS: Words = {
  en: 'Reviews of the answers',
  es: 'Revisiones de las respuestas',
  'pt-BR': 'Revisões das respostas',
};
