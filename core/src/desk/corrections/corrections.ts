import { findCountry } from '@homologa/domain/countries/find-country';
import type { CorrectionsInput } from '@homologa/domain/desk/desk.contract';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { hasOnlyTaxIdCharacters, isValidTaxId, normalizeTaxId } from '@homologa/domain/identity/tax-id';
import { isPossibleWebsite } from '@homologa/domain/identity/website';
import { singleLine } from '@homologa/domain/language/single-line';
import {
  CORRECTED_FIELD_NAMES,
  type CorrectedFieldName,
  SUPPLIER_FIELDS,
} from '@homologa/domain/suppliers/supplier-fields';
import type { Supplier } from '@homologa/prisma/models';

type CorrectedField = CorrectedFieldName | 'website';
const FIELDS: readonly CorrectedField[] = [...CORRECTED_FIELD_NAMES, 'website'];

const wireNameOf = (field: CorrectedField): keyof CorrectionsInput =>
  field === 'website' ? field : SUPPLIER_FIELDS[field].wire;

export type Corrections = Partial<Record<CorrectedField, string>>;

export function readCorrections(input: CorrectionsInput, supplier: Supplier): Corrections {
  const entries = FIELDS.flatMap((field) => {
    const typed = input[wireNameOf(field)];
    if (typed === undefined) return [];
    const stored = storedForm(field, singleLine(typed));
    return stored === (supplier[field] ?? '') ? [] : [[field, stored] as const];
  });
  return Object.fromEntries(entries);
}

function storedForm(field: CorrectedField, text: string): string {
  if (field === 'country') return findCountry(text)?.id ?? text;
  return field === 'taxId' && hasOnlyTaxIdCharacters(text) ? normalizeTaxId(text) : text;
}

export function checkCorrections(corrections: Corrections, supplier: Supplier): Violation[] {
  const found: Violation[] = [];
  const country = corrections.country ?? supplier.country;
  if (corrections.companyName === '') found.push(violation('company_name_required', 'company.company_name'));
  if (corrections.country !== undefined && !findCountry(corrections.country)) {
    found.push(violation('invalid_input', 'company.country'));
  }
  if (corrections.taxId && !isPossibleTaxId(country, corrections.taxId)) {
    found.push(violation(country === 'brazil' ? 'cnpj_invalid' : 'invalid_input', 'company.tax_id'));
  }
  if (!isPossibleWebsite(corrections.website ?? '')) found.push(violation('website_invalid', 'company.website'));
  return found;
}

const isPossibleTaxId = (country: string, taxId: string): boolean =>
  country === 'brazil' ? isValidTaxId('cnpj', taxId) : hasOnlyTaxIdCharacters(taxId);
