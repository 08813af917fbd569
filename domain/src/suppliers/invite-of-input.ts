import type { Invite } from './invite';
import type { InviteInput } from './invite.contract';
import { byName, SUPPLIER_FIELDS } from './supplier-fields';

export const inviteOfInput = (input: InviteInput): Invite =>
  byName(
    (name) => input[SUPPLIER_FIELDS[name].wire],
    (name) => input[SUPPLIER_FIELDS[name].wire],
  );
