import type { Violation } from '../errors/error-codes';
import { BIR_SECTIONS, type BirForm } from './bir-form';
import type { BirFormData } from './form-values';
import { type MissingBirField, missingBirFields } from './missing-fields';
import { validateBirForm } from './validate-form';

/** Parts of the form as the supplier sees them: its sections and its files. */
export const FORM_PARTS = [...BIR_SECTIONS, 'files'] as const;
type FormPart = (typeof FORM_PARTS)[number];

/**
 * Returns the form part to which a JSON path belongs, such as `form.owners.0.share`, `company.tax_id` or
 * `files.additional`.
 */
export function formPartOf(path: string): FormPart {
  const [part, section = ''] = path.split('.');
  if (part === 'files') return 'files';
  return (part === 'form' ? FORM_PARTS.find((known) => known === section) : undefined) ?? 'identity';
}

/** Counts the complete parts, which are the parts without missing or invalid fields. */
function countFormParts(missing: readonly Pick<MissingBirField, 'path'>[], broken: readonly Violation[]) {
  const open = new Set([...missing, ...broken].map(({ path }) => formPartOf(path)));
  return { done: FORM_PARTS.length - open.size, total: FORM_PARTS.length };
}

/** Counts the complete parts of a form. `fileKinds` are the uploaded document types; `today` is YYYY-MM-DD. */
export const formProgress = (form: BirForm, data: BirFormData, fileKinds: ReadonlySet<string>, today: string) =>
  countFormParts(missingBirFields(form, data, fileKinds), validateBirForm(form, data, today));
