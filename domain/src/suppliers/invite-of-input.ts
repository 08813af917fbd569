import type { Invite } from './invite';
import type { InviteInput } from './invite.contract';

/** An invitation as it was typed, in the words of the rules; nothing of it is normalized. */
export const inviteOfInput = (input: InviteInput): Invite => ({
  companyName: input.company_name,
  fullName: input.full_name,
  emails: input.emails,
  country: input.country,
  taxId: input.tax_id,
  address: input.address,
  sic: input.sic,
  phone: input.phone,
  dunsNumber: input.duns_number,
  shareholders: input.shareholders,
});
