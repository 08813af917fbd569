import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths';
import { OWNERS, WRITTEN_BY_TRIGGERS } from './table-owners.mjs';

test('every table of the schema has exactly one owner', () => {
  const dir = inRoot('prisma', 'schema');
  const schema = readdirSync(dir)
    .map((file) => readFileSync(`${dir}/${file}`, 'utf8'))
    .join('\n');
  const tables = [...schema.matchAll(/^model (\w+) \{/gm)].map(([, table]) => table);
  const owned = [...OWNERS.keys(), ...WRITTEN_BY_TRIGGERS];
  expect(owned).toHaveLength(tables.length);
  expect(new Set(owned)).toEqual(new Set(tables));
});
