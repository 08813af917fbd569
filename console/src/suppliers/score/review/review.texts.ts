import type { Words } from '@homologa/domain/language/locales';

export const REVIEW = {
  button: {
    en: 'Review answer {number}',
    es: 'Revisar la respuesta {number}',
    'pt-BR': 'Revisar a resposta {number}',
  },
  title: { en: 'Review an answer', es: 'Revisar una respuesta', 'pt-BR': 'Revisar uma resposta' },
  verdict: { en: 'Your judgement', es: 'Su evaluación', 'pt-BR': 'Sua avaliação' },
  accept: {
    en: 'Accept: its points stand',
    es: 'Aceptar: conserva sus puntos',
    'pt-BR': 'Aceitar: os pontos valem',
  },
  flag: {
    en: 'Flag: doubtful, its points stand for now',
    es: 'Marcar: dudosa, conserva sus puntos por ahora',
    'pt-BR': 'Sinalizar: duvidosa, os pontos valem por ora',
  },
  acceptUnscored: { en: 'Accept the answer', es: 'Aceptar la respuesta', 'pt-BR': 'Aceitar a resposta' },
  flagUnscored: {
    en: 'Flag: doubtful',
    es: 'Marcar: respuesta dudosa',
    'pt-BR': 'Sinalizar: resposta duvidosa',
  },
  chooseVerdict: {
    en: 'Please choose your judgement.',
    es: 'Elija su evaluación.',
    'pt-BR': 'Escolha a sua avaliação.',
  },
  rescore: {
    en: 'Re-score: give other points',
    es: 'Recalificar: dar otros puntos',
    'pt-BR': 'Alterar a pontuação: dar outros pontos',
  },
  points: { en: 'Points', es: 'Puntos', 'pt-BR': 'Pontos' },
  pointsHint: {
    en: 'From {from} to {to}; computed: {points}',
    es: 'De {from} a {to}; calculados: {points}',
    'pt-BR': 'De {from} a {to}; calculados: {points}',
  },
  liftKnockOut: {
    en: 'The answer is no knock-out any more',
    es: 'La respuesta ya no es excluyente',
    'pt-BR': 'A resposta não é mais eliminatória',
  },
  note: { en: 'Note', es: 'Nota', 'pt-BR': 'Nota' },
  noteHint: {
    en: 'Only your company sees it. Needed to flag and to re-score.',
    es: 'Solo su empresa la ve. Es necesaria para marcar y recalificar.',
    'pt-BR': 'Só a sua empresa vê. É necessária para sinalizar e alterar a pontuação.',
  },
  save: { en: 'Save review', es: 'Guardar revisión', 'pt-BR': 'Salvar revisão' },
  saved: { en: 'Review saved.', es: 'Revisión guardada.', 'pt-BR': 'Revisão salva.' },
  points_changed: {
    en: '{was} → {points} points',
    es: '{was} → {points} puntos',
    'pt-BR': '{was} → {points} pontos',
  },
  lifted: { en: 'no knock-out any more', es: 'ya no es excluyente', 'pt-BR': 'não é mais eliminatória' },
  by: { en: '{name}, {date}', es: '{name}, {date}', 'pt-BR': '{name}, {date}' },
  earlier: { en: 'Earlier reviews', es: 'Revisiones anteriores', 'pt-BR': 'Revisões anteriores' },
  ofFormerAnswer: {
    en: 'of a former answer or review',
    es: 'de una respuesta o revisión anterior',
    'pt-BR': 'de uma resposta ou revisão anterior',
  },
  reviewed: { en: 'Reviewed', es: 'Revisado', 'pt-BR': 'Revisada' },
  computed: { en: 'Computed', es: 'Calculado', 'pt-BR': 'Calculada' },
  reviewedPoints: {
    en: '{points} of {maximum} points as reviewed on {date}',
    es: '{points} de {maximum} puntos según la revisión del {date}',
    'pt-BR': '{points} de {maximum} pontos conforme a revisão de {date}',
  },
  mark: {
    en: 'Reviewed; computed: {computed}',
    es: 'Revisado; calculado: {computed}',
    'pt-BR': 'Revisada; calculada: {computed}',
  },
} satisfies Record<string, Words>;
