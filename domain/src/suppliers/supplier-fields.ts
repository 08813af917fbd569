import { isCfr, type WorkflowTraits } from '../catalog/workflow-traits';
import { isCountryId } from '../countries/countries';
import { isValidEmail } from '../identity/email';
import { namesOf } from '../language/record-of';
import type { SupplierColumn } from './supplier-columns';

interface SupplierField {
  wire: string;
  /**
   * Kind of field, which determines how its value is entered, stored, compared and shown: as one text, or as a list of
   * texts (`emails`, `list`).
   */
  kind: 'text' | 'country' | 'tax_id' | 'duns' | 'emails' | 'list';
  /** Maximum number of characters of a text, or of entries of a list. */
  limit: number;
  /** Validates a non-empty text, or each entry of a list; `problem` is the code of the error. */
  rule?: { isValid: (text: string) => boolean; problem: string };
  asked: (workflow: WorkflowTraits) => boolean;
  isInBulk: boolean;
  isCorrected: boolean;
  column: SupplierColumn;
  /** Width of the field's column in a spreadsheet, in characters. */
  width: number;
}

const everywhere = { asked: () => true, isInBulk: true, isCorrected: true } as const;
const uncorrected = { ...everywhere, isCorrected: false } as const;
const ofInvestigations = {
  ...uncorrected,
  asked: (workflow: WorkflowTraits) => workflow.type === 'investigating' || isCfr(workflow),
};
const ofCfr = { ...uncorrected, asked: isCfr };

const EMAIL = { isValid: isValidEmail, problem: 'email_invalid' } as const;
const COUNTRY = { isValid: isCountryId, problem: 'country_unknown' } as const;

/**
 * All supplier fields given by the client, in the order of the forms and of a bulk line (reference 2.5). `Supplier` has
 * a column of the same name for each field. Forms, API, database and spreadsheets are derived from this table; labels
 * are in `INVITE_FIELD_WORDS`.
 */
export const SUPPLIER_FIELDS = {
  companyName: { ...everywhere, wire: 'company_name', kind: 'text', limit: 300, column: 'company_name', width: 36 },
  fullName: { ...everywhere, wire: 'full_name', kind: 'text', limit: 300, column: 'contact_person', width: 26 },
  emails: {
    ...uncorrected,
    wire: 'emails',
    kind: 'emails',
    rule: EMAIL,
    limit: 100,
    column: 'contact_emails',
    width: 32,
  },
  country: { ...everywhere, wire: 'country', kind: 'country', rule: COUNTRY, limit: 100, column: 'country', width: 16 },
  taxId: { ...everywhere, wire: 'tax_id', kind: 'tax_id', limit: 100, column: 'tax_id', width: 22 },
  address: { ...everywhere, wire: 'address', kind: 'text', limit: 1000, column: 'address', width: 36 },
  sic: { ...everywhere, wire: 'sic', kind: 'text', limit: 100, column: 'sic', width: 10 },
  phone: { ...everywhere, wire: 'phone', kind: 'text', limit: 100, column: 'phone', width: 20 },
  dunsNumber: { ...ofInvestigations, wire: 'duns_number', kind: 'duns', limit: 100, column: 'duns', width: 14 },
  shareholders: { ...ofCfr, wire: 'shareholders', kind: 'list', limit: 100, column: 'shareholders', width: 32 },
} as const satisfies Readonly<Record<string, SupplierField>>;

type Table = typeof SUPPLIER_FIELDS;
type WithTrait<Trait> = { [Name in keyof Table]: Table[Name] extends Trait ? Name : never }[keyof Table];

export type SupplierFieldName = keyof Table;
export type ListFieldName = WithTrait<{ kind: 'emails' | 'list' }>;
export type TextFieldName = Exclude<SupplierFieldName, ListFieldName>;
export type FieldProblem = Extract<Table[SupplierFieldName], { rule: object }>['rule']['problem'];
export type CorrectedFieldName = WithTrait<{ isCorrected: true }>;

export type InviteField = Table[SupplierFieldName]['wire'];

export const SUPPLIER_FIELD_NAMES = namesOf(SUPPLIER_FIELDS);

export const INVITE_FIELDS = SUPPLIER_FIELD_NAMES.map((name) => SUPPLIER_FIELDS[name].wire);

export const isListField = (name: SupplierFieldName): name is ListFieldName =>
  SUPPLIER_FIELDS[name].kind === 'emails' || SUPPLIER_FIELDS[name].kind === 'list';

const isCorrected = (name: SupplierFieldName): name is CorrectedFieldName => SUPPLIER_FIELDS[name].isCorrected;

export const CORRECTED_FIELD_NAMES = SUPPLIER_FIELD_NAMES.filter(isCorrected);

export type InviteSort = `invite.${InviteField}`;

type Keyed<Trait extends 'wire' | 'column', Name extends SupplierFieldName, Value> = {
  [Field in Name as Table[Field][Trait]]: Value;
};

export const byName = <Text, List>(
  text: (name: TextFieldName) => Text,
  list: (name: ListFieldName) => List,
): Record<TextFieldName, Text> & Record<ListFieldName, List> =>
  record((name) => name, text, list) as Record<TextFieldName, Text> & Record<ListFieldName, List>;

export const byWire = <Text, List>(
  text: (name: TextFieldName) => Text,
  list: (name: ListFieldName) => List,
): Keyed<'wire', TextFieldName, Text> & Keyed<'wire', ListFieldName, List> =>
  record((name) => SUPPLIER_FIELDS[name].wire, text, list) as Keyed<'wire', TextFieldName, Text> &
    Keyed<'wire', ListFieldName, List>;

export const byColumn = <Value>(
  valueOf: (name: SupplierFieldName) => Value,
): Keyed<'column', SupplierFieldName, Value> =>
  record((name) => SUPPLIER_FIELDS[name].column, valueOf, valueOf) as Keyed<'column', SupplierFieldName, Value>;

export const bySort = <Value>(valueOf: (name: SupplierFieldName) => Value): Record<InviteSort, Value> =>
  record((name) => `invite.${SUPPLIER_FIELDS[name].wire}`, valueOf, valueOf) as Record<InviteSort, Value>;

const record = <Text, List>(
  keyOf: (name: SupplierFieldName) => string,
  text: (name: TextFieldName) => Text,
  list: (name: ListFieldName) => List,
): Record<string, Text | List> => {
  const values: Record<string, Text | List> = {};
  for (const name of SUPPLIER_FIELD_NAMES) values[keyOf(name)] = isListField(name) ? list(name) : text(name);
  return values;
};

const NAME_BY_WIRE = byWire<TextFieldName, ListFieldName>(
  (name) => name,
  (name) => name,
);

export const fieldNameOf = (field: InviteField): SupplierFieldName => NAME_BY_WIRE[field];
