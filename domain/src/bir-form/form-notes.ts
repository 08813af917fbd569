import { isOddPostalCode } from '../countries/address-parts';
import { oddPhonePrefix } from '../countries/phone';
import { type TaxIdWarning, taxIdNotes } from '../identity/tax-id';
import type { BirForm } from './bir-form';
import type { BirField } from './field';
import { type BirFormData, type BirValue, birPath, isShown, linesOf } from './form-values';

export type BirNote = TaxIdWarning | 'phone_odd' | 'postal_code_odd';

export function birFieldNote({ kind }: Pick<BirField, 'kind'>, value: BirValue, country: string): BirNote | null {
  if (typeof value !== 'string') return null;
  if (kind === 'tax_id') return taxIdNotes(country, value)[0] ?? null;
  if (kind === 'postal_code') return isOddPostalCode(value, country) ? 'postal_code_odd' : null;
  return kind === 'phone' && oddPhonePrefix(value, country) !== null ? 'phone_odd' : null;
}

/**
 * Lists unusual values in form order. The supplier must confirm each of them once before continuing. `path` is the JSON
 * path.
 */
export const birFormNotes = (form: BirForm, data: BirFormData): { path: string; note: BirNote; value: string }[] =>
  form.sections.flatMap((section) =>
    linesOf(section, data).flatMap(({ row, values }) =>
      section.fields.flatMap((asked) => {
        const value = values[asked.name];
        const note = isShown(asked, values) ? birFieldNote(asked, value, form.country) : null;
        return note ? [{ path: birPath(section.id, row, asked.name), note, value: String(value) }] : [];
      }),
    ),
  );
