import { CHAIN_START } from '@homologa/domain/audit/canonical-entry';
import { type ChainedEntry, commitTo, hashContent, hashLink, type NewLink } from './hash-entry';

export interface StoredLink extends NewLink {
  content: string | null;
  releasedAt: Date | null;
}

/**
 * How a chain is broken. `changed`: the entry is not what was linked; `missing`: the entry of a link is gone; `gap`:
 * links are gone; `rewritten`: a link does not continue the one before; `head`: the chain does not end where its head
 * says; `anchor`: a link is not what an anchor outside of the database says.
 */
type BreakKind = 'changed' | 'missing' | 'gap' | 'rewritten' | 'head' | 'anchor';

export interface ChainBreak {
  kind: BreakKind;
  seq: number;
  entryId: string | null;
}

/** Place from which a check starts: the link before it has been checked earlier. */
export interface ChainPosition {
  seq: number;
  hash: string;
}

export const BEGINNING: ChainPosition = { seq: 0, hash: CHAIN_START };

/** Breaks that are listed one by one; further ones are only counted. */
const LISTED = 20;

/**
 * Checks the links of one chain in their order. Goes on after a break with the stored hash, so that each break is found
 * once and at its own place.
 */
export class ChainCheck {
  readonly breaks: ChainBreak[] = [];
  counts = { entries: 0, erased: 0, released: 0, breaks: 0 };
  position: ChainPosition;
  /** Time of the newest entry checked. */
  lastAt: Date | null = null;
  readonly #anchors: ReadonlyMap<number, string>;

  /** `anchors` are hashes by place that are known from outside of the database. */
  constructor(from: ChainPosition = BEGINNING, anchors: ReadonlyMap<number, string> = new Map()) {
    this.position = from;
    this.#anchors = anchors;
  }

  add(link: StoredLink, entry: ChainedEntry | null): void {
    const { seq, id: entryId } = link;
    if (seq !== this.position.seq + 1) this.#report('gap', this.position.seq + 1, null);
    else if (link.prevHash !== this.position.hash) this.#report('rewritten', seq, entryId);
    this.#checkContent(link, entry);
    const anchored = this.#anchors.get(seq);
    if (anchored !== undefined && anchored !== link.hash) this.#report('anchor', seq, entryId);
    this.position = { seq, hash: link.hash };
    if (entry) this.lastAt = entry.createdAt;
  }

  /** Compares the last link with the stored head, and with anchors beyond it. */
  end(head: ChainPosition): void {
    const { seq, hash } = this.position;
    if (head.seq !== seq || head.hash !== hash) this.#report('head', Math.min(seq, head.seq) + 1, null);
    for (const anchored of this.#anchors.keys()) if (anchored > seq) this.#report('anchor', anchored, null);
  }

  #checkContent(link: StoredLink, entry: ChainedEntry | null): void {
    if (!entry) {
      if (link.releasedAt === null || link.content === null) {
        this.#report('missing', link.seq, link.id);
        return;
      }
      this.counts.released += 1;
      if (hashLink({ ...link, content: link.content }) !== link.hash) this.#report('changed', link.seq, link.id);
      return;
    }
    this.counts.entries += 1;
    const isErased = entry.address === null && link.commitment !== null && link.salt === null;
    if (isErased) this.counts.erased += 1;
    const content = hashContent(entry, link.commitment);
    if (hashLink({ ...link, content }) !== link.hash || !(isErased || isAddressOf(link, entry))) {
      this.#report('changed', link.seq, link.id);
    }
  }

  #report(kind: BreakKind, seq: number, entryId: string | null): void {
    this.counts.breaks += 1;
    if (this.breaks.length < LISTED) this.breaks.push({ kind, seq, entryId });
  }
}

function isAddressOf({ commitment, salt }: StoredLink, { address }: ChainedEntry): boolean {
  if (address === null) return commitment === null;
  return salt !== null && commitTo(address, salt) === commitment;
}
