import { REPORT_TYPE_WORDS } from '../catalog/report-type-words';
import { isReportType } from '../catalog/report-types';
import { isCountryId } from '../countries/countries';
import { COUNTRY_NAMES } from '../countries/country-names';
import { formatKnownDate } from '../language/format';
import { numberFormatter } from '../language/formatters';
import { interpolate } from '../language/interpolate';
import type { Locale, Words } from '../language/locales';
import { numberLocale } from '../language/number-locale';
import { lookUp } from '../language/record-of';
import { YES_NO_WORDS } from './answer-format';
import type { Comparison, Condition, ConditionFact } from './condition';
import { type QuestionItem, questionNumbers } from './questionnaire-rules';

export const FACT_WORDS: Readonly<Record<ConditionFact, Words>> = {
  country: { en: 'Country of the supplier', es: 'País del proveedor', 'pt-BR': 'País do fornecedor' },
  report_type: { en: 'Report type', es: 'Tipo de informe', 'pt-BR': 'Tipo de relatório' },
};

const CONDITION = {
  sentence: {
    en: 'Shown only if {condition}.',
    es: 'Se muestra solo si {condition}.',
    'pt-BR': 'Mostrada somente se {condition}.',
  },
  and: { en: ' and ', es: ' y ', 'pt-BR': ' e ' },
  or: { en: ' or ', es: ' o ', 'pt-BR': ' ou ' },
  missing: { en: 'a removed question', es: 'una pregunta eliminada', 'pt-BR': 'uma pergunta removida' },
  missingOption: { en: 'a removed option', es: 'una opción eliminada', 'pt-BR': 'uma opção removida' },
} as const satisfies Record<string, Words>;

type Comparing = Comparison['is'] | 'at_least_value';

/** Returns the words of a comparison: a number is 'at least 5', options are 'at least 5 chosen'. */
const comparingOf = (comparison: Comparison): Comparing =>
  comparison.is === 'at_least' && 'value' in comparison ? 'at_least_value' : comparison.is;

/** What each comparison says of its question, and its opposite. */
export const COMPARISON_WORDS: Readonly<Record<Comparing, { is: Words; isNot: Words }>> = {
  equals: {
    is: { en: '{subject} is {value}', es: '{subject} es {value}', 'pt-BR': '{subject} é {value}' },
    isNot: { en: '{subject} is not {value}', es: '{subject} no es {value}', 'pt-BR': '{subject} não é {value}' },
  },
  contains: {
    is: { en: '{subject} includes {value}', es: '{subject} incluye {value}', 'pt-BR': '{subject} inclui {value}' },
    isNot: {
      en: '{subject} does not include {value}',
      es: '{subject} no incluye {value}',
      'pt-BR': '{subject} não inclui {value}',
    },
  },
  at_least: {
    is: {
      en: '{subject} has at least {value} options chosen',
      es: '{subject} tiene al menos {value} opciones elegidas',
      'pt-BR': '{subject} tem pelo menos {value} opções escolhidas',
    },
    isNot: {
      en: '{subject} has fewer than {value} options chosen',
      es: '{subject} tiene menos de {value} opciones elegidas',
      'pt-BR': '{subject} tem menos de {value} opções escolhidas',
    },
  },
  at_least_value: {
    is: {
      en: '{subject} is at least {value}',
      es: '{subject} es al menos {value}',
      'pt-BR': '{subject} é pelo menos {value}',
    },
    isNot: {
      en: '{subject} is less than {value}',
      es: '{subject} es menos de {value}',
      'pt-BR': '{subject} é menos de {value}',
    },
  },
  before: {
    is: {
      en: '{subject} is before {value}',
      es: '{subject} es antes del {value}',
      'pt-BR': '{subject} é antes de {value}',
    },
    isNot: {
      en: '{subject} is not before {value}',
      es: '{subject} no es antes del {value}',
      'pt-BR': '{subject} não é antes de {value}',
    },
  },
  answered: {
    is: { en: '{subject} is answered', es: '{subject} tiene respuesta', 'pt-BR': '{subject} tem resposta' },
    isNot: {
      en: '{subject} is not answered',
      es: '{subject} no tiene respuesta',
      'pt-BR': '{subject} não tem resposta',
    },
  },
};

type Items = readonly Pick<QuestionItem, 'id' | 'type' | 'title' | 'options'>[];

/** Words of a typed value: a country, yes or no, a day or a number. */
function typedValue(value: string | number, locale: Locale): string {
  if (typeof value === 'number') return numberFormatter(numberLocale(locale, null)).format(value);
  if (isCountryId(value)) return COUNTRY_NAMES[value][locale];
  return lookUp(YES_NO_WORDS, value)?.[locale] ?? formatKnownDate(value, locale);
}

function valueOf(comparison: Comparison, items: Items, locale: Locale): string {
  if ('fact' in comparison) {
    const { fact, value } = comparison;
    if (fact === 'country') return isCountryId(value) ? COUNTRY_NAMES[value][locale] : value;
    return isReportType(value) ? REPORT_TYPE_WORDS[value][locale] : value;
  }
  if ('value' in comparison) return typedValue(comparison.value, locale);
  if (comparison.is === 'at_least') return String(comparison.count);
  if (comparison.is === 'answered') return '';
  const question = items.find(({ id }) => id === comparison.question);
  const option = question?.options.find(({ id }) => id === comparison.option);
  return option ? `“${option.value}”` : CONDITION.missingOption[locale];
}

function subjectOf(comparison: Comparison, items: Items, locale: Locale): string {
  if ('fact' in comparison) return FACT_WORDS[comparison.fact][locale];
  const question = items.find(({ id }) => id === comparison.question);
  if (!question) return CONDITION.missing[locale];
  const number = questionNumbers(items).get(question.id);
  return `“${number === undefined ? '' : `${number}. `}${question.title}”`;
}

/** Writes a condition or its opposite; the opposite of a group is written as a group of opposites. */
function written(condition: Condition, isNot: boolean, items: Items, locale: Locale, isInGroup = false): string {
  if ('not' in condition) return written(condition.not, !isNot, items, locale, isInGroup);
  if ('all' in condition || 'any' in condition) {
    const isAll = 'all' in condition;
    const parts = 'all' in condition ? condition.all : condition.any;
    const joiner = isAll === isNot ? CONDITION.or : CONDITION.and;
    const text = parts.map((part) => written(part, isNot, items, locale, parts.length > 1)).join(joiner[locale]);
    return isInGroup && parts.length > 1 ? `(${text})` : text;
  }
  const words = COMPARISON_WORDS[comparingOf(condition)][isNot ? 'isNot' : 'is'];
  const subject = subjectOf(condition, items, locale);
  return interpolate(words[locale], { subject, value: valueOf(condition, items, locale) });
}

/** Describes a condition: '“1. Do you have staff?” is “Yes”'. */
export const conditionText = (condition: Condition, items: Items, locale: Locale): string =>
  written(condition, false, items, locale);

/** Describes when an item is shown: 'Shown only if “1. Do you have staff?” is “Yes”.' */
export const conditionSentence = (condition: Condition, items: Items, locale: Locale): string =>
  interpolate(CONDITION.sentence[locale], { condition: conditionText(condition, items, locale) });
