export const KINDS = {
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
} as const;
