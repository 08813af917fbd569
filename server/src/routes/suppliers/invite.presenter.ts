import type { Invite } from '@homologa/domain/suppliers/invite';
import type { InviteResponse } from '@homologa/domain/suppliers/invite.contract';
import { byWire } from '@homologa/domain/suppliers/supplier-fields';

export function presentInvite(supplier: Invite): InviteResponse {
  const [email = '', ...secondary] = supplier.emails;
  const fields = byWire(
    (name) => supplier[name],
    (name) => supplier[name],
  );
  return { ...fields, email, secondary_emails: secondary };
}
