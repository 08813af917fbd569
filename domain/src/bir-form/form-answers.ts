import { isCountryId } from '../countries/countries';
import { COUNTRY_NAMES } from '../countries/country-names';
import { phoneText } from '../countries/phone';
import { statesOf } from '../countries/states';
import { isDay } from '../identity/day';
import { formatTaxId } from '../identity/tax-id';
import { formatLongDate } from '../language/format';
import { dateFormatter } from '../language/formatters';
import { interpolate } from '../language/interpolate';
import type { Locale } from '../language/locales';
import { formatNumber } from '../language/number-locale';
import { type BirForm, type BirLabel, type BirSectionId, isListSection } from './bir-form';
import type { BirField } from './field';
import { birChoiceLabel, birFieldLabel } from './form-labels';
import { type BirFormData, type BirRow, type BirValue, isBlank, isShown, linesOf } from './form-values';
import { BIR_ROW_WORDS, BIR_SECTION_WORDS, BIR_YES_NO_WORDS } from './form-words';

interface FormFact {
  label: string;
  value: string;
}

export interface ShownSection {
  id: BirSectionId;
  title: string;
  groups: { title: string | null; facts: FormFact[] }[];
}

interface Reading {
  form: BirForm;
  values: BirRow;
  fields: readonly BirField<BirLabel>[];
  locale: Locale;
  numbers: string;
}

const monthName = (month: number, locale: Locale): string =>
  dateFormatter(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, month - 1, 1));

function printAmount(value: number, { fields, values, numbers }: Reading): string {
  const currency = values[fields.find(({ kind }) => kind === 'currency')?.name ?? ''];
  return [formatNumber(value, numbers), currency].filter((part) => typeof part === 'string').join(' ');
}

function printText(asked: BirField, text: string, { form, locale }: Reading): string {
  switch (asked.kind) {
    case 'country':
      return isCountryId(text) ? COUNTRY_NAMES[text][locale] : text;
    case 'state':
      return statesOf(form.country).find(({ code }) => code === text)?.name ?? text;
    case 'choice':
      return birChoiceLabel(text, locale);
    case 'phone':
      return phoneText(text);
    case 'tax_id':
      return formatTaxId(form.taxIdKind, text);
    case 'day':
      return isDay(text) ? formatLongDate(new Date(text), locale, { timeZone: 'UTC' }) : text;
    default:
      return text;
  }
}

function printValue(asked: BirField, value: BirValue, reading: Reading): string {
  if (typeof value === 'boolean') return BIR_YES_NO_WORDS[value ? 'yes' : 'no'][reading.locale];
  if (typeof value === 'string') return printText(asked, value, reading);
  if (typeof value !== 'number') return '';
  if (asked.kind === 'month') return monthName(value, reading.locale);
  if (asked.unit === 'year') return String(value);
  if (asked.kind === 'amount') return printAmount(value, reading);
  const text = formatNumber(value, reading.numbers, { kind: asked.kind === 'percent' ? 'percent' : 'amount' });
  return asked.kind === 'percent' ? `${text} %` : text;
}

const factsOf = (reading: Reading): FormFact[] =>
  reading.fields
    .filter((asked) => isShown(asked, reading.values) && !isBlank(reading.values[asked.name]))
    .map((asked) => ({
      label: birFieldLabel(asked, reading.form, reading.locale),
      value: printValue(asked, reading.values[asked.name], reading),
    }));

/** Formats the filled values by section, without empty sections. `numbers` is a language tag from `numberLocale`. */
export function shownSections(form: BirForm, data: BirFormData, locale: Locale, numbers: string): ShownSection[] {
  return form.sections.flatMap((section) => {
    const { id, fields } = section;
    const groups = linesOf(section, data).map(({ row, values }) => ({
      title: row !== null && isListSection(id) ? interpolate(BIR_ROW_WORDS[id][locale], { number: row + 1 }) : null,
      facts: factsOf({ form, values, fields, locale, numbers }),
    }));
    const filled = groups.filter(({ facts }) => facts.length > 0);
    return filled.length > 0 ? [{ id, title: BIR_SECTION_WORDS[id][locale], groups: filled }] : [];
  });
}
