export const READING = {
  maxLength: {
    en: 'up to {count} character || up to {count} characters',
    es: 'hasta {count} carácter || hasta {count} caracteres',
    'pt-BR': 'até {count} caractere || até {count} caracteres',
  },
  decimals: {
    en: '{count} decimal || {count} decimals',
    es: '{count} decimal || {count} decimales',
    'pt-BR': '{count} casa decimal || {count} casas decimais',
  },
  unit: { en: 'in {unit}', es: 'en {unit}', 'pt-BR': 'em {unit}' },
  currencies: { en: 'in {currencies}', es: 'en {currencies}', 'pt-BR': 'em {currencies}' },
  ofCountry: { en: 'of {country}', es: 'de {country}', 'pt-BR': 'de {country}' },
  between: { en: '{from} to {to}', es: 'de {from} a {to}', 'pt-BR': 'de {from} a {to}' },
  from: { en: 'from {from}', es: 'desde {from}', 'pt-BR': 'a partir de {from}' },
  upTo: { en: 'up to {to}', es: 'hasta {to}', 'pt-BR': 'até {to}' },
  rows: {
    en: 'up to {count} row || up to {count} rows',
    es: 'hasta {count} fila || hasta {count} filas',
    'pt-BR': 'até {count} linha || até {count} linhas',
  },
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
