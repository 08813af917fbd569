import type { Invite } from '@homologa/domain/suppliers/invite';
import type { InviteResponse } from '@homologa/domain/suppliers/invite.contract';

/** The invitation as stored; `email` is the first of `emails`. */
export function presentInvite(supplier: Invite): InviteResponse {
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
