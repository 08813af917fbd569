import { type BirForm, birFormFor } from '@homologa/domain/bir-form/bir-form';
import type { BirRequestResponse, FormRecord } from '@homologa/domain/bir-form/bir-request.contract';
import { givenFileKinds } from '@homologa/domain/bir-form/form-files';
import { missingBirLabel } from '@homologa/domain/bir-form/form-labels';
import type { BirFormData } from '@homologa/domain/bir-form/form-values';
import { missingBirFields } from '@homologa/domain/bir-form/missing-fields';
import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { Locale } from '@homologa/domain/language/locales';

export const formDataOf = ({ company, country, form }: BirRequestResponse): BirFormData => ({ company, country, form });

/** Entries that an older version of the form stored under names unknown to the current form. */
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

export function readSupplierForm(request: BirRequestResponse, reportType: ReportType, locale: Locale) {
  const form = birFormFor(request.country, reportType);
  const data = formDataOf(request);
  const missing = missingBirFields(form, data, givenFileKinds(request.files));
  return { form, data, missing: missing.map((one) => missingBirLabel(one, form, locale)) };
}
