import { z } from 'zod';
import { textList, typedText } from '../wire/common.contract';
import { byWire, SUPPLIER_FIELDS } from './supplier-fields';

const inviteFields = z.object({
  ...byWire(
    (name) => typedText(SUPPLIER_FIELDS[name].limit),
    (name) => textList(SUPPLIER_FIELDS[name].limit),
  ),
  email: typedText(),
  secondary_emails: textList(),
});

/**
 * A supplier's invitation as a person typed it: nothing is required here, the rules judge it (reference 4.2). `emails`
 * is a list or one text with commas; `email` and `secondary_emails` are taken in front of it and behind it, each
 * address once, compared case-blind.
 */
export const inviteInput = inviteFields.transform(({ email, secondary_emails, emails, ...invite }) => {
  const seen = new Set<string>();
  const each = [email, ...emails, ...secondary_emails].filter((entry) => {
    const key = entry.toLowerCase();
    const isNew = key !== '' && !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return { ...invite, emails: each };
});
export type InviteInput = z.infer<typeof inviteInput>;

/** The payload of a single add: the invitation itself, or under `invite` as the entity has it. */
export const wrappedInvite = z.preprocess(
  (body) => (typeof body === 'object' && body !== null && 'invite' in body ? body.invite : body),
  inviteInput,
);

/** The invitation as stored. `email` is the first of `emails`, `secondary_emails` the others. */
export const inviteResponse = z.object({
  ...byWire(
    () => z.string(),
    () => z.array(z.string()),
  ),
  email: z.string(),
  secondary_emails: z.array(z.string()),
});
export type InviteResponse = z.infer<typeof inviteResponse>;
