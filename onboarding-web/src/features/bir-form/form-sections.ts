import type { BirForm, BirSectionId } from '@homologa/domain/bir-form/bir-form';
import { FORM_PARTS, formPartOf } from '@homologa/domain/bir-form/form-parts';
import { type BirFormData, isBlank, linesOf } from '@homologa/domain/bir-form/form-values';
import type { MissingBirField } from '@homologa/domain/bir-form/missing-fields';
import type { Violation } from '@homologa/domain/errors/error-codes';

export const FORM_PAGES = [...FORM_PARTS, 'review'] as const;
export type FormPage = (typeof FORM_PAGES)[number];

export const asPage = (text: string | null): FormPage | null => FORM_PAGES.find((page) => page === text) ?? null;

export const pageAfter = (page: FormPage): FormPage => FORM_PAGES[FORM_PAGES.indexOf(page) + 1] ?? 'review';

/** Returns the form page of a field path; each part of the form is a separate page. */
export const pageOf = (path: string): FormPage => formPartOf(path);

export interface PageState {
  isStarted: boolean;
  missing: number;
  wrong: number;
}

export function pageState(
  page: Exclude<FormPage, 'review'>,
  found: {
    form: BirForm;
    data: BirFormData;
    fileCount: number;
    missing: readonly MissingBirField[];
    broken: readonly Violation[];
  },
): PageState {
  const on = (path: string): boolean => pageOf(path) === page;
  return {
    isStarted: page === 'files' ? found.fileCount > 0 : isStarted(page, found.form, found.data),
    missing: found.missing.filter(({ path }) => on(path)).length,
    wrong: found.broken.filter(({ path }) => on(path)).length,
  };
}

function isStarted(id: BirSectionId, form: BirForm, data: BirFormData): boolean {
  const section = form.sections.find((known) => known.id === id);
  return (
    section !== undefined &&
    linesOf(section, data).some(({ values }) => section.fields.some(({ name }) => !isBlank(values[name])))
  );
}

/** Returns the first page with missing or invalid fields, otherwise the review page. */
export function nextOpenPage(missing: readonly { path: string }[], broken: readonly { path: string }[]): FormPage {
  const open = new Set([...missing, ...broken].map(({ path }) => pageOf(path)));
  return FORM_PAGES.find((page) => open.has(page)) ?? 'review';
}
