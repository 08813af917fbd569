import type { Invite } from './invite';
import type { InviteInput } from './invite.contract';
import { byName, SUPPLIER_FIELDS } from './supplier-fields';

/** An invitation as it was typed, in the words of the rules; nothing of it is normalized. */
export const inviteOfInput = (input: InviteInput): Invite =>
  byName(
    (name) => input[SUPPLIER_FIELDS[name].wire],
    (name) => input[SUPPLIER_FIELDS[name].wire],
  );
