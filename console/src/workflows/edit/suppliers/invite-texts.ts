import { type Invite, normalizeInvite } from '@homologa/domain/suppliers/invite';
import type { InviteResponse } from '@homologa/domain/suppliers/invite.contract';
import { byName, byWire, type InviteField, SUPPLIER_FIELDS } from '@homologa/domain/suppliers/supplier-fields';

/** Typed texts of an invitation; e-mails and shareholders are comma-separated. */
export type InviteTexts = Record<InviteField, string>;

export const EMPTY_INVITE_TEXTS: InviteTexts = byWire(
  () => '',
  () => '',
);

export const inviteTextsOf = (invite: InviteResponse): InviteTexts =>
  byWire(
    (name) => invite[SUPPLIER_FIELDS[name].wire],
    (name) => invite[SUPPLIER_FIELDS[name].wire].join(', '),
  );

const invites = new WeakMap<InviteTexts, Invite>();

/** Parses a typed invitation for validation. Cached per object, because a table may have a thousand rows. */
export function inviteOfTexts(texts: InviteTexts): Invite {
  const known = invites.get(texts);
  if (known) return known;
  const invite = normalizeTexts(texts);
  invites.set(texts, invite);
  return invite;
}

const normalizeTexts = (texts: InviteTexts): Invite =>
  normalizeInvite(
    byName(
      (name) => texts[SUPPLIER_FIELDS[name].wire],
      (name) => texts[SUPPLIER_FIELDS[name].wire].split(','),
    ),
  );
