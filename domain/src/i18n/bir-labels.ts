import type { BirForm, BirLabel } from '../bir-form/bir-form';
import type { BirField } from '../bir-form/field';
import { TAX_ID_NAMES } from '../bir-form/registration-fields';
import type { CountryId } from '../countries/countries';
import { BIR_FIELD_WORDS } from './bir-field-words';
import { BIR_CHOICE_WORDS } from './bir-form-words';
import type { Locale, Words } from './locales';
import { TAX_ID_KIND_WORDS } from './payment-words';

/** A field's name in a language; the tax id carries the one that the form's country gives it. */
export function birFieldLabel(asked: BirField<BirLabel>, form: BirForm, locale: Locale): string {
  const plain = BIR_FIELD_WORDS[asked.label][locale];
  if (asked.kind !== 'tax_id') return plain;
  if (form.taxIdKind) return TAX_ID_KIND_WORDS[form.taxIdKind][locale];
  const name = TAX_ID_NAMES[form.country as CountryId];
  return name ? `${plain} (${name})` : plain;
}

/** A choice in a language: legal forms stand for themselves. */
export function birChoiceLabel(choice: string, locale: Locale): string {
  const words: Words | undefined = (BIR_CHOICE_WORDS as Readonly<Record<string, Words>>)[choice];
  return words ? words[locale] : choice;
}
