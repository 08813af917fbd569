/** Content of an audit entry that its hash covers. `address` is covered by a commitment, so that it can be erased. */
export interface EntryContent {
  id: string;
  companyId: string | null;
  actorKind: string;
  actorId: string | null;
  behalfOfId: string | null;
  action: string;
  objectType: string;
  objectId: string | null;
  facts: unknown;
  requestId: string | null;
  operator: string | null;
  createdAt: Date;
}

/** Version of the canonical form, part of every hash: a changed form needs another number. */
const FORM = 1;

/** Hash before the first link of every chain. */
export const CHAIN_START = '0'.repeat(64);

/**
 * Formats a JSON value as the one text that every program agrees on: keys in the order of their UTF-16 units, no spaces.
 * PostgreSQL's jsonb does not keep the order of keys.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`);
  return `{${parts.join(',')}}`;
}

/** Canonical text of an entry's immutable content. `commitment` stands for its address; null without an address. */
export const canonicalEntry = (entry: EntryContent, commitment: string | null): string =>
  canonicalJson({
    form: FORM,
    id: entry.id,
    company: entry.companyId,
    actor: { kind: entry.actorKind, id: entry.actorId, behalf_of: entry.behalfOfId, operator: entry.operator },
    action: entry.action,
    object: { type: entry.objectType, id: entry.objectId },
    facts: entry.facts,
    request: entry.requestId,
    address: commitment,
    at: entry.createdAt.toISOString(),
  });

/** Canonical text of a link: its place, the hash before, and the hash of the entry's content. */
export const canonicalLink = (link: { seq: number; prevHash: string; content: string }): string =>
  canonicalJson({ form: FORM, seq: link.seq, prev: link.prevHash, content: link.content });
