export const READING = {
  points: {
    en: '{count} point || {count} points',
    es: '{count} punto || {count} puntos',
    'pt-BR': '{count} ponto || {count} pontos',
  },
  anyAnswer: { en: 'any answer', es: 'cualquier respuesta', 'pt-BR': 'qualquer resposta' },
  knockOut: { en: 'knock-out', es: 'excluyente', 'pt-BR': 'eliminatória' },
  weight: { en: 'Weight {weight}', es: 'Peso {weight}', 'pt-BR': 'Peso {weight}' },
  required: { en: 'required', es: 'obligatoria', 'pt-BR': 'obrigatória' },
  optional: { en: 'optional', es: 'opcional', 'pt-BR': 'opcional' },
  allowsNa: {
    en: '“not applicable” allowed',
    es: 'se permite «no aplica»',
    'pt-BR': 'permite “não se aplica”',
  },
} as const;
