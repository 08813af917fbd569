import type { Words } from '@homologa/domain/language/locales';

export const BIRTH = {
  birthDate: { en: 'Date of birth', es: 'Fecha de nacimiento', 'pt-BR': 'Data de nascimento' },
  birthDateHint: {
    en: 'As far as it is known: 1962 or 03/05/1962 (day first)',
    es: 'Hasta donde se sepa: 1962 o 03/05/1962',
    'pt-BR': 'Até onde se saiba: 1962 ou 03/05/1962',
  },
  birthDateWrong: {
    en: 'Enter a year, or day, month and year.',
    es: 'Ingrese un año, o día, mes y año.',
    'pt-BR': 'Informe um ano, ou dia, mês e ano.',
  },
  document: { en: 'Identity document', es: 'Documento de identidad', 'pt-BR': 'Documento de identidade' },
} satisfies Record<string, Words>;
