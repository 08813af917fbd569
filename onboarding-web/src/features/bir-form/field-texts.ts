import type { BirField } from '@homologa/domain/bir-form/field';
import type { BirNote } from '@homologa/domain/bir-form/form-notes';
import { postalCodeExample } from '@homologa/domain/countries/address-parts';
import type { Violation } from '@homologa/domain/errors/error-codes';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import { SUPPLIER_WARNING_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { Text } from '@homologa/web/texts/text';
import { NOTE } from '../../components/note.texts';
import { phoneQuestion } from '../../components/phone/PhoneNote';
import { violationTexts } from '../../lib/error-text';
import { postalInputMode } from '../../lib/typing/postal-keyboard';
import { FORM } from './bir-form.texts';

export const anchorOf = (path: string): string => `f-${path.replaceAll('.', '-')}`;

const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  company_name: 'organization',
  email: 'email',
  phone: 'tel',
  website: 'url',
  fiscal_street: 'street-address',
  fiscal_city: 'address-level2',
  fiscal_postal_code: 'postal-code',
};

/** Returns the `autocomplete` value of a field of the company itself; undefined for data of owners and references. */
export const autoCompleteOf = ({ name }: BirField, row: number | null): string =>
  row === null ? (lookUp(AUTO_COMPLETE, name) ?? 'off') : 'off';

const INPUT_MODES = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  whole: 'numeric',
  percent: 'decimal',
  amount: 'decimal',
} as const;

/**
 * Returns the `inputmode` of a field; undefined for text. Amounts that may be negative need a minus sign, which few
 * numeric keyboards offer.
 */
export function inputModeOf(
  { name, kind, min }: BirField,
  countryId: string,
): 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | undefined {
  if (name.endsWith('postal_code')) return postalInputMode(countryId);
  if (name === 'duns_number') return 'numeric';
  if (kind === 'amount' && min === undefined) return undefined;
  return lookUp<(typeof INPUT_MODES)[keyof typeof INPUT_MODES]>(INPUT_MODES, kind);
}

function rangeText({ kind, min, max }: BirField, t: Text): string {
  if (min !== undefined && max !== undefined && kind !== 'whole') return t(FORM.range, { min, max });
  const words: Words | null = kind === 'whole' ? FORM.notNegative : kind === 'amount' ? FORM.amountNotNegative : null;
  return t(words ?? FORM.check);
}

/** Returns the question about an unusual value. */
export function noteText(note: BirNote, value: string, country: string, t: Text): string {
  if (note === 'phone_odd') return phoneQuestion(value, country, t) ?? '';
  if (note === 'postal_code_odd') return t(NOTE.postal_code_odd, { example: postalCodeExample(country) });
  return t(NOTE.warning, { warning: t(SUPPLIER_WARNING_WORDS[note]) });
}

export async function brokenTexts(
  broken: readonly Violation[],
  fieldAt: (path: string) => BirField | null,
  locale: Locale,
  t: Text,
): Promise<Readonly<Record<string, string>>> {
  const texts = { ...(await violationTexts(broken, locale)) };
  for (const { code, path } of broken) {
    const asked = fieldAt(path);
    if (code === 'invalid_input') texts[path] = asked ? rangeText(asked, t) : t(FORM.check);
  }
  return texts;
}
