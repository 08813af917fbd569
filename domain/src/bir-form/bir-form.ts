import { REPORT_FAMILY, type ReportFamily, type ReportType } from '../catalog/report-types';
import { needsPostalCode } from '../countries/address-parts';
import { type TaxIdKind, taxIdKindOf } from '../identity/tax-id';
import type { BirField } from './field';
import { BIR_FORM_FILE_KINDS, type BirFormFileKind } from './form-files';
import { type RegistrationLabel, registrationFieldsOf } from './registration-fields';
import {
  ACTIVITY_FIELDS,
  ADDRESS_FIELDS,
  BANK_FIELDS,
  FINANCIAL_FIELDS,
  IDENTITY_FIELDS,
  MANAGEMENT_FIELDS,
  OWNER_FIELDS,
  REFERENCE_FIELDS,
} from './section-fields';

/**
 * Sections in form order. `identity` is stored in the request's `company` and `country`; every other section is stored
 * under its id in `form`.
 */
export const BIR_SECTIONS = [
  'identity',
  'registration',
  'addresses',
  'owners',
  'management',
  'activity',
  'banks',
  'references',
  'financials',
] as const;
export type BirSectionId = (typeof BIR_SECTIONS)[number];
export type FormSectionId = Exclude<BirSectionId, 'identity'>;

const LIST_SECTIONS = ['owners', 'management', 'banks', 'references'] as const;
export type ListSectionId = (typeof LIST_SECTIONS)[number];

/** Maximum number of rows of a list; longer lists must be uploaded as a file. */
export const MAX_ROWS = 50;

export interface BirSection {
  id: BirSectionId;
  isList: boolean;
  fields: readonly BirField<BirLabel>[];
  minRows: number;
}

export interface BirForm {
  country: string;
  taxIdKind: TaxIdKind | null;
  sections: readonly BirSection[];
  files: readonly { kind: BirFormFileKind; isRequired: boolean }[];
}

type Named<Table extends readonly BirField[]> = Table[number]['label'];

export type BirLabel =
  | Named<typeof IDENTITY_FIELDS>
  | RegistrationLabel
  | Named<typeof ADDRESS_FIELDS>
  | Named<typeof OWNER_FIELDS>
  | Named<typeof MANAGEMENT_FIELDS>
  | Named<typeof ACTIVITY_FIELDS>
  | Named<typeof BANK_FIELDS>
  | Named<typeof REFERENCE_FIELDS>
  | Named<typeof FINANCIAL_FIELDS>;

interface Demands {
  banks: number;
  references: number;
  financials: boolean;
  files: readonly BirFormFileKind[];
}

const BASIC: Demands = { banks: 0, references: 1, financials: false, files: ['tax_certificate'] };
const FULL: Demands = {
  banks: 1,
  references: 2,
  financials: true,
  files: ['articles_of_incorporation', 'tax_certificate', 'financial_statements'],
};

const DEMANDS: Readonly<Record<ReportFamily, Demands>> = {
  bir: FULL,
  brazil: FULL,
  hom: { ...FULL, references: 3 },
  ckr: BASIC,
  ccr: BASIC,
  cfr: BASIC,
  questionnaire: BASIC,
};

const FIELDS: Readonly<Record<Exclude<BirSectionId, 'registration'>, readonly BirField<BirLabel>[]>> = {
  identity: IDENTITY_FIELDS,
  addresses: ADDRESS_FIELDS,
  owners: OWNER_FIELDS,
  management: MANAGEMENT_FIELDS,
  activity: ACTIVITY_FIELDS,
  banks: BANK_FIELDS,
  references: REFERENCE_FIELDS,
  financials: FINANCIAL_FIELDS,
};

function fieldsOf(id: BirSectionId, country: string, demands: Demands): readonly BirField<BirLabel>[] {
  if (id === 'registration') return registrationFieldsOf(country);
  const fields = FIELDS[id];
  if (id === 'financials' && !demands.financials) return fields.map((known) => ({ ...known, isRequired: false }));
  return id === 'addresses' ? addressFieldsOf(fields, country) : fields;
}

/** Requires state and postal code by the rules of the payment reference, which takes both from this form. */
function addressFieldsOf(fields: readonly BirField<BirLabel>[], country: string): BirField<BirLabel>[] {
  const required: Readonly<Record<string, boolean>> = {
    fiscal_state: country !== '',
    fiscal_postal_code: needsPostalCode(country),
  };
  return fields.map((known) => ({ ...known, isRequired: required[known.name] ?? known.isRequired }));
}

export const isListSection = (id: string): id is ListSectionId => LIST_SECTIONS.some((section) => section === id);

/**
 * Returns the form for a country and report type. `country` is a country id; the general form is returned for any other
 * text.
 */
export function birFormFor(country: string, reportType: ReportType): BirForm {
  const demands = DEMANDS[REPORT_FAMILY[reportType]];
  const minRows: Readonly<Record<ListSectionId, number>> = {
    owners: 1,
    management: 1,
    banks: demands.banks,
    references: demands.references,
  };
  return {
    country,
    taxIdKind: taxIdKindOf(country),
    sections: BIR_SECTIONS.map((id) => ({
      id,
      isList: isListSection(id),
      fields: fieldsOf(id, country, demands),
      minRows: isListSection(id) ? minRows[id] : 0,
    })),
    files: BIR_FORM_FILE_KINDS.map((kind) => ({ kind, isRequired: demands.files.includes(kind) })),
  };
}
