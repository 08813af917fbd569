/**
 * Kinds of form fields. In JSON, amounts and counts are numbers, `yes_no` is a boolean, and all other kinds are texts.
 */
type BirFieldKind =
  | 'text'
  | 'long_text'
  | 'email'
  | 'phone'
  | 'url'
  | 'tax_id'
  | 'country'
  | 'state'
  | 'postal_code'
  | 'currency'
  | 'choice'
  | 'yes_no'
  | 'day'
  | 'month'
  | 'whole'
  | 'percent'
  | 'amount';

/** Unit of a number; `currency` is the currency selected in the same section. */
type BirUnit = 'currency' | 'percent' | 'people' | 'year';

interface FieldOptions {
  isRequired?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  unit?: BirUnit;
  choices?: readonly string[];
  shownIf?: { readonly field: string; readonly is: string | boolean };
}

export interface BirField<Label extends string = string> extends FieldOptions {
  name: string;
  kind: BirFieldKind;
  label: Label;
  isRequired: boolean;
}

const MAX_FIELD_LENGTH = 300;
const MAX_LONG_FIELD_LENGTH = 2000;

export const maxLengthOf = ({ kind, maxLength }: Pick<BirField, 'kind' | 'maxLength'>): number =>
  maxLength ?? (kind === 'long_text' ? MAX_LONG_FIELD_LENGTH : MAX_FIELD_LENGTH);

export const field = <const Name extends string>(
  name: Name,
  kind: BirFieldKind,
  options: FieldOptions = {},
): BirField<Name> => labelled(name, name, kind, options);

/** Declares a field whose label key differs from its name, because fields of several sections share a name. */
export const labelled = <const Label extends string>(
  label: Label,
  name: string,
  kind: BirFieldKind,
  options: FieldOptions = {},
): BirField<Label> => ({ ...options, name, kind, label, isRequired: options.isRequired ?? false });

export const must = <const Name extends string>(
  name: Name,
  kind: BirFieldKind,
  options: FieldOptions = {},
): BirField<Name> => field(name, kind, { ...options, isRequired: true });
