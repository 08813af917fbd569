import { type Invite, normalizeInvite } from '@homologa/domain/suppliers/invite';
import type { InviteResponse } from '@homologa/domain/suppliers/invite.contract';

/** An invitation as typed: e-mails and shareholders as one text with commas. */
export type InviteTexts = Record<
  | 'company_name'
  | 'full_name'
  | 'emails'
  | 'country'
  | 'tax_id'
  | 'address'
  | 'sic'
  | 'phone'
  | 'duns_number'
  | 'shareholders',
  string
>;

export const EMPTY_INVITE_TEXTS: InviteTexts = {
  company_name: '',
  full_name: '',
  emails: '',
  country: '',
  tax_id: '',
  address: '',
  sic: '',
  phone: '',
  duns_number: '',
  shareholders: '',
};

/** A stored invitation as the table shows it. */
export const inviteTextsOf = (invite: InviteResponse): InviteTexts => ({
  company_name: invite.company_name,
  full_name: invite.full_name,
  emails: invite.emails.join(', '),
  country: invite.country,
  tax_id: invite.tax_id,
  address: invite.address,
  sic: invite.sic,
  phone: invite.phone,
  duns_number: invite.duns_number,
  shareholders: invite.shareholders.join(', '),
});

const invites = new WeakMap<InviteTexts, Invite>();

/** A typed invitation, normalized for the rules; once for each, as a table may hold a thousand. */
export function inviteOfTexts(texts: InviteTexts): Invite {
  const known = invites.get(texts);
  if (known) return known;
  const invite = normalizeTexts(texts);
  invites.set(texts, invite);
  return invite;
}

const normalizeTexts = (texts: InviteTexts): Invite =>
  normalizeInvite({
    companyName: texts.company_name,
    fullName: texts.full_name,
    emails: texts.emails.split(','),
    country: texts.country,
    taxId: texts.tax_id,
    address: texts.address,
    sic: texts.sic,
    phone: texts.phone,
    dunsNumber: texts.duns_number,
    shareholders: texts.shareholders.split(','),
  });
