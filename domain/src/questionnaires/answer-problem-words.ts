import type { CountryId } from '../countries/countries';
import { phoneExample } from '../countries/phone';
import { formatKnownDate } from '../language/format';
import { numberFormatter } from '../language/formatters';
import { interpolate } from '../language/interpolate';
import type { Locale, Words } from '../language/locales';
import { numberLocale } from '../language/number-locale';
import type { AnswerFormat } from './answer-format';
import { type AnswerProblem, decimalsOf } from './format-rules';
import { MAX_TYPED_TEXT } from './limits';

/** What each problem asks for. */
const PROBLEM_WORDS = {
  too_long: {
    en: 'At most {max} characters',
    es: 'Como máximo {max} caracteres',
    'pt-BR': 'No máximo {max} caracteres',
  },
  not_date: {
    en: 'Enter a date, for example 31 January 2026',
    es: 'Escriba una fecha, por ejemplo 31/01/2026',
    'pt-BR': 'Informe uma data, por exemplo 31/01/2026',
  },
  too_early: {
    en: 'Enter a date from 1900 on, with all four digits of the year',
    es: 'Escriba una fecha desde 1900, con las cuatro cifras del año',
    'pt-BR': 'Informe uma data a partir de 1900, com os quatro algarismos do ano',
  },
  not_number: {
    en: 'Enter a number, digits only',
    es: 'Escriba un número, solo cifras',
    'pt-BR': 'Informe um número, somente algarismos',
  },
  too_precise: {
    en: 'No decimals || At most {count} decimals',
    es: 'Sin decimales || Como máximo {count} decimales',
    'pt-BR': 'Sem casas decimais || No máximo {count} casas decimais',
  },
  not_money: {
    en: 'Enter an amount and choose its currency',
    es: 'Escriba un importe y elija su moneda',
    'pt-BR': 'Informe um valor e escolha a moeda',
  },
  other_currency: {
    en: 'Choose one of these currencies: {currencies}',
    es: 'Elija una de estas monedas: {currencies}',
    'pt-BR': 'Escolha uma destas moedas: {currencies}',
  },
  not_percent: {
    en: 'Enter a percentage, for example 12.5',
    es: 'Escriba un porcentaje, por ejemplo 12,5',
    'pt-BR': 'Informe uma porcentagem, por exemplo 12,5',
  },
  not_email: {
    en: 'Enter an e-mail address, for example name@company.com',
    es: 'Escriba un correo electrónico, por ejemplo nombre@empresa.com',
    'pt-BR': 'Informe um e-mail, por exemplo nome@empresa.com',
  },
  not_web_address: {
    en: 'Enter a web address, for example www.company.com',
    es: 'Escriba una dirección web, por ejemplo www.empresa.com',
    'pt-BR': 'Informe um endereço da web, por exemplo www.empresa.com',
  },
  not_phone: {
    en: 'Enter a phone number with its country code, for example {phone}',
    es: 'Escriba un teléfono con el código del país, por ejemplo {phone}',
    'pt-BR': 'Informe um telefone com o código do país, por exemplo {phone}',
  },
  not_tax_id: {
    en: 'Check the tax ID: it does not have the form that its country uses',
    es: 'Revise la identificación fiscal: no tiene la forma que usa su país',
    'pt-BR': 'Confira a identificação fiscal: ela não tem o formato usado no país',
  },
  not_country: { en: 'Choose a country', es: 'Elija un país', 'pt-BR': 'Escolha um país' },
  not_yes_no: { en: 'Choose yes or no', es: 'Elija sí o no', 'pt-BR': 'Escolha sim ou não' },
  cell_missing: { en: 'Required', es: 'Obligatorio', 'pt-BR': 'Obrigatório' },
  too_many_rows: { en: 'At most {max} rows', es: 'Como máximo {max} filas', 'pt-BR': 'No máximo {max} linhas' },
  not_table: {
    en: 'The answer is a table with the columns of the question',
    es: 'La respuesta es una tabla con las columnas de la pregunta',
    'pt-BR': 'A resposta é uma tabela com as colunas da pergunta',
  },
} as const satisfies Partial<Record<AnswerProblem, Words>>;

const BETWEEN = {
  both: { en: 'From {min} to {max}', es: 'De {min} a {max}', 'pt-BR': 'De {min} a {max}' },
  min: { en: '{min} or more', es: '{min} o más', 'pt-BR': '{min} ou mais' },
  max: { en: '{max} or less', es: '{max} o menos', 'pt-BR': '{max} ou menos' },
  minDate: { en: '{min} or later', es: '{min} o después', 'pt-BR': '{min} ou depois' },
  maxDate: { en: '{max} or earlier', es: '{max} o antes', 'pt-BR': '{max} ou antes' },
} as const satisfies Record<string, Words>;

/** Says which numbers or dates a format takes; '' if it has no limits. */
export function limitsText(format: AnswerFormat, locale: Locale, numbers = numberLocale(locale, null)): string {
  if (format.kind === 'date') {
    const [min, max] = [format.from, format.to].map((day) => (day ? formatKnownDate(day, locale) : undefined));
    if (min !== undefined && max !== undefined) return interpolate(BETWEEN.both[locale], { min, max });
    if (min !== undefined) return interpolate(BETWEEN.minDate[locale], { min });
    return max === undefined ? '' : interpolate(BETWEEN.maxDate[locale], { max });
  }
  if (format.kind !== 'number' && format.kind !== 'percent' && format.kind !== 'money') return '';
  const written = (value: number): string => {
    const text = numberFormatter(numbers, { maximumFractionDigits: decimalsOf(format) }).format(value);
    return format.kind === 'percent' ? `${text}%` : text;
  };
  const { min, max } = format;
  if (min !== undefined && max !== undefined) {
    return interpolate(BETWEEN.both[locale], { min: written(min), max: written(max) });
  }
  if (min !== undefined) return interpolate(BETWEEN.min[locale], { min: written(min) });
  return max === undefined ? '' : interpolate(BETWEEN.max[locale], { max: written(max) });
}

/** Country whose phone number is the example for a supplier of an unknown country. */
const EXAMPLE_COUNTRY: Record<Locale, CountryId> = { en: 'mexico', es: 'mexico', 'pt-BR': 'brazil' };

/** Says what an answer must look like that has the given problem; a phone, by an example of the supplier's country. */
export function answerProblemText(
  problem: AnswerProblem,
  format: AnswerFormat,
  locale: Locale,
  { numbers = numberLocale(locale, null), country = '' }: { numbers?: string; country?: string } = {},
): string {
  if (problem === 'number_outside' || problem === 'date_outside') return limitsText(format, locale, numbers);
  const words = PROBLEM_WORDS[problem][locale];
  const values = {
    max:
      format.kind === 'table' ? format.max_rows : 'max_length' in format ? (format.max_length ?? MAX_TYPED_TEXT) : '',
    currencies: format.kind === 'money' ? (format.currencies ?? []).join(', ') : '',
    count: format.kind === 'table' ? 0 : decimalsOf(format),
    phone: problem === 'not_phone' ? (phoneExample(country) ?? phoneExample(EXAMPLE_COUNTRY[locale]) ?? '') : '',
  };
  if (problem !== 'too_precise') return interpolate(words, values);
  const [none = '', some = ''] = words.split(' || ');
  return values.count === 0 ? none : interpolate(some, values);
}
