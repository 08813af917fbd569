import { isListSection } from './bir-form';
import { type BirFormData, isBlank } from './form-values';

type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean => value == null || (typeof value === 'string' && isBlank(value));

const filled = (values: Loose): Loose =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isNothing(value)));

function mergePart(name: string, before: unknown, given: unknown): unknown {
  if (Array.isArray(given)) return given.map((row: unknown) => (isRecord(row) ? filled(row) : row));
  if (!isRecord(given)) return isNothing(given) ? undefined : given;
  const isSection = !isListSection(name) && isRecord(before);
  const merged = filled({ ...(isSection ? before : {}), ...given });
  return Object.keys(merged).length > 0 ? merged : undefined;
}

/**
 * Merges changes into a form (reference 7.11): merges `company` by field and `form` by section and field, and replaces
 * list sections. Parts that the changes omit are kept.
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

/**
 * True if only the initial company name is stored. Only such a form is prefilled: fields that the supplier emptied must
 * stay empty.
 */
export const isUntouchedForm = ({ company, form }: Pick<BirFormData, 'company' | 'form'>): boolean =>
  Object.keys(form).length === 0 && Object.keys(company).every((name) => name === 'company_name');

export const EMPTY_BIR_FORM: BirFormData = { company: {}, country: '', form: {} };
