import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex, type ListedEntry } from '../index/index-builder';
import { GROUPS } from '../index/index-data';
import { openIndex } from '../index/screening-index';
import { retrieve } from './retrieve';
import { prepareQueries, scoreRow } from './score-row';

const WORDS = 'ana maria anamaria mariana marina quimera quimira ficticia trasgo de la grifo al'.split(' ');

const listed = (value: string, place: number, schema: 'person' | 'organisation'): ListedEntry => ({
  list: 'fictional',
  entry: {
    sourceId: String(place),
    schema,
    names: [{ value, kind: 'primary' }],
    countries: [],
    birthDates: [],
    identifiers: [],
    programmes: [],
    topics: [],
  },
});
const indexOf = (names: readonly string[], schema: 'person' | 'organisation') =>
  openIndex(buildIndex(names.map((name, place) => listed(name, place, schema))));

it('finds the likeliest without looking at the others, whatever it looks at first', () => {
  const name = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const names = fc.array(name, { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(names, name, fc.integer({ min: 1, max: 8 }), (all, asked, most) => {
      const index = indexOf(all, 'person');
      const [query] = prepareQueries(index, asked, true);
      fc.pre(query !== undefined);
      if (!query) return;
      const ask = (wanted: { least?: number; most?: number }) =>
        retrieve(index, query.name, query.expansions, { groups: GROUPS.person, ...wanted });
      const found = ask({ most: Infinity });
      expect(ask({ most })).toEqual(found.slice(0, most));
      expect(ask({ least: 0.5 })).toEqual(found.filter(({ estimate }) => estimate >= 0.5));
      expect(ask({ most: Infinity })).toEqual(found);
    }),
  );
});

const OWN = 'quimerbank trasgosa grifanto basiliq mantic hipogrif'.split(' ');
const COMMON =
  'europe panama norte planta filial ingenieria comercializadora grupo banco servicios sociedade de e no 3'.split(' ');

it('finds every company whose whole name stands in the one that is looked for', () => {
  const word = fc.oneof(fc.constantFrom(...OWN), fc.constantFrom(...COMMON));
  const name = fc.array(word, { minLength: 2, maxLength: 3 }).map((words) => words.join(' '));
  const around = fc.array(word, { maxLength: 6 });
  const rest = 'consultoria ventolera ocre informatica montalva cordalia';
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 12 }),
      around,
      around,
      fc.nat(),
      (names, before, after, at) => {
        const index = indexOf(names, 'organisation');
        const asked = [...before, names[at % names.length], ...after, rest].join(' ');
        for (const query of prepareQueries(index, asked, false)) {
          const found = new Set(
            retrieve(index, query.sought, query.expansions, { groups: GROUPS.organisation, least: 0.5 }).map(
              ({ row }) => row,
            ),
          );
          for (const row of names.keys()) {
            if (scoreRow(index, query, row).isContained) expect(found, `${names[row]} in ${asked}`).toContain(row);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});
