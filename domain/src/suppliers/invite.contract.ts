import { z } from 'zod';
import { textList, typedText } from '../wire/common.contract';

const inviteFields = z.object({
  company_name: typedText(),
  full_name: typedText(),
  emails: textList(),
  email: typedText(),
  secondary_emails: textList(),
  country: typedText(100),
  tax_id: typedText(100),
  address: typedText(1000),
  sic: typedText(100),
  phone: typedText(100),
  duns_number: typedText(100),
  shareholders: textList(),
});

/**
 * A supplier's invitation as a person typed it: nothing is required here, the rules judge it (client-platform.md
 * section 5). `emails` is a list or one text with commas; `email` and `secondary_emails` are taken in front of it
 * and behind it, each address once, compared case-blind.
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
  company_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  emails: z.array(z.string()),
  secondary_emails: z.array(z.string()),
  country: z.string(),
  tax_id: z.string(),
  address: z.string(),
  sic: z.string(),
  phone: z.string(),
  duns_number: z.string(),
  shareholders: z.array(z.string()),
});
export type InviteResponse = z.infer<typeof inviteResponse>;
