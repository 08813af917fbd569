import type { SupplierRecord } from '@homologa/core/suppliers/supplier-record';
import type { InviteResponse } from '@homologa/domain/suppliers/invite.contract';

type InviteColumns = Pick<
  SupplierRecord,
  | 'companyName'
  | 'fullName'
  | 'emails'
  | 'country'
  | 'taxId'
  | 'address'
  | 'sic'
  | 'phone'
  | 'dunsNumber'
  | 'shareholders'
>;

/** The invitation as stored; `email` is the first of `emails`. */
export function presentInvite(supplier: InviteColumns): InviteResponse {
  const [email = '', ...secondary] = supplier.emails;
  return {
    company_name: supplier.companyName,
    full_name: supplier.fullName,
    email,
    emails: supplier.emails,
    secondary_emails: secondary,
    country: supplier.country,
    tax_id: supplier.taxId,
    address: supplier.address,
    sic: supplier.sic,
    phone: supplier.phone,
    duns_number: supplier.dunsNumber,
    shareholders: supplier.shareholders,
  };
}
