import type { Words } from '@homologa/domain/language/locales';

/** Texts of warnings about unusual values, which do not prevent the supplier from continuing. */
export const NOTE = {
  warning: {
    en: '{warning} Please check it; you can continue all the same.',
    es: '{warning} Revíselo; puede continuar de todos modos.',
    'pt-BR': '{warning} Verifique; você pode continuar mesmo assim.',
  },
  phone_odd: {
    en: 'This does not look like a number with the prefix {prefix}. Is it right? If it is of another country, write it with + and that country’s code.',
    es: 'No parece un número con el prefijo {prefix}. ¿Es correcto? Si es de otro país, escríbalo con + y el código de ese país.',
    'pt-BR':
      'Não parece um número com o prefixo {prefix}. Está certo? Se for de outro país, escreva com + e o código desse país.',
  },
  phone_without_code: {
    en: 'The country is missing, so we could not call. Write the number with + and the country’s code.',
    es: 'Falta el país, así no podríamos llamar. Escriba el número con + y el código del país.',
    'pt-BR': 'Falta o país, então não conseguiríamos ligar. Escreva o número com + e o código do país.',
  },
  postal_code_odd: {
    en: 'This does not look like a postal code of this country. Is it right? An example: {example}. You can continue all the same.',
    es: 'No parece un código postal de este país. ¿Es correcto? Un ejemplo: {example}. Puede continuar de todos modos.',
    'pt-BR':
      'Não parece um código postal deste país. Está certo? Um exemplo: {example}. Você pode continuar mesmo assim.',
  },
  phone_kept: {
    en: 'Kept as {phone}',
    es: 'Se guarda como {phone}',
    'pt-BR': 'Será salvo como {phone}',
  },
} as const satisfies Record<string, Words>;
