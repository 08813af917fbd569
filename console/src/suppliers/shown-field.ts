import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import type { InviteResponse } from '@homologa/domain/suppliers/invite.contract';
import { isListField, SUPPLIER_FIELDS, type SupplierFieldName } from '@homologa/domain/suppliers/supplier-fields';
import type { Text } from '@homologa/web/texts/text';

export function shownField(invite: InviteResponse, name: SupplierFieldName, t: Text): string {
  if (isListField(name)) return invite[SUPPLIER_FIELDS[name].wire].join(', ');
  const { kind, wire } = SUPPLIER_FIELDS[name];
  const text = invite[wire];
  if (kind === 'country') return isCountryId(text) ? t(COUNTRY_NAMES[text]) : text;
  return kind === 'tax_id' ? formatTaxId(taxIdKindOf(invite.country), text) : text;
}
