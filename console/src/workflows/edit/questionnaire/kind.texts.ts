export const KINDS = {
  maxLength: {
    en: 'up to {count} character || up to {count} characters',
    es: 'hasta {count} carácter || hasta {count} caracteres',
    'pt-BR': 'até {count} caractere || até {count} caracteres',
  },
  decimals: {
    en: 'up to {count} decimal || up to {count} decimals',
    es: 'hasta {count} decimal || hasta {count} decimales',
    'pt-BR': 'até {count} casa decimal || até {count} casas decimais',
  },
  wholeNumbers: { en: 'whole numbers', es: 'números enteros', 'pt-BR': 'números inteiros' },
  unit: { en: 'in {unit}', es: 'en {unit}', 'pt-BR': 'em {unit}' },
  currencies: { en: 'in {currencies}', es: 'en {currencies}', 'pt-BR': 'em {currencies}' },
  ofCountry: { en: 'of {country}', es: 'de {country}', 'pt-BR': 'de {country}' },
  between: { en: '{from} to {to}', es: 'de {from} a {to}', 'pt-BR': 'de {from} a {to}' },
  from: { en: 'from {from}', es: 'desde {from}', 'pt-BR': 'a partir de {from}' },
  upTo: { en: 'up to {to}', es: 'hasta {to}', 'pt-BR': 'até {to}' },
  above: { en: 'above {from}', es: 'más de {from}', 'pt-BR': 'acima de {from}' },
  below: { en: 'below {to}', es: 'menos de {to}', 'pt-BR': 'abaixo de {to}' },
  aboveUpTo: {
    en: 'above {from} up to {to}',
    es: 'más de {from} hasta {to}',
    'pt-BR': 'acima de {from} até {to}',
  },
  fromToBelow: {
    en: '{from} to below {to}',
    es: 'de {from} a menos de {to}',
    'pt-BR': 'de {from} a menos de {to}',
  },
  aboveBelow: {
    en: 'above {from} and below {to}',
    es: 'más de {from} y menos de {to}',
    'pt-BR': 'acima de {from} e abaixo de {to}',
  },
  anyNumber: { en: 'any number', es: 'cualquier número', 'pt-BR': 'qualquer número' },
  or: { en: '{one} or {other}', es: '{one} o {other}', 'pt-BR': '{one} ou {other}' },
  countedBefore: {
    en: '{range}, which the ranges before already count',
    es: '{range}, que los rangos anteriores ya cuentan',
    'pt-BR': '{range}, que as faixas anteriores já contam',
  },
  rows: {
    en: 'up to {count} row || up to {count} rows',
    es: 'hasta {count} fila || hasta {count} filas',
    'pt-BR': 'até {count} linha || até {count} linhas',
  },
} as const;
