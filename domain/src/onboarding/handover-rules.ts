import { type Violation, violation } from '../errors/error-codes';
import { isValidEmail } from '../identity/email';
import { normalizeEmail } from '../identity/normalize-email';
import { holdsAddress } from '../identity/person-name';

/** Who asks for a handover: the invited person names a colleague, or the colleague asks for the own link. */
export const HANDOVER_ASKERS = ['invited', 'colleague'] as const;
export type HandoverAsker = (typeof HANDOVER_ASKERS)[number];

export const HANDOVER_NOTE_MAX = 500;

/**
 * Checks the person who shall take over. `present`: the e-mails of the person or persons who answer at present, who
 * cannot take over from themselves.
 */
export function checkColleague(
  { fullName, email, note }: { fullName: string; email: string; note: string },
  present: readonly string[],
): Violation[] {
  const isPresent = present.some((each) => normalizeEmail(each) === normalizeEmail(email));
  return [
    ...(fullName.trim() === '' ? [violation('all_fields_required', 'full_name')] : []),
    ...(holdsAddress(fullName) ? [violation('name_holds_address', 'full_name')] : []),
    ...(holdsAddress(note) ? [violation('note_holds_address', 'note')] : []),
    ...(isValidEmail(email) ? [] : [violation('email_invalid', 'email')]),
    ...(isPresent ? [violation('handover_to_present_person', 'email')] : []),
  ];
}
