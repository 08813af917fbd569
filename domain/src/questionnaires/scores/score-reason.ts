import { interpolate } from '../../language/interpolate';
import type { Locale, Words } from '../../language/locales';
import type { ScoreWhy } from '../score';

/** Reason for a line's points; options are their texts. */
export type ScoreReason = Exclude<ScoreWhy, { by: 'options' }> | { by: 'options'; options: string[] };

const REASONS = {
  answered: { en: 'Answered', es: 'Respondida', 'pt-BR': 'Respondida' },
  not_answered: { en: 'Not answered', es: 'Sin responder', 'pt-BR': 'Sem resposta' },
  not_applicable: {
    en: 'Not applicable: does not count',
    es: 'No aplica: no cuenta',
    'pt-BR': 'Não se aplica: não conta',
  },
  no_range: { en: 'In no range with points', es: 'En ningún rango con puntos', 'pt-BR': 'Em nenhuma faixa com pontos' },
  between: { en: 'From {from} to {to}', es: 'De {from} a {to}', 'pt-BR': 'De {from} a {to}' },
  from: { en: '{from} or more', es: '{from} o más', 'pt-BR': '{from} ou mais' },
  up_to: { en: 'Up to {to}', es: 'Hasta {to}', 'pt-BR': 'Até {to}' },
  any_number: { en: 'Any number', es: 'Cualquier número', 'pt-BR': 'Qualquer número' },
  yes: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' },
  no: { en: 'No', es: 'No', 'pt-BR': 'Não' },
} as const satisfies Record<string, Words>;

/** Words of a score that the client's case, the PDF and the supplier's page share. */
export const SCORE_WORDS = {
  title: { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' },
  points: {
    en: '{points} of {maximum} points',
    es: '{points} de {maximum} puntos',
    'pt-BR': '{points} de {maximum} pontos',
  },
  noPercent: {
    en: 'No question with points applies.',
    es: 'No aplica ninguna pregunta con puntos.',
    'pt-BR': 'Nenhuma pergunta com pontos se aplica.',
  },
  knockedOut: {
    en: 'A knock-out answer decides the outcome, whatever the percentage.',
    es: 'Una respuesta excluyente determina el resultado, sea cual sea el porcentaje.',
    'pt-BR': 'Uma resposta eliminatória determina o resultado, seja qual for a porcentagem.',
  },
  knockOut: { en: 'Knock-out', es: 'Excluyente', 'pt-BR': 'Eliminatória' },
  withoutSection: {
    en: 'Before the first section',
    es: 'Antes de la primera sección',
    'pt-BR': 'Antes da primeira seção',
  },
  weight: { en: 'weight {weight}', es: 'peso {weight}', 'pt-BR': 'peso {weight}' },
} as const satisfies Record<string, Words>;

/** Returns why a line has its points, in words; `number` formats a number for the reader. */
export function scoreReason(why: ScoreReason, locale: Locale, number: (value: number) => string): string {
  if (why.by === 'options') return why.options.join(', ');
  if (why.by === 'yes_no') return REASONS[why.value][locale];
  if (why.by !== 'range') return REASONS[why.by][locale];
  const { from, to } = why;
  if (from !== undefined && from === to) return number(from);
  if (from !== undefined && to !== undefined) {
    return interpolate(REASONS.between[locale], { from: number(from), to: number(to) });
  }
  if (from !== undefined) return interpolate(REASONS.from[locale], { from: number(from) });
  return to === undefined ? REASONS.any_number[locale] : interpolate(REASONS.up_to[locale], { to: number(to) });
}
