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
 * Invitation as the user typed it. The domain rules, not this schema, require and validate fields (reference 4.2).
 * `emails` is a list or a comma-separated text. `email` is put before `emails` and `secondary_emails` after it;
 * addresses that differ only in case are merged.
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

export const wrappedInvite = z.preprocess(
  (body) => (typeof body === 'object' && body !== null && 'invite' in body ? body.invite : body),
  inviteInput,
);

/** Stored invitation. `email` is the first address of `emails`; `secondary_emails` are the remaining addresses. */
export const inviteResponse = z.object({
  ...byWire(
    () => z.string(),
    () => z.array(z.string()),
  ),
  email: z.string(),
  secondary_emails: z.array(z.string()),
});
export type InviteResponse = z.infer<typeof inviteResponse>;
