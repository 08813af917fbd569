import { createHash, createHmac } from 'node:crypto';
import { canonicalEntry, canonicalLink, type EntryContent } from '@homologa/domain/audit/canonical-entry';

/** Entry with its address, which the hash covers only by a commitment. */
export interface ChainedEntry extends EntryContent {
  address: string | null;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hash that stands for an address: without the salt nobody can find the address by trying all of them. */
export const commitTo = (address: string, salt: string): string =>
  createHmac('sha256', salt).update(address).digest('hex');

export const hashContent = (entry: ChainedEntry, commitment: string | null): string =>
  sha256(canonicalEntry(entry, commitment));

export const hashLink = (link: { seq: number; prevHash: string; content: string }): string =>
  sha256(canonicalLink(link));

export interface NewLink {
  id: string;
  seq: number;
  prevHash: string;
  hash: string;
  commitment: string | null;
  salt: string | null;
}

/** Builds the links of entries that follow the head of their chain, in the given order. */
export function buildLinks(
  head: { seq: number; hash: string },
  entries: readonly ChainedEntry[],
  newSalt: () => string,
): NewLink[] {
  let { seq, hash } = head;
  return entries.map((entry) => {
    const salt = entry.address === null ? null : newSalt();
    const commitment = entry.address === null || salt === null ? null : commitTo(entry.address, salt);
    const prevHash = hash;
    seq += 1;
    hash = hashLink({ seq, prevHash, content: hashContent(entry, commitment) });
    return { id: entry.id, seq, prevHash, hash, commitment, salt };
  });
}
