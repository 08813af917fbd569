import { type BirSectionId, isListSection, type ListSectionId } from '@homologa/domain/bir-form/bir-form';
import type { UpdateBirRequestBody } from '@homologa/domain/bir-form/bir-request.contract';
import {
  type BirFormData,
  type BirRow,
  type BirValue,
  birPath,
  isBlank,
  sectionRows,
} from '@homologa/domain/bir-form/form-values';
import { isUntouchedForm, mergeBirForm } from '@homologa/domain/bir-form/merge-form';
import { storedPhone } from '@homologa/domain/countries/phone';
import { lookUp } from '@homologa/domain/language/record-of';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';

/**
 * Value that is saved as a unit. Its key is the path: `country`, a field (`company.tax_id`,
 * `form.addresses.fiscal_street`), or all rows of a list (`form.owners`).
 */
export type FormEntry = BirValue | readonly BirRow[];
export type FormEntries = ReadonlyMap<string, FormEntry>;

export const fieldKey = (section: BirSectionId, field: string): string => birPath(section, null, field);
export const listKey = (section: ListSectionId): string => birPath(section);

export function bodyOf(entries: FormEntries): UpdateBirRequestBody {
  const company: Record<string, unknown> = {};
  const form: Record<string, unknown> = {};
  let country: string | undefined;
  for (const [key, entry] of entries) {
    const [part = '', section = '', field] = key.split('.');
    if (part === 'country') country = typeof entry === 'string' ? entry : '';
    else if (part === 'company') company[section] = entry ?? null;
    else if (field === undefined) form[section] = entry;
    else form[section] = { ...(form[section] as object | undefined), [field]: entry ?? null };
  }
  return {
    ...(Object.keys(company).length > 0 ? { company } : {}),
    ...(country === undefined ? {} : { country }),
    ...(Object.keys(form).length > 0 ? { form } : {}),
  };
}

export function storedEntry({ company, country, form }: BirFormData, key: string): unknown {
  const [part = '', section = '', field] = key.split('.');
  if (part === 'country') return country;
  if (part === 'company') return company[section];
  const sections: Readonly<Record<string, unknown>> = form;
  const own = sections[section];
  return field === undefined ? own : lookUp<unknown>(Object(own), field);
}

export const overlay = (stored: BirFormData, typed: FormEntries): BirFormData => mergeBirForm(stored, bodyOf(typed));

/**
 * Finds the entry for a server error at `path`: the entry with this path, or an entry above or below the path. If
 * several entries match, the entry with the longest key is returned.
 */
export function findEntryKey(path: string, entries: FormEntries): string | null {
  const keys = [...entries.keys()].filter(
    (key) => path === key || path.startsWith(`${key}.`) || key.startsWith(`${path}.`),
  );
  return keys.sort((a, b) => b.length - a.length)[0] ?? null;
}

const textOr = (value: unknown, other: string): string => (typeof value === 'string' && value !== '' ? value : other);

type Known = Pick<OwnSupplierView, 'invite' | 'account' | 'country'>;

/**
 * Returns initial values from the client's invitation and from the account. They are saved together with the first
 * edit.
 */
export function prefillOf(stored: BirFormData, { invite, account, country }: Known): FormEntries {
  const owners = invite.shareholders.filter((name) => name.trim() !== '').map((name) => ({ name: name.trim() }));
  const known: [string, FormEntry][] = [
    ['company.company_name', textOr(stored.company['company_name'], invite.company_name)],
    ['country', stored.country || country],
    ['company.tax_id', invite.tax_id],
    ['company.duns_number', invite.duns_number],
    // Uses an invalid phone of the invitation only if the account has no phone.
    ['company.phone', storedPhone(invite.phone, country) ?? (account.phone || invite.phone)],
    ['company.email', account.email || invite.email],
    ['form.addresses.fiscal_street', invite.address],
    ...(owners.length > 0 ? [['form.owners', owners] as [string, FormEntry]] : []),
  ];
  return new Map(
    isUntouchedForm(stored) ? known.filter(([, value]) => Array.isArray(value) || !isBlank(value as BirValue)) : [],
  );
}

/** Returns the rows to display. If an empty list requires rows, returns one empty row, which is not stored. */
export function shownRows(data: BirFormData, section: BirSectionId, minRows: number): BirRow[] {
  const rows = isListSection(section) ? sectionRows(data, section) : [];
  return rows.length === 0 && minRows > 0 ? [{}] : rows;
}
