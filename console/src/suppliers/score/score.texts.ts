import type { Words } from '@homologa/domain/language/locales';

export const SCORE = {
  title: { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' },
  points: {
    en: '{points} of {maximum} points',
    es: '{points} de {maximum} puntos',
    'pt-BR': '{points} de {maximum} pontos',
  },
  computed: { en: 'Computed on {date}', es: 'Calculado el {date}', 'pt-BR': 'Calculado em {date}' },
  corrected: {
    en: 'Computed again on {date}, after a correction',
    es: 'Recalculado el {date}, tras una corrección',
    'pt-BR': 'Recalculado em {date}, após uma correção',
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
  answered: { en: 'Answered', es: 'Respondida', 'pt-BR': 'Respondida' },
  notAnswered: { en: 'Not answered', es: 'Sin responder', 'pt-BR': 'Sem resposta' },
  notApplicable: {
    en: 'Not applicable: does not count',
    es: 'No aplica: no cuenta',
    'pt-BR': 'Não se aplica: não conta',
  },
  noRange: { en: 'In no range with points', es: 'En ningún rango con puntos', 'pt-BR': 'Em nenhuma faixa com pontos' },
  between: { en: 'From {from} to {to}', es: 'De {from} a {to}', 'pt-BR': 'De {from} a {to}' },
  from: { en: '{from} or more', es: '{from} o más', 'pt-BR': '{from} ou mais' },
  upTo: { en: 'Up to {to}', es: 'Hasta {to}', 'pt-BR': 'Até {to}' },
  anyNumber: { en: 'Any number', es: 'Cualquier número', 'pt-BR': 'Qualquer número' },
  yes: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' },
  no: { en: 'No', es: 'No', 'pt-BR': 'Não' },
} satisfies Record<string, Words>;
