import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEGINNING, ChainCheck, type StoredLink } from './check-chain';
import { buildLinks, type ChainedEntry, hashContent } from './hash-entry';

const uuid = (number: number): string => `019ac000-0000-7000-8000-${`${number}`.padStart(12, '0')}`;

const entryOf = (number: number, more: Partial<ChainedEntry> = {}): ChainedEntry => ({
  id: uuid(number),
  companyId: uuid(9_999),
  actorKind: 'user',
  actorId: uuid(8_888),
  behalfOfId: null,
  action: 'company.rename',
  objectType: 'company',
  objectId: uuid(9_999),
  facts: { changed: ['name'], number },
  requestId: null,
  operator: null,
  address: number % 2 === 0 ? '192.0.2.7' : null,
  createdAt: new Date(1_795_000_000_000 + number),
  ...more,
});

const chainOf = (count: number) => {
  const entries = Array.from({ length: count }, (_, at) => entryOf(at + 1));
  let salts = 0;
  const links: StoredLink[] = buildLinks(BEGINNING, entries, () => `salt-${(salts += 1)}`).map((link) => ({
    ...link,
    content: null,
    releasedAt: null,
  }));
  return { entries: new Map<string, ChainedEntry>(entries.map((entry) => [entry.id, entry])), links };
};

function checked(
  { entries, links }: Pick<ReturnType<typeof chainOf>, 'entries' | 'links'>,
  { head, anchors }: { head?: { seq: number; hash: string }; anchors?: ReadonlyMap<number, string> } = {},
) {
  const check = new ChainCheck(BEGINNING, anchors);
  for (const link of links) check.add(link, entries.get(link.id) ?? null);
  check.end(head ?? links.at(-1) ?? BEGINNING);
  return check;
}

const indexed = (count: number) => fc.nat(count - 1);
const COUNT = 8;

describe('an untouched chain', () => {
  test('is whole however many batches linked it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 5 }), (count, batch) => {
        const whole = chainOf(count);
        const entries = [...whole.entries.values()];
        let head = BEGINNING;
        let salts = 0;
        const links = [];
        for (let at = 0; at < count; at += batch) {
          const some = buildLinks(head, entries.slice(at, at + batch), () => `salt-${(salts += 1)}`);
          links.push(...some);
          head = some.at(-1) ?? head;
        }
        expect(links.map(({ hash }) => hash)).toEqual(whole.links.map(({ hash }) => hash));
        expect(checked(whole).counts).toEqual({ entries: count, erased: 0, released: 0, breaks: 0 });
      }),
      { numRuns: 30 },
    );
  });
});

describe('a chain that was tampered with', () => {
  const CHANGES: readonly Partial<ChainedEntry>[] = [
    { facts: { changed: ['name'], number: 0 } },
    { actorId: uuid(7_777) },
    { action: 'company.delete_label' },
    { createdAt: new Date(0) },
    { objectId: null },
    { operator: 'eva' },
    { requestId: 'r-2' },
    { behalfOfId: uuid(1) },
    { address: '192.0.2.8' },
  ];

  test('names the changed entry, whatever was changed in it, and no other', () => {
    fc.assert(
      fc.property(indexed(COUNT), fc.constantFrom(...CHANGES), (at, change) => {
        const chain = chainOf(COUNT);
        const id = uuid(at + 1);
        chain.entries.set(id, { ...entryOf(at + 1), ...change });
        expect(checked(chain).breaks).toEqual([{ kind: 'changed', seq: at + 1, entryId: id }]);
      }),
      { numRuns: 60 },
    );
  });

  test('names a missing entry and a missing link', () => {
    fc.assert(
      fc.property(indexed(COUNT - 1), (at) => {
        const chain = chainOf(COUNT);
        chain.entries.delete(uuid(at + 1));
        expect(checked(chain).breaks).toEqual([{ kind: 'missing', seq: at + 1, entryId: uuid(at + 1) }]);
        chain.links.splice(at, 1);
        expect(checked(chain).breaks[0]).toEqual({ kind: 'gap', seq: at + 1, entryId: null });
      }),
      { numRuns: 20 },
    );
  });

  test('names the link after one that was rewritten with its entry', () => {
    const chain = chainOf(COUNT);
    const changed = { ...entryOf(3), action: 'company.delete_label' };
    chain.entries.set(changed.id, changed);
    const [forged] = buildLinks({ seq: 2, hash: chain.links[1]?.hash ?? '' }, [changed], () => 'salt');
    chain.links[2] = { ...(forged as StoredLink), content: null, releasedAt: null };
    expect(checked(chain).breaks).toEqual([{ kind: 'rewritten', seq: 4, entryId: uuid(4) }]);
  });

  test('names a cut end by the head, and by an anchor where the head was cut too', () => {
    const chain = chainOf(COUNT);
    const last = chain.links.at(-1) as StoredLink;
    chain.links.pop();
    expect(checked(chain, { head: last }).breaks).toEqual([{ kind: 'head', seq: COUNT, entryId: null }]);
    expect(checked(chain, { anchors: new Map([[COUNT, last.hash]]) }).breaks).toEqual([
      { kind: 'anchor', seq: COUNT, entryId: null },
    ]);
  });

  test('names an anchor that a wholly rewritten chain does not meet', () => {
    const anchors = new Map([[3, chainOf(COUNT).links[2]?.hash ?? '']]);
    const entries = new Map([...chainOf(COUNT).entries].map(([id, entry]) => [id, { ...entry, requestId: 'forged' }]));
    const links = buildLinks(BEGINNING, [...entries.values()], () => 'salt').map((link) => ({
      ...link,
      content: null,
      releasedAt: null,
    }));
    expect(checked({ entries, links }).breaks).toEqual([]);
    expect(checked({ entries, links }, { anchors }).breaks).toEqual([{ kind: 'anchor', seq: 3, entryId: uuid(3) }]);
  });
});

describe('erasure and retention', () => {
  test('an erased address keeps the chain whole and is counted', () => {
    const chain = chainOf(COUNT);
    chain.entries.set(uuid(2), entryOf(2, { address: null }));
    chain.links[1] = { ...(chain.links[1] as StoredLink), salt: null };
    expect(checked(chain).counts).toEqual({ entries: COUNT, erased: 1, released: 0, breaks: 0 });
  });

  test('an address that is removed while its salt is kept was not erased by the product', () => {
    const chain = chainOf(COUNT);
    chain.entries.set(uuid(2), entryOf(2, { address: null }));
    expect(checked(chain).breaks).toEqual([{ kind: 'changed', seq: 2, entryId: uuid(2) }]);
  });

  test('a released entry is covered by its content’s hash, and a forged one is found', () => {
    const chain = chainOf(COUNT);
    const link = chain.links[3] as StoredLink;
    const content = hashContent(entryOf(4), link.commitment);
    chain.entries.delete(uuid(4));
    chain.links[3] = { ...link, content, releasedAt: new Date(0) };
    expect(checked(chain).counts).toEqual({ entries: COUNT - 1, erased: 0, released: 1, breaks: 0 });
    chain.links[3] = { ...link, content: 'forged', releasedAt: new Date(0) };
    expect(checked(chain).breaks).toEqual([{ kind: 'changed', seq: 4, entryId: uuid(4) }]);
  });
});
