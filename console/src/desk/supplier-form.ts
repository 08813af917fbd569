import {
  type BirForm,
  type BirLabel,
  type BirSectionId,
  birFormFor,
  isListSection,
} from '@homologa/domain/bir-form/bir-form';
import type { BirField } from '@homologa/domain/bir-form/field';
import {
  type BirFormData,
  type BirRow,
  type BirValue,
  isBlank,
  isShown,
  linesOf,
} from '@homologa/domain/bir-form/form-values';
import { missingBirFields } from '@homologa/domain/bir-form/missing-fields';
import { isCountryId } from '@homologa/domain/countries/countries';
import { statesOf } from '@homologa/domain/countries/states';
import { BIR_ROW_WORDS, BIR_SECTION_WORDS } from '@homologa/domain/i18n/bir-form-words';
import { birChoiceLabel, birFieldLabel, missingBirLabel } from '@homologa/domain/i18n/bir-labels';
import { COUNTRY_NAMES } from '@homologa/domain/i18n/country-names';
import { interpolate } from '@homologa/domain/i18n/interpolate';
import type { Locale } from '@homologa/domain/i18n/locales';
import type { BirRequestResponse, FormRecord } from '@homologa/domain/reports/bir-request.contract';
import type { ReportType } from '@homologa/domain/reports/report-types';
import { formatTaxId } from '@homologa/domain/suppliers/tax-id';
import { formatAmount, formatDay } from '../shared/i18n/format';
import { fillText } from '../shared/i18n/text';
import { DESK } from './desk.texts';

export interface FormFact {
  label: string;
  value: string;
}

/** A section of the supplier's form with what it holds: one group of facts, or one for each row of a list. */
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
}

export const formDataOf = ({ company, country, form }: BirRequestResponse): BirFormData => ({ company, country, form });

const monthName = (month: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2001, month - 1, 1)));

/** An amount with the currency that its section names. */
function printAmount(value: number, { fields, values, locale }: Reading): string {
  const currency = values[fields.find(({ kind }) => kind === 'currency')?.name ?? ''];
  return [formatAmount(value, locale), currency].filter((part) => typeof part === 'string').join(' ');
}

function printText(asked: BirField, text: string, { form, locale }: Reading): string {
  switch (asked.kind) {
    case 'country':
      return isCountryId(text) ? COUNTRY_NAMES[text][locale] : text;
    case 'state':
      return statesOf(form.country).find(({ code }) => code === text)?.name ?? text;
    case 'choice':
      return birChoiceLabel(text, locale);
    case 'tax_id':
      return formatTaxId(form.taxIdKind, text);
    case 'day':
      return formatDay(text, locale);
    default:
      return text;
  }
}

function printValue(asked: BirField, value: BirValue, reading: Reading): string {
  if (typeof value === 'boolean') return fillText(value ? DESK.yes : DESK.no, reading.locale);
  if (typeof value === 'string') return printText(asked, value, reading);
  if (typeof value !== 'number') return '';
  if (asked.kind === 'month') return monthName(value, reading.locale);
  if (asked.unit === 'year') return String(value);
  if (asked.kind === 'amount') return printAmount(value, reading);
  return asked.kind === 'percent' ? `${formatAmount(value, reading.locale)} %` : formatAmount(value, reading.locale);
}

const factsOf = (reading: Reading): FormFact[] =>
  reading.fields
    .filter((asked) => isShown(asked, reading.values) && !isBlank(reading.values[asked.name]))
    .map((asked) => ({
      label: birFieldLabel(asked, reading.form, reading.locale),
      value: printValue(asked, reading.values[asked.name], reading),
    }));

/** What the supplier has filled in, section by section; empty sections are left out. */
export function shownSections(form: BirForm, data: BirFormData, locale: Locale): ShownSection[] {
  return form.sections.flatMap((section) => {
    const { id, fields } = section;
    const groups = linesOf(section, data).map(({ row, values }) => ({
      title: row !== null && isListSection(id) ? interpolate(BIR_ROW_WORDS[id][locale], { number: row + 1 }) : null,
      facts: factsOf({ form, values, fields, locale }),
    }));
    const filled = groups.filter(({ facts }) => facts.length > 0);
    return filled.length > 0 ? [{ id, title: BIR_SECTION_WORDS[id][locale], groups: filled }] : [];
  });
}

/** What an older page has stored under names of its own. */
export function otherEntries(
  form: BirForm,
  { company, form: stored }: BirRequestResponse,
): [string, FormRecord[string]][] {
  const identity = new Set(form.sections.find(({ id }) => id === 'identity')?.fields.map(({ name }) => name));
  const sections = new Set<string>(form.sections.map(({ id }) => id));
  return [
    ...Object.entries(company).filter(([name]) => !identity.has(name)),
    ...Object.entries(stored).filter(([name]) => !sections.has(name)),
  ];
}

/** The form of a request, and one line for each thing that the report still needs. */
export function readSupplierForm(request: BirRequestResponse, reportType: ReportType, locale: Locale) {
  const form = birFormFor(request.country, reportType);
  const data = formDataOf(request);
  const missing = missingBirFields(form, data, new Set(request.files.map(({ type }) => type)));
  return { form, data, missing: missing.map((one) => missingBirLabel(one, form, locale)) };
}
