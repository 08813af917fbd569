/**
 * What a field of the form holds; the wire's value is a number for amounts and counts, a boolean for yes and no, else a
 * text.
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
  | 'currency'
  | 'choice'
  | 'yes_no'
  | 'day'
  | 'month'
  | 'whole'
  | 'percent'
  | 'amount';

/** What a number counts: money in the currency that the same section names, hundredths, people, a year. */
type BirUnit = 'currency' | 'percent' | 'people' | 'year';

interface FieldOptions {
  isRequired?: boolean;
  /** In characters; the kind's own where it is not said. */
  maxLength?: number;
  min?: number;
  max?: number;
  unit?: BirUnit;
  choices?: readonly string[];
  /** The field of the same section, and its value, that make this one appear. */
  shownIf?: { readonly field: string; readonly is: string | boolean };
}

/** A field of the business information form. */
export interface BirField<Label extends string = string> extends FieldOptions {
  /** Its name on the wire, within its section. */
  name: string;
  kind: BirFieldKind;
  /** The key of its words. */
  label: Label;
  isRequired: boolean;
}

const MAX_FIELD_LENGTH = 300;
const MAX_LONG_FIELD_LENGTH = 2000;

/** Longest text of each kind, in characters. */
export const maxLengthOf = ({ kind, maxLength }: Pick<BirField, 'kind' | 'maxLength'>): number =>
  maxLength ?? (kind === 'long_text' ? MAX_LONG_FIELD_LENGTH : MAX_FIELD_LENGTH);

/** A field whose words are under its own name. */
export const field = <const Name extends string>(
  name: Name,
  kind: BirFieldKind,
  options: FieldOptions = {},
): BirField<Name> => labelled(name, name, kind, options);

/** A field whose words are under a key of their own: fields of several sections share a name. */
export const labelled = <const Label extends string>(
  label: Label,
  name: string,
  kind: BirFieldKind,
  options: FieldOptions = {},
): BirField<Label> => ({ ...options, name, kind, label, isRequired: options.isRequired ?? false });

/** The same field, required. */
export const must = <const Name extends string>(
  name: Name,
  kind: BirFieldKind,
  options: FieldOptions = {},
): BirField<Name> => field(name, kind, { ...options, isRequired: true });
