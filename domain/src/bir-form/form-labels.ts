import { postalCodeWords, stateWords } from '../countries/address-parts';
import { isCountryId } from '../countries/countries';
import { TAX_ID_KIND_WORDS } from '../identity/tax-id-words';
import { interpolate } from '../language/interpolate';
import type { Locale, Words } from '../language/locales';
import { lookUp } from '../language/record-of';
import { type BirForm, type BirLabel, isListSection } from './bir-form';
import type { BirField } from './field';
import { BIR_FIELD_WORDS } from './field-words';
import type { BirFormFileKind } from './form-files';
import { BIR_CHOICE_WORDS, BIR_FILE_WORDS, BIR_MORE_ROWS_WORDS, BIR_ROW_WORDS, BIR_SECTION_WORDS } from './form-words';
import { localFieldName, localFileName } from './local-words';
import type { MissingBirField } from './missing-fields';
import { TAX_ID_NAMES } from './registration-fields';

/**
 * Returns a field's label in a language. Spanish labels use the terms of the country, and the label of the tax id is
 * the country's own name for the tax id.
 */
export function birFieldLabel(asked: BirField<BirLabel>, form: BirForm, locale: Locale): string {
  if (asked.kind === 'state') return stateWords(form.country)[locale];
  if (asked.kind === 'postal_code') return postalCodeWords(form.country)[locale];
  const local = locale === 'es' ? localFieldName(form.country, asked.label) : undefined;
  const plain = local ?? BIR_FIELD_WORDS[asked.label][locale];
  if (asked.kind !== 'tax_id') return plain;
  return form.taxIdKind ? TAX_ID_KIND_WORDS[form.taxIdKind][locale] : taxIdLabel(form.country, locale);
}

/** Returns the label of a tax id without validation, with the country's name for it: `NIT` or `Tax ID (NIT)`. */
export function taxIdLabel(countryId: string, locale: Locale): string {
  const plain = TAX_ID_KIND_WORDS.tax_id[locale];
  const name = isCountryId(countryId) ? TAX_ID_NAMES[countryId] : undefined;
  if (!name) return plain;
  return locale === 'es' ? name : `${plain} (${name})`;
}

export function birFileLabel(kind: BirFormFileKind, country: string, locale: Locale): string {
  return (locale === 'es' ? localFileName(country, kind) : undefined) ?? BIR_FILE_WORDS[kind][locale];
}

export function birChoiceLabel(choice: string, locale: Locale): string {
  const words: Words | undefined = lookUp<Words>(BIR_CHOICE_WORDS, choice);
  return words ? words[locale] : choice;
}

export function missingBirLabel(missing: MissingBirField, form: BirForm, locale: Locale): string {
  if (missing.kind === 'file') return birFileLabel(missing.file, form.country, locale);
  const section = form.sections.find(({ id }) => id === missing.section);
  const title = BIR_SECTION_WORDS[missing.section][locale];
  if (missing.kind === 'rows') return interpolate(BIR_MORE_ROWS_WORDS.more[locale], { title, count: missing.wanted });
  const asked = section?.fields.find(({ name }) => name === missing.field);
  const label = asked ? birFieldLabel(asked, form, locale) : title;
  if (missing.row === null || !isListSection(missing.section)) return label;
  return `${interpolate(BIR_ROW_WORDS[missing.section][locale], { number: missing.row + 1 })}: ${label}`;
}
