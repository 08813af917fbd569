import { isListSection } from './bir-form';
import { type BirFormData, isBlank } from './form-values';

type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean => value == null || (typeof value === 'string' && isBlank(value));

/** Fields of a section or a row; null, '' and blanks are no values. */
const filled = (values: Loose): Loose =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isNothing(value)));

/** What a part of `form` becomes: rows replace rows, fields are merged into fields, and null clears. */
function mergePart(name: string, before: unknown, given: unknown): unknown {
  if (Array.isArray(given)) return given.map((row: unknown) => (isRecord(row) ? filled(row) : row));
  if (!isRecord(given)) return isNothing(given) ? undefined : given;
  const isSection = !isListSection(name) && isRecord(before);
  const merged = filled({ ...(isSection ? before : {}), ...given });
  return Object.keys(merged).length > 0 ? merged : undefined;
}

/**
 * A form's data after a change (reference 7.11): `company` is merged by field, `form` by section and in it by field, a
 * section that is a list is replaced. What is not mentioned stays.
 */
export function mergeBirForm(before: BirFormData, changes: Partial<BirFormData>): BirFormData {
  const form: Record<string, unknown> = { ...before.form };
  for (const [name, given] of Object.entries(changes.form ?? {})) {
    const part = mergePart(name, form[name], given);
    if (part === undefined) delete form[name];
    else form[name] = part;
  }
  return {
    company: filled({ ...before.company, ...changes.company }),
    country: changes.country ?? before.country,
    form,
  };
}

/** A form in which nothing has been filled in. */
export const EMPTY_BIR_FORM: BirFormData = { company: {}, country: '', form: {} };
