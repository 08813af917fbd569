import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalEntry, canonicalJson, canonicalLink, type EntryContent } from './canonical-entry';

const ENTRY: EntryContent = {
  id: '019ac000-0000-7000-8000-000000000001',
  companyId: null,
  actorKind: 'user',
  actorId: '019ac000-0000-7000-8000-000000000002',
  behalfOfId: null,
  action: 'company.rename',
  objectType: 'company',
  objectId: '019ac000-0000-7000-8000-000000000003',
  facts: { to: 'Ñandú "S.A."', from: null, changed: ['name', 'legal_name'] },
  requestId: 'r-1',
  operator: null,
  createdAt: new Date('2026-11-28T12:00:00.123Z'),
};

test('the canonical text of an entry is pinned, because a changed form would break every stored chain', () => {
  expect(canonicalEntry(ENTRY, 'c0ffee')).toBe(
    '{"action":"company.rename","actor":{"behalf_of":null,"id":"019ac000-0000-7000-8000-000000000002","kind":"user",' +
      '"operator":null},"address":"c0ffee","at":"2026-11-28T12:00:00.123Z","company":null,' +
      '"facts":{"changed":["name","legal_name"],"from":null,"to":"Ñandú \\"S.A.\\""},"form":1,' +
      '"id":"019ac000-0000-7000-8000-000000000001","object":{"id":"019ac000-0000-7000-8000-000000000003",' +
      '"type":"company"},"request":"r-1"}',
  );
  expect(canonicalLink({ seq: 1, prevHash: 'a', content: 'b' })).toBe('{"content":"b","form":1,"prev":"a","seq":1}');
});

/** The same value with the keys of every object in the reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, reversed(part)] as const)
      .toReversed(),
  );
}

test('the order of keys does not change the canonical text, and the text parses to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      const text = canonicalJson(plain);
      expect(canonicalJson(reversed(plain))).toBe(text);
      expect(JSON.parse(text)).toEqual(plain);
    }),
    { numRuns: 200 },
  );
});
